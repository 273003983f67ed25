import {
  type ComponentType,
  Fragment,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { afterFirstPaint } from '../firebase/after-first-paint.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { useTakingOver } from './use-hydrating.ts';

type Loaded<P> = { readonly Providers: ComponentType<{ children: ReactNode }>; readonly Content: ComponentType<P> };

type LazyLiveOptions<P> = {
  /** Shown while code or Firebase is on its way; should take the same room as the content. */
  readonly fallback: (props: P) => ReactNode;
  /** Shown when the code could not be fetched; a panel with 'Try Again' when left out. */
  readonly failed?: (retry: () => void) => ReactNode;
  /**
   * `false` leaves it out of documents: what is typed into a form, or pressed, before the application has taken over would be
   * lost. The fallback stands there instead.
   */
  readonly drawn?: boolean;
  /** Nothing in it is live by itself: it comes without Firebase. */
  readonly still?: boolean;
};

const parts = new Set<() => Promise<void>>();

/** Where documents are drawn: brings in the code of every part, for there nothing is drawn twice. */
export async function loadParts(): Promise<void> {
  // A part may bring parts of its own.
  for (let known = -1; known !== parts.size; ) {
    known = parts.size;
    await Promise.all([...parts].map((part) => part()));
  }
}

/**
 * Makes a component that brings Firebase and its own code in after the first paint, and shows `fallback` meanwhile: the
 * boundary between the static page and what is live on it. A fetch that fails (a tunnel, a bad connection) can be tried
 * again, unlike React.lazy, which remembers a rejection for good. What the document holds of it already stays until the
 * component can take it over.
 */
export function lazyLive<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback, failed, drawn = true, still = false }: LazyLiveOptions<P>,
): ComponentType<P> {
  let loaded: Loaded<P> | undefined;
  let pending: Promise<void> | undefined;
  let takenOver: Promise<void> | undefined;

  if (import.meta.env.SSR && drawn) {
    parts.add(async () => {
      loaded ??= { Providers: Fragment, Content: await load() };
    });
  }

  const fetchOnce = () => {
    pending ??= afterFirstPaint()
      .then(() => Promise.all([still ? null : import('../firebase/providers.tsx'), load()]))
      .then(([providers, content]) => {
        loaded = { Providers: providers?.FirebaseProviders ?? Fragment, Content: content };
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  /** Once only: should it fail, the fallback takes the place of what the document holds, and tries again. */
  const takeOver = () => {
    takenOver ??= fetchOnce().catch(() => undefined);
    return takenOver;
  };

  function Part(props: P) {
    const isTakingOver = useTakingOver();
    if (!import.meta.env.SSR && drawn && isTakingOver && !loaded) use(takeOver());
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(loaded ? 'ready' : 'loading');
    const attempt = useCallback(() => {
      let mounted = true;
      setState(loaded ? 'ready' : 'loading');
      if (!loaded) {
        fetchOnce().then(
          () => mounted && setState('ready'),
          (error: unknown) => {
            console.error('A part of the page could not be loaded', error);
            if (mounted) setState('failed');
          },
        );
      }
      return () => {
        mounted = false;
      };
    }, []);
    useEffect(() => attempt(), [attempt]);

    if (state === 'ready' && loaded) {
      const { Providers, Content } = loaded;
      return (
        <Providers>
          <Content {...props} />
        </Providers>
      );
    }
    if (state === 'failed') {
      return failed ? (
        failed(attempt)
      ) : (
        <ErrorPanel message="This part of the page could not be loaded." onRetry={attempt} />
      );
    }
    return <Fallback {...props} />;
  }

  // While its document is taken over, a part that is drawn again for no reason of its own would lose what is there.
  return memo(function LazyLive(props: P) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }) as ComponentType<P>;
}
