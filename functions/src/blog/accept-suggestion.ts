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
import { alreadyExists } from '../store/conflict.ts';

/** Queues the article of a suggestion; the same job id again changes nothing. */
export async function accept(
  services: Services,
  { job_id, suggestion }: AcceptSuggestionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<JobOutput> {
  const { db, now } = services;
  const path = `${collections.blogGenerationJobs}/${job_id}`;
  const batch = db.batch();
  batch.create(db.doc(path), newJob(suggestion, Math.random(), now()) satisfies GenerationJob);
  audit(batch, services, caller, { action: 'article_requested', target: path, detail: { title: suggestion.title } });
  try {
    await batch.commit();
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
  return { job_id };
}

export const acceptSuggestion = callable('acceptSuggestion', {
  input: acceptSuggestionInput,
  who: 'admin',
  run: accept,
});
