import { opinionsDue } from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';

/** Name of the task queue that asks for second opinions. */
export const OPINION_QUEUE = 'giveSecondOpinion';

/**
 * Enqueues the tasks that ask for second opinions. Whoever commits messages that need one calls this
 * afterwards, beside sending the replies. Never fails: if a task is not enqueued, the sweep finds the
 * message.
 */
export async function askForOpinions({ tasks, now }: Services, ids: readonly string[]): Promise<void> {
  try {
    await Promise.all(ids.map((id) => tasks.enqueue(OPINION_QUEUE, id, now(), { message_id: id })));
  } catch (error) {
    log.error('A second opinion was left to the sweep', {}, error);
  }
}

/** A message that has been due for longer than this (ms) has lost its task or its process. */
const STALE = 20_000;
const MAX_AT_ONCE = 50;

/**
 * Enqueues messages again whose task was lost or whose process died.
 * @returns how many messages
 */
export async function requeueOpinions({ store, tasks, now }: Services): Promise<number> {
  const at = now();
  // `find` leaves out a message that cannot be read, which would be due for ever.
  const due = await store.find(opinionsDue(after(at, -STALE), MAX_AT_ONCE));
  const turn = Math.floor(at.getTime() / 60_000);
  for (const { id } of due) await tasks.enqueue(OPINION_QUEUE, `${id}_swept_${turn}`, at, { message_id: id });
  return due.length;
}
