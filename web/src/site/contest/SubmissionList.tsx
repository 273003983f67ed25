import { type SubmissionFilter, useSubmissions } from '../../live/contest.ts';
import { LiveView } from '../../live/LiveView.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Contest.module.css';
import { SubmissionCard } from './SubmissionCard.tsx';

interface SubmissionListProps {
  readonly filter: SubmissionFilter;
  readonly layout: 'grid' | 'list';
}

export function SubmissionList({ filter, layout }: SubmissionListProps) {
  return (
    <LiveView
      live={useSubmissions(filter)}
      loading={
        <Loading text="Loading submissions...">
          <div className={styles.photos}>
            {[1, 2, 3, 4, 5, 6].map((index) => (
              <Skeleton key={index} ratio="4 / 5" />
            ))}
          </div>
        </Loading>
      }
      failed="Failed to load submissions. Please try again."
    >
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState title="No submissions found" />
        ) : (
          <ul className={classes(styles.photos, layout === 'list' && styles.list)}>
            {photos.map((photo, index) => (
              <SubmissionCard
                key={photo.id}
                photo={photo}
                tilt={layout === 'grid' ? ([-1.4, 0.9, -0.5][index % 3] ?? 0) : 0}
              />
            ))}
          </ul>
        )
      }
    </LiveView>
  );
}
