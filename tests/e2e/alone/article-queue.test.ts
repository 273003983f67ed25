import { acceptSuggestionInput, type BlogSuggestion, type GenerationJob } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { standInsUrl } from '@streetlore/emulators/config';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, openClient } from '../../bench/client.ts';
import { platformFirestore } from '../../support/admin-sdk.ts';
import { aPhone } from '../../support/phone.ts';

const db = platformFirestore();
let admin: Client;
beforeAll(async () => {
  admin = await openClient('admin');
});
beforeEach(noFaults);
afterAll(noFaults);

async function noFaults() {
  await fetch(`${standInsUrl}/faults`, { method: 'DELETE' });
}

const suggestion: BlogSuggestion = {
  title: 'Legal Walls of London: Where Anybody May Paint',
  type: 'evergreen',
  priority: 30,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

/** Accepts a suggestion as the dashboard does. */
async function accepted() {
  const job_id = crypto.randomUUID();
  await admin.call('acceptSuggestion', acceptSuggestionInput.parse({ job_id, suggestion }));
  const ref = db.doc(`${collections.blogGenerationJobs}/${job_id}`);
  return { job_id, ref, status: async () => (await ref.get()).get('status') as GenerationJob['status'] };
}

test('an accepted suggestion becomes a draft by itself', async () => {
  const { job_id, ref, status } = await accepted();
  await expect.poll(status).toMatch(/completed|failed/);
  const job = await ref.get();
  expect(job.get('error_message')).toBeNull();
  const post = await db.doc(`${collections.blogPosts}/${job_id}`).get();
  expect([post.get('status'), post.get('topic')]).toEqual(['draft', suggestion.title]);
  await Promise.all([post.ref.delete(), job.ref.delete()]);
});

test('while the model takes half a minute over several articles, a text is answered at once', async () => {
  // From two phones, because a stranger gets one reply a day.
  await aPhone().say('is anybody there?');
  await fetch(`${standInsUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'openai', kind: 'timeout', times: 20 }),
  });
  const jobs = await Promise.all([accepted(), accepted()]);
  for (const { status } of jobs) await expect.poll(status).toBe('processing');
  await aPhone().say('and now?');
  for (const { job_id, status } of jobs) {
    expect(await status()).toBe('processing');
    await admin.call('cancelJob', { job_id });
  }
});
