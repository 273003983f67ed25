import { usePublicStats } from '../../../data/index.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../sections.module.css';

const number = new Intl.NumberFormat('en-GB');

/** Before the first count it renders nothing. */
export function Stats() {
  const stats = usePublicStats();
  if (stats.status === 'loading') {
    return (
      <Loading text="Loading figures...">
        <div className={styles.stats}>
          {['a', 'b', 'c', 'd', 'e'].map((figure) => (
            <Skeleton key={figure} width="6rem" height="4rem" />
          ))}
        </div>
      </Loading>
    );
  }
  if (stats.status === 'failed')
    return <ErrorPanel message="Failed to load the figures. Please try again." onRetry={stats.retry} />;
  if (!stats.data) return <p className={styles.stats}>The first hunt is still to be walked.</p>;
  const { explorers, hunts_completed, photos, partners, average_rating } = stats.data;
  const shown = [
    { label: 'explorers', value: number.format(explorers) },
    { label: 'hunts finished', value: number.format(hunts_completed) },
    { label: 'photos on the wall', value: number.format(photos) },
    { label: 'local partners', value: number.format(partners) },
    ...(average_rating > 0 ? [{ label: 'average rating', value: average_rating.toFixed(1) }] : []),
  ];
  return (
    <dl className={styles.stats}>
      {shown.map(({ label, value }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
