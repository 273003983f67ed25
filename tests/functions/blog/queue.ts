import { type BlogSuggestion, blogPostSchema, type GenerationJob } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { query } from '@streetlore/domain/query';
import { writeOnce } from '../../../functions/src/blog/write-article.ts';
import type { TestServices } from '../../support/services.ts';

export const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

export const suggestion = (given: Partial<BlogSuggestion> = {}): BlogSuggestion => ({
  title: 'Camden Street Art: A Complete Neighbourhood Guide',
  type: 'neighborhood_guide',
  priority: 80,
  relatedData: { neighborhood: 'Camden', contestSubmissions: [], tour: null },
  ...given,
});

/** Runs the queue until it is empty: every task when it is due, delivered `times` times at once. */
export async function work(services: TestServices, times = 1): Promise<void> {
  const { clock, tasks } = services;
  const done = new Set<unknown>();
  for (;;) {
    const due = tasks.recorded.filter((task) => !done.has(task));
    if (due.length === 0) return;
    for (const task of due) {
      done.add(task);
      if (task.at > clock.now()) clock.set(task.at);
    }
    await Promise.all(due.flatMap(({ payload }) => repeated(times, () => writeOnce(services, String(payload.job_id)))));
  }
}

const repeated = (times: number, run: () => Promise<void>) => Array.from({ length: times }, run);

export async function jobOf({ store }: TestServices, id: string): Promise<GenerationJob> {
  const job = await store.jobs.at(id).read();
  if (!job) throw new Error(`There is no job ${id}`);
  return job;
}

export async function postsOf({ store }: TestServices) {
  return await store.find(query(collections.blogPosts, blogPostSchema));
}

/** Injects a fault at the stand-ins. */
export async function fault(standIns: string, kind: string, times = 1): Promise<void> {
  const answer = await fetch(`${standIns}/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'openai', kind, times }),
  });
  if (!answer.ok) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`);
}

/** The calls that reached the model since the last `forget`. */
export async function callsTo(standIns: string): Promise<{ body: string }[]> {
  return (await (await fetch(`${standIns}/calls?provider=openai`)).json()) as { body: string }[];
}

export async function forget(standIns: string): Promise<void> {
  await fetch(`${standIns}/calls`, { method: 'DELETE' });
  await fetch(`${standIns}/faults`, { method: 'DELETE' });
}
