import { contestTexts } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import type { Live } from '../../../data/index.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { LivePage } from '../../shell/live-page.tsx';
import { LostPage } from '../../shell/lost-page.tsx';
import page from '../../shell/page.module.css';
import { PageMeta } from '../../shell/page-meta.tsx';
import type { Photo } from '../data.ts';
import styles from './submission.module.css';
import { SubmissionDetail } from './submission-detail.tsx';

export function SubmissionView({ live }: { readonly live: Live<Photo | null> }) {
  return (
    <LivePage
      live={live}
      loading={<SubmissionLoading />}
      failed={{
        title: 'Photo contest',
        message: contestTexts.photoFailed,
        back: { to: routes.contest, label: contestTexts.backToContest },
      }}
      missing={<SubmissionNotFound reason={contestTexts.notFoundError} />}
    >
      {(photo) => <SubmissionDetail photo={photo} />}
    </LivePage>
  );
}

function SubmissionLoading() {
  return (
    <Surface material="brick" className={page.tall}>
      <PageMeta title="Photo contest" description="A photo of London street art." />
      <Loading text={contestTexts.photoLoading}>
        <div className={styles.columns}>
          <Skeleton ratio="3 / 2" />
          <div className={page.stack}>
            <Skeleton width="90%" height="3.5rem" />
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton height="6rem" />
          </div>
        </div>
      </Loading>
    </Surface>
  );
}

/** No such photo that a visitor may see, or no valid address. */
export function SubmissionNotFound({ reason }: { readonly reason: string }) {
  const back = { to: routes.contest, label: contestTexts.backToContest };
  return <LostPage title={contestTexts.notFound} description={reason} lead={reason} back={back} />;
}
