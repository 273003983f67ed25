import { useAutoAnimate } from '@formkit/auto-animate/react';
import { queueTexts } from '@streetlore/domain/blog';
import { useState } from 'react';
import { CallError, malformedPaths } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { MalformedRows } from '../../malformed-rows.tsx';
import { blogAdminTexts } from '../texts.ts';
import { clearCompleted, showMoreJobs, useJobs } from './data.ts';
import { JobRow } from './job-row.tsx';
import styles from './queue.module.css';

export function ArticleQueue() {
  const { live, isFull, isOpening, isOpened } = useJobs();
  const [rows] = useAutoAnimate<HTMLUListElement>();
  const [clearing, setClearing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (live.status === 'loading') return null;
  if (live.status === 'failed')
    return <ErrorPanel title={queueTexts.heading} message={blogAdminTexts.queueFailed} onRetry={live.retry} />;
  const broken = malformedPaths(live);
  if (live.data.length + broken.length === 0) return null;

  const clear = async () => {
    setClearing(true);
    setError(null);
    try {
      const { cleared } = await clearCompleted({});
      toast.success(blogAdminTexts.cleared(cleared));
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : queueTexts.unknown);
    } finally {
      setClearing(false);
    }
  };
  return (
    <section aria-labelledby="article-queue" className={styles.section}>
      <div className={styles.bar}>
        <h2 id="article-queue" className={styles.heading}>
          {queueTexts.heading}
        </h2>
        <Button variant="outline" size="small" busy={clearing} onClick={() => void clear()}>
          {queueTexts.clearCompleted}
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ul ref={rows} className={styles.rows}>
        {live.data.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
      <MalformedRows paths={broken} />
      {(isFull || isOpening) && (
        <Button
          variant="outline"
          size="small"
          className={styles.more}
          busy={isOpening}
          onClick={showMoreJobs}
          aria-label={`${blogAdminTexts.showMore}: ${queueTexts.heading}`}
        >
          {blogAdminTexts.showMore}
        </Button>
      )}
      {isOpened && !isFull && !isOpening && (
        <p role="status" className={styles.kind}>
          {blogAdminTexts.allJobs}
        </p>
      )}
    </section>
  );
}
