import { expect, test } from 'vitest';
import { endedSince, jobsBeyondList } from './changes.ts';
import type { QueuedJob } from './data.ts';

const job = (id: string, status: QueuedJob['status'], created = 1000): QueuedJob => ({
  id,
  status,
  title: `Article ${id}`,
  type: 'evergreen',
  priority: 5,
  suggestion_data: { neighborhood: null, contestSubmissions: [], tour: null },
  error_message: null,
  blog_post_id: null,
  attempts: 1,
  due_at: null,
  created_at: new Date(created),
  completed_at: null,
});
const ends = (before: QueuedJob[], now: QueuedJob[]) => endedSince(before, now).map(({ job, to }) => `${job.id} ${to}`);

test('reports each job that has ended, in either order of the statuses', () => {
  expect(ends([job('a', 'processing'), job('b', 'pending')], [job('a', 'completed'), job('b', 'failed')])).toEqual([
    'a completed',
    'b failed',
  ]);
});

test('reports no job that is under way or was already reported', () => {
  expect(ends([job('a', 'pending'), job('b', 'completed')], [job('a', 'processing'), job('b', 'completed')])).toEqual(
    [],
  );
  expect(ends([job('e', 'failed')], [job('e', 'pending')])).toEqual([]);
});

test('reports a job again that failed, was retried and failed again', () => {
  expect(ends([job('e', 'pending')], [job('e', 'failed')])).toEqual(['e failed']);
  expect(ends([job('e', 'failed')], [job('e', 'completed')])).toEqual(['e completed']);
});

test('reports a new job that was never seen waiting, and no old job that appears in the list', () => {
  const known = job('a', 'processing', 5000);
  expect(ends([known], [job('quick', 'completed', 6000), known])).toEqual(['quick completed']);
  expect(ends([], [job('first', 'completed')])).toEqual(['first completed']);
  expect(ends([known], [known, job('old', 'completed', 4000)])).toEqual([]);
});

test('finds a job under way that newer jobs pushed out of the list', () => {
  const [old, mid, young] = [
    job('old', 'processing', 1000),
    job('mid', 'pending', 2000),
    job('young', 'pending', 3000),
  ];
  expect(jobsBeyondList([mid, old], [young, mid])).toEqual([old]);
  // Reported when the list is open far enough again, whatever happened meanwhile.
  expect(ends([young, mid, old], [young, mid, job('old', 'completed', 1000)])).toEqual(['old completed']);
});

test('does not look for a job that has ended or was cancelled', () => {
  const [old, mid, young] = [job('old', 'completed', 1000), job('mid', 'pending', 2000), job('young', 'pending', 3000)];
  expect(jobsBeyondList([mid, old], [young, mid])).toEqual([]);
  expect(jobsBeyondList([young, mid], [young, old])).toEqual([]);
});
