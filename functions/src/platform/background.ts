import { createHash } from 'node:crypto';
import { type Failed, isDead, letterAbout, type Subject, subjectOfTask } from '@streetlore/domain/dead-letters';
import type { Request } from 'firebase-functions/v2/tasks';
import { log } from '../base/log.ts';
import { withoutConflict } from '../store/conflict.ts';
import { services as running } from './runtime.ts';
import type { Services } from './services.ts';
import { FunctionFailed, watched } from './watched.ts';

/** What every event of Firestore or Storage says of itself: its id, and when it was sent. */
type Sent = { readonly id: string; readonly time: string };

type Trigger<E extends Sent> = {
  /** What the work is about, should it have to be done by hand later, and the document or file that set it off. */
  about: (event: E) => { subject: Subject; source: string };
  run: (event: E) => Promise<void>;
};

/**
 * Wraps the handler of a trigger whose failed events are delivered again: for an hour. Then an event is set aside, so that a document
 * that cannot be handled costs no day of repeats. An event older than that has its one try.
 * @param name the function's own, under which its work is done again (`dead-letters/works.ts`)
 * @throws FunctionFailed to have the event delivered again
 */
export const watchedEvent = <E extends Sent>(name: string, { about, run }: Trigger<E>) =>
  settingAside(name, watched(name, run), (event, now) => {
    const happened = new Date(event.time);
    return isDead(happened, now) ? { ...about(event), event_id: event.id, happened } : null;
  });

/**
 * Wraps the handler of a task queue: what fails in a task's last try is set aside.
 * @param mostTries the queue's `maxAttempts`
 * @throws FunctionFailed to have the task tried again
 */
export const watchedTask = (name: string, mostTries: number, run: (request: Request) => Promise<void>) =>
  settingAside(name, watched(name, run), ({ data, id, retryCount }, now) =>
    retryCount >= mostTries - 1 ? { subject: subjectOfTask(data), source: null, event_id: id, happened: now } : null,
  );

type Dead = Omit<Failed, 'function' | 'reason'>;

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
        await setAside(running(), { ...dead, function: name, reason: error.reason });
      } catch (failure) {
        log.error('Work that kept failing could not be set aside', { function: name }, failure);
        throw error;
      }
    }
  };
}

/**
 * Writes down work that is not tried any more. The same work of the same function is one letter, however many events are about it.
 * @throws when Firestore fails, so that the event is delivered again
 */
export async function setAside({ store, now }: Pick<Services, 'store' | 'now'>, failed: Failed): Promise<void> {
  const about = JSON.stringify([failed.function, failed.subject]);
  const letter = store.deadLetters.at(createHash('sha256').update(about).digest('hex').slice(0, 40));
  await withoutConflict(async () => {
    const known = await letter.readVersioned();
    await known.put(letterAbout(failed, known.value, now()));
  });
  log.error('Work was set aside that kept failing', { function: failed.function, letter: letter.id });
}
