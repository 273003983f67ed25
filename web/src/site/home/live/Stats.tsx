import { usePublicStats } from '../../../live/stats.ts';
import styles from '../sections.module.css';

const number = new Intl.NumberFormat('en-GB');

/** What has been played so far; nothing is typed in. The strip stays empty when the figures cannot be had. */
export function Stats() {
  const stats = usePublicStats();
  if (stats.status !== 'ready' || !stats.data) return <div className={styles.stats} />;
  const { explorers, hunts_completed, photos, partners, average_rating } = stats.data;
  const shown = [
    { label: 'explorers', value: number.format(explorers) },
    { label: 'hunts finished', value: number.format(hunts_completed) },
    { label: 'photos on the wall', value: number.format(photos) },
    { label: 'local partners', value: number.format(partners) },
    { label: 'average rating', value: average_rating.toFixed(1) },
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
