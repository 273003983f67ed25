import { contestTexts } from '@streetlore/domain/contest';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Flow } from './flow.ts';
import styles from './submit.module.css';

type UploadProgressProps = {
  readonly stage: Flow['stage'];
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
};

export function UploadProgress({ stage, sent, total }: UploadProgressProps) {
  const percent = total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
  return (
    <div className={styles.progress}>
      <ProgressBar label={contestTexts.uploading} value={percent} max={100} valueText={`${percent}%`} />
      <p role="status">
        <span>{contestTexts.stages[stage]}</span>
        {stage === 'sending' && <span aria-hidden="true"> {percent}%</span>}
      </p>
    </div>
  );
}
