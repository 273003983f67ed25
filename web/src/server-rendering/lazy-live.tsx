import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { useHydrating } from './use-hydrating.ts';

type LazyLiveOptions<P> = {
  /** Shown while code or Firebase is loading. It should take the same room as the content. */
  readonly fallback: (props: P) => ReactNode;
  /** Shown when the code could not be fetched. The default is a panel with 'Try Again'. */
  readonly failed?: () => ReactNode;
  /** `false` for forms: what visitors typed before hydration would be lost. */
  readonly ssr?: boolean;
  /** `false` for content with nothing live in it. */
  readonly firebase?: boolean;
};

const databaseReady = async () => (await import('../firebase/dead-database.ts')).ready;

const loaders = new Set<() => Promise<void>>();

/** On the server, which renders a page only once: loads the code of every lazy component first. */
export async function loadAll(): Promise<void> {
  // A component may bring lazy components of its own.
  for (let known = -1; known !== loaders.size; ) {
    known = loaders.size;
    await Promise.all([...loaders].map((load) => load()));
  }
}

/**
 * Reloads the page: a browser may remember that a script could not be fetched, and a deploy may
 * have replaced it. A request goes first, because without a connection the page that is here is
 * better than none.
 */
const reload = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    (error: unknown) => console.error('The page cannot be asked for', error),
  );

const LoadFailed = () => (
  <ErrorPanel message="This part of the page could not be loaded." onRetry={() => void reload()} />
);

/**
 * Makes a component that loads Firebase and its own code. It is the boundary between the static
 * page and a live part of it, which React hydrates by itself: server-rendered HTML stays until the
 * code is there. (React.lazy would keep a fallback on screen for at least 300 ms.)
 */
export function lazyLive<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback, failed: Failed = LoadFailed, ssr = true, firebase = true }: LazyLiveOptions<P>,
): ComponentType<P> {
  let Content: ComponentType<P> | undefined;
  let pending: Promise<void> | undefined;
  let settled: Promise<void> | undefined;

  if (import.meta.env.SSR && ssr) {
    loaders.add(async () => {
      Content ??= await load();
    });
  }

  const fetchOnce = () => {
    pending ??= Promise.all([load(), firebase && databaseReady()]).then(([content]) => {
      Content = content;
    });
    return pending;
  };

  /** Waits for the first try only. When that fails, the fallback replaces the server's HTML. */
  const settle = () => {
    settled ??= fetchOnce().catch(() => undefined);
    return settled;
  };

  function Part(props: P) {
    const isHydrating = useHydrating();
    // A part that has waited asks again when React repeats the render, even with its code there:
    // otherwise React takes the hooks below for those of an update, and gives up hydrating.
    if (!import.meta.env.SSR && ssr && isHydrating && (!Content || settled)) use(settle());
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Content ? 'ready' : 'loading');
    useEffect(() => {
      window.dispatchEvent(new Event('hydrated'));
      fetchOnce().then(
        () => setState('ready'),
        (error: unknown) => {
          console.error('A part of the page could not be loaded', error);
          setState('failed');
        },
      );
    }, []);

    if (state === 'failed') return <Failed />;
    if (!Content || state === 'loading') return <Fallback {...props} />;
    return <Content {...props} />;
  }

  // Memoised: if the parent's render reached this part before hydration, React would discard the
  // server's HTML.
  return memo(function LazyLive(props: P) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }) as ComponentType<P>;
}
