import {
  type AcceptSuggestionInput,
  acceptSuggestionInput,
  type GenerationJob,
  type JobOutput,
  newJob,
} from '@streetlore/domain/blog';
import { collections, documents } from '@streetlore/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists, notFound } from '../store/conflict.ts';

/** Queues the article of a suggestion; the same job id again changes nothing. The writes themselves say what is there already. */
export async function accept(
  services: Services,
  input: AcceptSuggestionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<JobOutput> {
  try {
    // Where no suggestions are kept, none is to be taken out.
    await queue(services, input, caller, true).catch((error: unknown) => {
      if (!notFound(error)) throw error;
      return queue(services, input, caller, false);
    });
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
  return { job_id: input.job_id };
}

async function queue(
  services: Services,
  { job_id, suggestion }: AcceptSuggestionInput,
  caller: Pick<Caller, 'uid' | 'email'>,
  offered: boolean,
): Promise<void> {
  const { db, now } = services;
  const path = `${collections.blogGenerationJobs}/${job_id}`;
  const batch = db.batch();
  batch.create(db.doc(path), newJob(suggestion, Math.random(), now()) satisfies GenerationJob);
  audit(batch, services, caller, { action: 'article_requested', target: path, detail: { title: suggestion.title } });
  // What one admin has accepted, no other is offered.
  if (offered) batch.update(db.doc(documents.suggestions), { suggestions: FieldValue.arrayRemove(suggestion) });
  await batch.commit();
}

export const acceptSuggestion = callable('acceptSuggestion', {
  input: acceptSuggestionInput,
  who: 'admin',
  run: accept,
});
