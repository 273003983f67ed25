import { expect, test } from 'vitest';
import { endedSince, pushedOut } from './changes.ts';
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

test('a job that has ended is told, in whichever order the statuses came', () => {
  expect(ends([job('a', 'processing'), job('b', 'pending')], [job('a', 'completed'), job('b', 'failed')])).toEqual([
    'a completed',
    'b failed',
  ]);
});

test('what has not ended or has been told is not', () => {
  expect(ends([job('a', 'pending'), job('b', 'completed')], [job('a', 'processing'), job('b', 'completed')])).toEqual(
    [],
  );
  expect(ends([job('e', 'failed')], [job('e', 'pending')])).toEqual([]);
});

test('a job that failed, was tried again and failed again is told again', () => {
  expect(ends([job('e', 'pending')], [job('e', 'failed')])).toEqual(['e failed']);
  expect(ends([job('e', 'failed')], [job('e', 'completed')])).toEqual(['e completed']);
});

test('a job so quick that it was never seen waiting is told; an old one that comes into sight is not', () => {
  const known = job('a', 'processing', 5000);
  expect(ends([known], [job('quick', 'completed', 6000), known])).toEqual(['quick completed']);
  expect(ends([], [job('first', 'completed')])).toEqual(['first completed']);
  expect(ends([known], [known, job('old', 'completed', 4000)])).toEqual([]);
});

test('a job under way that newer ones push out of the list is not lost sight of', () => {
  const [old, mid, young] = [
    job('old', 'processing', 1000),
    job('mid', 'pending', 2000),
    job('young', 'pending', 3000),
  ];
  expect(pushedOut([mid, old], [young, mid])).toEqual([old]);
  // Told once the list is open as far as that, whatever has happened meanwhile.
  expect(ends([young, mid, old], [young, mid, job('old', 'completed', 1000)])).toEqual(['old completed']);
});

test('one that is over or was cancelled may go', () => {
  const [old, mid, young] = [job('old', 'completed', 1000), job('mid', 'pending', 2000), job('young', 'pending', 3000)];
  expect(pushedOut([mid, old], [young, mid])).toEqual([]);
  expect(pushedOut([young, mid], [young, old])).toEqual([]);
});
