import type { ReactNode } from 'react';
import type { Live } from '../../data/index.ts';
import { PageFailed } from './page-failed.tsx';

type LivePageProps<T> = {
  readonly live: Live<T | null>;
  /** Takes the page's place while its document loads. */
  readonly loading: ReactNode;
  /** What the page says when its document could not be loaded. */
  readonly failed: Omit<Parameters<typeof PageFailed>[0], 'onRetry'>;
  /** The page without a document. */
  readonly missing: ReactNode;
  readonly children: (found: T) => ReactNode;
};

/** A page of one document, live: while it loads, when that failed, without it and with it. */
export function LivePage<T>({ live, loading, failed, missing, children }: LivePageProps<T>) {
  if (live.status === 'loading') return loading;
  if (live.status === 'failed') return <PageFailed {...failed} onRetry={live.retry} />;
  return live.data === null ? missing : children(live.data);
}
