import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { afterFirstPaint } from './after-first-paint.ts';

type Loaded<P> = { readonly Providers: ComponentType<{ children: ReactNode }>; readonly Content: ComponentType<P> };

interface LazyLiveOptions<P> {
  /** Shown while code or Firebase is on its way; should take the same room as the content. */
  readonly fallback: (props: P) => ReactNode;
  /** Shown when the code could not be fetched; a panel with 'Try Again' when left out. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/**
 * Makes a component that brings Firebase and its own code in after the first paint, and shows `fallback` meanwhile: the
 * boundary between the static page and what is live on it. A fetch that fails (a tunnel, a bad connection) can be tried
 * again, unlike React.lazy, which remembers a rejection for good.
 */
export function lazyLive<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback, failed }: LazyLiveOptions<P>,
): ComponentType<P> {
  let loaded: Loaded<P> | undefined;
  let pending: Promise<void> | undefined;

  const fetchOnce = () => {
    pending ??= afterFirstPaint()
      .then(() => Promise.all([import('./providers.tsx'), load()]))
      .then(([providers, content]) => {
        loaded = { Providers: providers.FirebaseProviders, Content: content };
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  return function LazyLive(props: P) {
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
  };
}
