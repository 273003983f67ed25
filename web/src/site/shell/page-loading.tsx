import type { ReactNode } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Surface } from '../../ui/surface.tsx';
import styles from './page.module.css';
import { PageMeta } from './page-meta.tsx';

export function PageLoading({ head }: { readonly head?: ReactNode }) {
  if (head) {
    return (
      <>
        {head}
        <Surface material="paper" torn className={styles.tall}>
          <Loading text="Loading..." />
        </Surface>
      </>
    );
  }
  return (
    <Surface material="brick" className={styles.tall}>
      <PageMeta description="Self-guided street-art hunts in London, played by text." />
      <Loading text="Loading...">
        <div className={styles.stack}>
          <Skeleton width="min(28rem, 80%)" height="4.5rem" />
          <Skeleton width="min(40rem, 100%)" height="1.25rem" />
          <Skeleton width="min(36rem, 90%)" height="1.25rem" />
        </div>
      </Loading>
    </Surface>
  );
}
