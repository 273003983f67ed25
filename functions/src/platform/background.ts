import { createHash } from 'node:crypto';
import {
  deadLetterAbout,
  type FailedWork,
  isDeadLetter,
  type Subject,
  subjectOfTask,
} from '@streetlore/domain/dead-letters';
import type { Request } from 'firebase-functions/v2/tasks';
import { log } from '../base/log.ts';
import { withoutConflict } from '../store/conflict.ts';
import { services as running } from './runtime.ts';
import type { Services } from './services.ts';
import { FunctionFailed, watched } from './watched.ts';

/** The fields that every event of Firestore and Storage has: its id, and when it was sent. */
type Sent = { readonly id: string; readonly time: string };

type Trigger<E extends Sent> = {
  /**
   * `subject`: what the work concerns, so that an admin can have it done later. `source`: the
   * document or file that caused the event.
   */
  about: (event: E) => { subject: Subject; source: string };
  run: (event: E) => Promise<void>;
};

/**
 * Wraps the handler of a trigger. A failed event is delivered again for an hour. Then the event is
 * set aside, so that a document that cannot be handled does not cause a day of repeats. An event
 * that is older than an hour is tried once.
 * @param name the function's own name, under which its work can be repeated
 * (`dead-letters/retry-handlers.ts`)
 * @throws FunctionFailed to have the event delivered again
 */
export const watchedEvent = <E extends Sent>(name: string, { about, run }: Trigger<E>) =>
  settingAside(name, watched(name, run), (event, now) => {
    const happened = new Date(event.time);
    return isDeadLetter(happened, now) ? { ...about(event), event_id: event.id, happened } : null;
  });

/**
 * Wraps the handler of a task queue. A task that fails in its last attempt is set aside.
 * @param mostTries the queue's `maxAttempts`
 * @throws FunctionFailed to have the task tried again
 */
export const watchedTask = (name: string, mostTries: number, run: (request: Request) => Promise<void>) =>
  settingAside(name, watched(name, run), ({ data, id, retryCount }, now) =>
    retryCount >= mostTries - 1 ? { subject: subjectOfTask(data), source: null, event_id: id, happened: now } : null,
  );

type Dead = Omit<FailedWork, 'function' | 'reason'>;

function settingAside<E>(
  name: string,
  handle: (event: E) => Promise<void>,
  deadOf: (event: E, now: Date) => Dead | null,
) {
  return async (event: E): Promise<void> => {
    try {
      await handle(event);
    } catch (error) {
      if (!(error instanceof FunctionFailed)) throw error;
      const dead = deadOf(event, running().now());
      if (!dead) throw error;
      try {
        await storeDeadLetter(running(), { ...dead, function: name, reason: error.reason });
      } catch (failure) {
        log.error('Work that kept failing could not be set aside', { function: name }, failure);
        throw error;
      }
    }
  };
}

/**
 * Stores work that is not tried any more. The same work of the same function is one document,
 * however many events concern it.
 * @throws when Firestore fails, so that the event is delivered again
 */
export async function storeDeadLetter(
  { store, now }: Pick<Services, 'store' | 'now'>,
  failed: FailedWork,
): Promise<void> {
  const about = JSON.stringify([failed.function, failed.subject]);
  const deadLetter = store.deadLetters.at(createHash('sha256').update(about).digest('hex').slice(0, 40));
  await withoutConflict(async () => {
    const known = await deadLetter.readVersioned();
    await known.put(deadLetterAbout(failed, known.value, now()));
  });
  log.error('Work was set aside that kept failing', { function: failed.function, letter: deadLetter.id });
}
