import {
  type AcceptSuggestionInput,
  acceptSuggestionInput,
  type GenerationJob,
  type JobOutput,
  newJob,
} from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Queues the article of a suggestion; the same job id again changes nothing. */
export async function accept(
  services: Services,
  { job_id, suggestion }: AcceptSuggestionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<JobOutput> {
  const { db, now } = services;
  const path = `${collections.blogGenerationJobs}/${job_id}`;
  await withoutConflict(async () => {
    const [job, drawn] = await Promise.all([db.doc(path).get(), services.store.suggestions.get()]);
    if (job.exists) return;
    const batch = db.batch();
    batch.create(db.doc(path), newJob(suggestion, Math.random(), now()) satisfies GenerationJob);
    audit(batch, services, caller, { action: 'article_requested', target: path, detail: { title: suggestion.title } });
    const ideas = drawn.data()?.suggestions ?? [];
    const left = ideas.filter(({ title }) => title !== suggestion.title);
    // What one admin has accepted, no other is offered.
    if (left.length < ideas.length && drawn.updateTime)
      batch.update(db.doc(drawn.ref.path), { suggestions: left }, { lastUpdateTime: drawn.updateTime });
    await batch.commit();
  });
  return { job_id };
}

export const acceptSuggestion = callable('acceptSuggestion', {
  input: acceptSuggestionInput,
  who: 'admin',
  run: accept,
});
