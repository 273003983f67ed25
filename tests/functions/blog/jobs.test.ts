import { generationFaults, JOB_LEASE, JOB_TRIES } from '@streetlore/domain/blog';
import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { startStandIns } from '@streetlore/emulators/standins/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueSuggestedArticle } from '../../../functions/src/blog/accept-suggestion.ts';
import { cancelQueuedJob } from '../../../functions/src/blog/cancel-job.ts';
import { clearCompletedJobs } from '../../../functions/src/blog/clear-completed.ts';
import { requeueStaleJobs } from '../../../functions/src/blog/enqueue-article.ts';
import { requeueJob } from '../../../functions/src/blog/retry-job.ts';
import { writeOnce } from '../../../functions/src/blog/write-article.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { admin, callsTo, fault, forget, jobOf, postsOf, suggestion, work } from './queue.ts';

let standIns: Awaited<ReturnType<typeof startStandIns>>;
let services: TestServices;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null, timeoutMs: 150 });
  services = testServices('demo-blog-jobs', { standIns: standIns.url });
});
beforeEach(async () => {
  await Promise.all([services.clear(), forget(standIns.url)]);
  services.tasks.recorded.length = 0;
  services.clock.set(new Date('2026-11-20T10:00:00Z'));
});
afterAll(async () => {
  await services.end();
  await standIns.close();
});

/** The services of a process that passes each question to the model through `through`. */
function askingLike(given: TestServices, through: <T>(ask: () => Promise<T>) => Promise<T>): TestServices {
  const ai: TestServices['ai'] = { ...given.ai, ask: (question) => through(() => given.ai.ask(question)) };
  return { ...given, ai };
}

const queue = (job_id: string, given = {}) =>
  queueSuggestedArticle(services, { job_id, suggestion: suggestion(given) }, admin);

describe('an accepted suggestion', () => {
  test('becomes one draft, however often everything is delivered', async () => {
    await Promise.all([queue('a'), queue('a'), queue('a')]);
    const { priority } = await jobOf(services, 'a');
    expect(priority).toBeGreaterThanOrEqual(80);
    expect(priority).toBeLessThanOrEqual(89);
    await work(services, 3);
    const [post, ...others] = await postsOf(services);
    expect(others).toEqual([]);
    expect(post).toMatchObject({
      id: 'a',
      status: 'draft',
      published_at: null,
      author: 'Streetlore',
      topic: 'Camden Street Art: A Complete Neighbourhood Guide',
    });
    expect(await jobOf(services, 'a')).toMatchObject({
      status: 'completed',
      blog_post_id: 'a',
      error_message: null,
      due_at: null,
    });
    expect(await callsTo(standIns.url)).toHaveLength(1);
    const log = await services.db.collection('audit_log').get();
    expect(log.docs.map((entry) => entry.get('action'))).toEqual(['article_requested']);
  });

  test('becomes a draft with its own slug, also when twenty run at once and everything comes three times', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `job-${n}`);
    await Promise.all(ids.map((id) => queue(id)));
    await work(services, 3);
    const posts = await postsOf(services);
    expect(posts.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(20);
    const reservations = await services.db.collection('post_slugs').get();
    expect(reservations.docs.map((one) => [one.id, one.get('post_id')]).sort()).toEqual(
      posts.map(({ slug, id }) => [slug, id]).sort(),
    );
    expect((await callsTo(standIns.url)).length).toBe(20);
    const usage = (await services.db.doc(documents.aiUsage).get()).data();
    expect(usage).toMatchObject({ day: '2026-11-20', calls: 20, cap: 300_000 });
  });
});

test('queues one task now, and a later one after a fault that may pass', async () => {
  const began = services.clock.now();
  await fault(standIns.url, 'error500', 1);
  await queue('a');
  await work(services, 3);
  expect(await jobOf(services, 'a')).toMatchObject({ status: 'completed', attempts: 2 });
  expect(services.tasks.recorded.map(({ queue, at }) => [queue, at.getTime() - began.getTime()])).toEqual([
    ['writeArticle', 0],
    ['writeArticle', 2_000],
  ]);
});

describe.each<[kind: string, ends: 'completed' | 'failed', why: string | null]>([
  ['error500', 'failed', generationFaults.busy],
  ['timeout', 'failed', generationFaults.unreachable],
  ['malformed', 'failed', generationFaults.malformed],
  ['error429', 'failed', generationFaults.busy],
  ['refusal', 'failed', generationFaults.refused],
  ['filter', 'failed', generationFaults.refused],
  ['cutoff', 'failed', generationFaults['cut-off']],
  ['empty', 'failed', generationFaults.malformed],
  ['prose', 'failed', generationFaults.malformed],
  ['misfit', 'failed', generationFaults.malformed],
  ['script', 'completed', null],
  ['phone', 'completed', null],
  ['reorder', 'completed', null],
])('the model’s %s', (kind, ends, why) => {
  test(`leaves a job ${ends} with at most one draft, three calls and a reason`, async () => {
    await fault(standIns.url, kind, 3);
    await queue('a');
    await work(services, 3);
    const posts = await postsOf(services);
    const calls = await callsTo(standIns.url);
    expect(await jobOf(services, 'a')).toMatchObject({
      status: ends,
      error_message: why && `${why} (3 tries)`,
      due_at: null,
    });
    expect(posts).toHaveLength(ends === 'completed' ? 1 : 0);
    expect(calls).toHaveLength(ends === 'completed' ? 1 : JOB_TRIES);
    expect(JSON.stringify(posts)).not.toMatch(/<script|onerror|javascript:|900 ?123|marlon\.private/i);
    showsFault(29, 1, 'faults of the model, every event and task delivered three times');
  });
});

describe('a job', () => {
  test('succeeds in the end when the fault passes in time', async () => {
    await fault(standIns.url, 'error500', 2);
    await queue('a');
    await work(services, 3);
    expect(await jobOf(services, 'a')).toMatchObject({ status: 'completed', attempts: 3 });
    expect(await postsOf(services)).toHaveLength(1);
  });

  test('that failed succeeds after a retry, which gives it all its tries again', async () => {
    await fault(standIns.url, 'prose', 3);
    await queue('a');
    await work(services);
    await requeueJob(services, { job_id: 'a' }, admin);
    await requeueJob(services, { job_id: 'a' }, admin);
    await fault(standIns.url, 'prose', 2);
    await work(services, 3);
    expect(await jobOf(services, 'a')).toMatchObject({ status: 'completed', attempts: 3 });
    expect(await postsOf(services)).toHaveLength(1);
    await expect(requeueJob(services, { job_id: 'a' }, admin)).rejects.toThrow('already written');
    await expect(cancelQueuedJob(services, { job_id: 'a' }, admin)).rejects.toThrow('already written');
  });

  test('that is cancelled while it is written leaves no draft', async () => {
    await queue('a');
    const slow = askingLike(services, async (ask) => {
      const answer = await ask();
      await cancelQueuedJob(services, { job_id: 'a' }, admin);
      return answer;
    });
    await writeOnce(slow, 'a');
    expect(await postsOf(services)).toEqual([]);
    expect(await services.store.jobs.at('a').exists()).toBe(false);
    await cancelQueuedJob(services, { job_id: 'a' }, admin);
  });

  test('that is cancelled before its task comes does not ask the model', async () => {
    await queue('a');
    await cancelQueuedJob(services, { job_id: 'a' }, admin);
    await work(services, 3);
    await work(services, 3);
    expect(await callsTo(standIns.url)).toEqual([]);
    expect(await postsOf(services)).toEqual([]);
  });

  test('that is delivered several times succeeds when the day’s tokens last for one article only', async () => {
    const usage = { day: '2026-11-20', tokens: 290_000, calls: 90, cap: 300_000, updated_at: services.clock.now() };
    await services.db.doc(documents.aiUsage).set(usage);
    await queue('a');
    await work(services, 3);
    expect(await jobOf(services, 'a')).toMatchObject({ status: 'completed', error_message: null });
    expect(await callsTo(standIns.url)).toHaveLength(1);
  });

  test('whose writer dies at any call ends with one draft or a reason, after its lease and a sweep', async () => {
    await queue('count');
    const counted = killableServices(
      testServices('demo-blog-jobs', { standIns: standIns.url, at: services.clock.now() }),
    );
    counted.begin();
    await writeOnce(counted.services, 'count');
    const calls = counted.calls();
    expect(calls).toBeGreaterThan(1);
    for (const death of crashPointsIn(calls, true)) {
      await services.clear();
      const id = `death-${death.when}-${death.call}`;
      await queue(id);
      services.tasks.recorded.length = 0;
      counted.services.clock.set(services.clock.now());
      counted.begin(death);
      await writeOnce(counted.services, id).catch(() => undefined);
      services.clock.advance(JOB_LEASE + 30_000);
      await requeueStaleJobs(services);
      await work(services);
      expect(await jobOf(services, id), id).toMatchObject({ status: 'completed', due_at: null });
      const posts = await postsOf(services);
      expect(posts, id).toHaveLength(1);
      expect(await requeueStaleJobs(services)).toBe(0);
    }
    await counted.services.end();
  });

  test('that strands three times fails with a reason', async () => {
    await queue('a');
    for (let round = 0; round < JOB_TRIES; round += 1) {
      const change = { status: 'processing', attempts: round + 1, due_at: services.clock.now() };
      await services.db.doc('blog_generation_jobs/a').update(change);
      services.clock.advance(JOB_LEASE);
    }
    await requeueStaleJobs(services);
    await work(services);
    expect(await jobOf(services, 'a')).toMatchObject({
      status: 'failed',
      error_message: 'Writing was interrupted. (3 tries)',
    });
    expect(await callsTo(standIns.url)).toEqual([]);
  });

  test('says that it is being written, and after a death nobody takes it before its lease ends', async () => {
    await queue('a');
    const dying = askingLike(services, async () => {
      throw new Error('The process died here');
    });
    for (let round = 1; round <= JOB_TRIES; round += 1) {
      await expect(writeOnce(dying, 'a')).rejects.toThrow('died here');
      const leased = { status: 'processing', attempts: round, due_at: after(services.clock.now(), JOB_LEASE) };
      expect(await jobOf(services, 'a')).toMatchObject(leased);
      services.clock.advance(JOB_LEASE - 1);
      await writeOnce(services, 'a');
      expect(await jobOf(services, 'a')).toMatchObject(leased);
      services.clock.advance(1);
    }
    expect(await callsTo(standIns.url)).toEqual([]);
    services.clock.advance(30_000);
    expect(await requeueStaleJobs(services)).toBe(1);
    await work(services, 3);
    expect(await jobOf(services, 'a')).toMatchObject({
      status: 'failed',
      error_message: 'Writing was interrupted. (3 tries)',
      due_at: null,
    });
    expect(await callsTo(standIns.url)).toEqual([]);
  });

  test.each(['an answer', 'a fault'])(
    'whose lease ran out belongs to another process: %s that comes late changes nothing',
    async (what) => {
      await queue('a');
      const late = askingLike(services, async (ask) => {
        services.clock.advance(JOB_LEASE);
        await writeOnce(services, 'a');
        if (what === 'a fault') await fault(standIns.url, 'error500', 1);
        return await ask();
      });
      await writeOnce(late, 'a');
      expect(await jobOf(services, 'a')).toMatchObject({ status: 'completed', attempts: 2, error_message: null });
      const posts = await postsOf(services);
      expect(posts.map(({ created_at }) => created_at)).toEqual([services.clock.now()]);
      expect(await callsTo(standIns.url)).toHaveLength(2);
      expect((await services.db.collection('post_slugs').get()).size).toBe(1);
    },
  );

  test('waits for the next day when the day’s tokens are spent', async () => {
    const usage = { day: '2026-11-20', tokens: 299_000, calls: 90, cap: 300_000, updated_at: services.clock.now() };
    await services.db.doc(documents.aiUsage).set(usage);
    await queue('a');
    await work(services);
    expect(await jobOf(services, 'a')).toMatchObject({
      status: 'failed',
      error_message: generationFaults['over-budget'],
    });
    expect(await callsTo(standIns.url)).toEqual([]);
    services.clock.advance(86_400_000);
    await requeueJob(services, { job_id: 'a' }, admin);
    await work(services);
    expect(await jobOf(services, 'a')).toMatchObject({ status: 'completed' });
    expect((await services.db.doc(documents.aiUsage).get()).data()).toMatchObject({ day: '2026-11-21', calls: 1 });
  });
});

test('the day’s tokens are counted exactly and never exceeded, however many processes count', async () => {
  const others = [1, 2].map(() => testServices('demo-blog-jobs', { standIns: standIns.url, at: services.clock.now() }));
  const processes = [services, ...others];
  const usage = { day: '2026-11-20', tokens: 280_000, calls: 100, cap: 300_000, updated_at: services.clock.now() };
  await services.db.doc(documents.aiUsage).set(usage);
  let [most, isOver] = [0, false];
  const look = async () => {
    while (!isOver) most = Math.max(most, Number((await services.db.doc(documents.aiUsage).get()).get('tokens')));
  };
  const looked = look();
  const ids = Array.from({ length: 24 }, (_, n) => `job-${n}`);
  await Promise.all(ids.map((id) => queue(id)));
  await Promise.all(ids.map((id, n) => writeOnce(processes[n % processes.length] ?? services, id)));
  const jobs = await Promise.all(ids.map((id) => jobOf(services, id)));
  const written = jobs.filter(({ status }) => status === 'completed').length;
  const refused = jobs.filter(({ error_message }) => error_message === generationFaults['over-budget']).length;
  expect([written > 0, refused > 0, written + refused]).toEqual([true, true, 24]);
  expect(await callsTo(standIns.url)).toHaveLength(written);
  const counted = (await services.db.doc(documents.aiUsage).get()).data();
  expect(counted).toMatchObject({ calls: 100 + written });
  isOver = true;
  await looked;
  expect(Math.max(most, Number(counted?.tokens))).toBeLessThanOrEqual(300_000);
  await Promise.all(others.map((other) => other.end()));
});

test('clearing keeps what is in progress and what was completed within two hours', async () => {
  const at = services.clock.now().getTime();
  const jobs = {
    waiting: { status: 'pending' },
    running: { status: 'processing' },
    fresh: { status: 'completed', completed_at: new Date(at - 2 * 3_600_000 + 1000) },
    old: { status: 'completed', completed_at: new Date(at - 2 * 3_600_000 - 1000) },
    failed: { status: 'failed' },
  };
  for (const [id, fields] of Object.entries(jobs)) {
    await queue(id);
    await services.db.doc(`blog_generation_jobs/${id}`).update(fields);
  }
  expect(await clearCompletedJobs(services, admin)).toEqual({ cleared: 2 });
  const left = await services.db.collection('blog_generation_jobs').get();
  expect(left.docs.map(({ id }) => id).sort()).toEqual(['fresh', 'running', 'waiting']);
  expect(await clearCompletedJobs(services, admin)).toEqual({ cleared: 0 });
});
