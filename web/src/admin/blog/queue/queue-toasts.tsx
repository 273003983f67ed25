import { queueTexts, queueToasts } from '@streetlore/domain/blog';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../ui/toast.tsx';
import { postEditorAddress } from '../address.ts';
import { endedSince, jobsBeyondList } from './changes.ts';
import { type QueuedJob, showMoreJobs, useJobs } from './data.ts';

/**
 * Shows a toast, on every screen of the back office, once for each article that was written or failed. When
 * newer jobs push a job under way out of the list, it makes the list longer.
 */
export function QueueToasts() {
  const { live, isFull } = useJobs();
  const navigate = useNavigate();
  const seen = useRef<readonly QueuedJob[] | null>(null);
  useEffect(() => {
    if (live.status !== 'ready') return;
    const before = seen.current ?? [];
    for (const { job, to } of seen.current ? endedSince(before, live.data) : []) {
      if (to === 'completed') toastGenerated(job, () => void navigate(postEditorAddress(job.blog_post_id)));
      else toastFailed(job);
    }
    const out = jobsBeyondList(before, live.data);
    seen.current = [...live.data, ...out];
    if (isFull && out.length > 0) showMoreJobs();
  }, [live, isFull, navigate]);
  return null;
}

function toastGenerated(job: QueuedJob, onView: () => void) {
  showToast(`${job.id} generated`, {
    tone: 'success',
    title: queueTexts.generated,
    text: queueTexts.generatedText(job.title),
    duration: queueToasts.generated,
    action: { label: queueTexts.viewDraft, onClick: onView },
  });
}

function toastFailed(job: QueuedJob) {
  showToast(`${job.id} failed`, {
    tone: 'error',
    title: queueTexts.generationFailed,
    text: job.error_message || queueTexts.unknown,
    duration: queueToasts.failed,
  });
}
