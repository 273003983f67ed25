import { jobStatusText, queueTexts, suggestionTypeNames } from '@streetlore/domain/blog';
import { formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { CallError } from '../../../data/index.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { postEditorAddress } from '../address.ts';
import { blogAdminTexts } from '../texts.ts';
import { cancelJob, type QueuedJob, retryJob } from './data.ts';
import styles from './queue.module.css';

const tones = { pending: 'plain', processing: 'warn', completed: 'good', failed: 'bad' } as const;

export function JobRow({ job }: { readonly job: QueuedJob }) {
  const [busy, setBusy] = useState<'retry' | 'cancel' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = async (what: 'retry' | 'cancel') => {
    setBusy(what);
    setError(null);
    try {
      await (what === 'retry' ? retryJob : cancelJob)({ job_id: job.id });
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : queueTexts.unknown);
    } finally {
      setBusy(null);
    }
  };
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.jobTitle}>{job.title}</p>
        <p className={styles.kind}>{suggestionTypeNames[job.type]}</p>
      </div>
      <div className={styles.state} role="status">
        <Badge tone={tones[job.status]}>{blogAdminTexts.jobStatuses[job.status]}</Badge>
        <span>{jobStatusText(job) ?? completedText(job)}</span>
        {error && <span className={styles.rowError}>{error}</span>}
      </div>
      <div className={styles.buttons}>
        {job.status === 'completed' && (
          <LinkButton
            to={postEditorAddress(job.blog_post_id)}
            size="small"
            aria-label={`${queueTexts.viewDraft}: ${job.title}`}
          >
            {queueTexts.viewDraft}
          </LinkButton>
        )}
        {job.status === 'failed' && (
          <Button
            size="small"
            busy={busy === 'retry'}
            onClick={() => void run('retry')}
            aria-label={`${queueTexts.retry}: ${job.title}`}
          >
            {queueTexts.retry}
          </Button>
        )}
        {job.status !== 'completed' && (
          <Button
            size="small"
            variant="outline"
            busy={busy === 'cancel'}
            onClick={() => void run('cancel')}
            aria-label={`${queueTexts.cancel}: ${job.title}`}
          >
            {queueTexts.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}

const completedText = ({ completed_at }: QueuedJob) =>
  completed_at ? blogAdminTexts.completedAt(formatMoment(completed_at)) : blogAdminTexts.jobStatuses.completed;
