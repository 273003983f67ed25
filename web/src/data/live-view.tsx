import type { ReactNode } from 'react';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { Live } from './live.ts';

type LiveViewProps<T> = {
  readonly live: Live<T>;
  readonly loading: ReactNode;
  /** The message of the panel with 'Try Again'. */
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
};

/** Draws one of the three states of live data, so that no screen can forget one. */
export function LiveView<T>({ live, loading, failed, children }: LiveViewProps<T>) {
  if (live.status === 'loading') return loading;
  if (live.status === 'failed') return <ErrorPanel message={failed} onRetry={live.retry} />;
  return children(live.data);
}
