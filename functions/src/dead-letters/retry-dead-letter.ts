import {
  type DeadLetter,
  deadLetterTexts,
  type RetryDeadLetterInput,
  retryDeadLetterInput,
} from '@streetlore/domain/dead-letters';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { errorReason } from '../platform/watched.ts';
import type { FoundDocument } from '../store/entity.ts';
import { needs, retryHandlers } from './retry-handlers.ts';

/** Memory and time suffice for any work that was set aside, such as a photo's or an article's. */
export const retryDeadLetter = callable('retryDeadLetter', {
  input: retryDeadLetterInput,
  who: 'admin',
  needs,
  machine: { memory: '1GiB', timeoutSeconds: 180 },
  run: retryWork,
});

/**
 * Does the work again with the present documents. One commit then deletes the dead letter and writes the
 * audit entry. If the work fails again, the letter counts the failure.
 * @throws HttpsError failed-precondition when the work failed, or nobody knows how to do it
 */
export async function retryWork(
  services: Services<(typeof needs)[number]>,
  { request_id, letter_id }: RetryDeadLetterInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const seen = await store.deadLetters.at(letter_id).readVersioned();
  if (!seen.version) {
    if (await store.auditLog.at(request_id).exists()) return {};
    throw new HttpsError('not-found', deadLetterTexts.gone);
  }
  await work(services, seen);
  await decideOnce(services, caller, request_id, {
    read: () => seen.ref.readVersioned(),
    decide: (commit, found) => {
      if (!found.version) throw new HttpsError('not-found', deadLetterTexts.gone);
      // A failure that came after the work began may be about something that this work did not do.
      if (!found.version.isEqual(seen.version)) throw new HttpsError('aborted', deadLetterTexts.meanwhile);
      commit.delete(found);
      return { action: 'dead_letter_retried', target: seen.ref.path, detail: { function: seen.value.function } };
    },
  });
  return {};
}

async function work(
  services: Services<(typeof needs)[number]>,
  { ref, value }: FoundDocument<DeadLetter>,
): Promise<void> {
  const { function: name, subject } = value;
  const again = retryHandlers.get(name);
  if (!again) throw new HttpsError('failed-precondition', deadLetterTexts.unknown(name));
  try {
    await again(services, subject);
  } catch (error) {
    log.error('Work that was set aside failed again', { work: name, letter: ref.id }, error);
    const reason = errorReason(error);
    await ref.amend(({ failures }) => ({ failures: failures + 1, reason, last_at: services.now() }));
    throw new HttpsError('failed-precondition', deadLetterTexts.again(reason));
  }
}
