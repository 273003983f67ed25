import { type AcceptSuggestionInput, acceptSuggestionInput, type JobOutput, newJob } from '@streetlore/domain/blog';
import { AI_BUDGET } from '../budgets/ai-budget.ts';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { notFound, nullIfExists } from '../store/conflict.ts';
import { arrayRemove, type Version } from '../store/writes.ts';
import { enqueueArticle } from './enqueue-article.ts';

export async function queueSuggestedArticle(
  services: Services,
  input: AcceptSuggestionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<JobOutput> {
  const queued = queue(services, input, caller, true).catch((error: unknown) => {
    // No suggestions are stored, so there is none to remove.
    if (!notFound(error)) throw error;
    return queue(services, input, caller, false);
  });
  const version = await nullIfExists(queued);
  if (version) await enqueueArticle(services, input.job_id, services.now(), version);
  return { job_id: input.job_id };
}

async function queue(
  services: Services,
  { job_id, suggestion }: AcceptSuggestionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
  offered: boolean,
): Promise<Version> {
  const { store, now } = services;
  const job = store.jobs.at(job_id);
  const commit = store.commit();
  commit.create(job, newJob(suggestion, Math.random(), now()));
  const detail = { title: suggestion.title };
  audit(commit, services, caller, { action: 'article_requested', target: job.path, detail });
  // Removed from the suggestions, so that no other admin accepts it as well.
  if (offered) commit.update(store.suggestions, { suggestions: arrayRemove(suggestion) });
  return await commit.runVersioned();
}

export const acceptSuggestion = callable('acceptSuggestion', {
  input: acceptSuggestionInput,
  who: 'admin',
  limitedBy: AI_BUDGET,
  run: queueSuggestedArticle,
});
