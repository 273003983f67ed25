import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { type Live, malformedPaths } from './live.ts';

/** Renders the paths of unreadable documents. Only the back office provides such a component. */
export const MalformedRowsContext = createContext<ComponentType<{ paths: readonly string[] }> | null>(null);

type LiveViewProps<T> = {
  readonly live: Live<T>;
  readonly loading: ReactNode;
  /** The message of the panel with 'Try Again'. */
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
};

export function LiveView<T>({ live, loading, failed, children }: LiveViewProps<T>) {
  const BrokenRows = use(MalformedRowsContext);
  if (live.status === 'loading') return loading;
  if (live.status === 'failed') return <ErrorPanel message={failed} onRetry={live.retry} />;
  return (
    <>
      {children(live.data)}
      {BrokenRows && <BrokenRows paths={malformedPaths(live)} />}
    </>
  );
}
