import type { ReactNode } from 'react';
import type { Live } from '../../data/index.ts';
import { PageFailed } from './page-failed.tsx';

type LivePageProps<T> = {
  readonly live: Live<T | null>;
  readonly loading: ReactNode;
  readonly failed: Omit<Parameters<typeof PageFailed>[0], 'onRetry'>;
  readonly missing: ReactNode;
  readonly children: (found: T) => ReactNode;
};

export function LivePage<T>({ live, loading, failed, missing, children }: LivePageProps<T>) {
  if (live.status === 'loading') return loading;
  if (live.status === 'failed') return <PageFailed {...failed} onRetry={live.retry} />;
  return live.data === null ? missing : children(live.data);
}
