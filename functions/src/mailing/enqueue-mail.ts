import { mailsDueUntil } from '@streetlore/domain/mail';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';

/** Name of the task queue that sends mails. */
export const MAIL_QUEUE = 'sendMail';

const MAX_AT_ONCE = 100;

/**
 * Schedules a task that sends a mail of the outbox. Cloud Tasks accepts each id once, and the id
 * has the minute in it: at most one task a minute for each mail.
 */
async function enqueue({ tasks, now }: Services, id: string): Promise<void> {
  const at = now();
  await tasks.enqueue(MAIL_QUEUE, `${id}_${Math.floor(at.getTime() / 60_000)}`, at, { mail_id: id });
}

/**
 * Schedules a mail that was just committed. Never fails: if there is no task, the sweep schedules
 * the mail.
 */
export async function enqueueMail(services: Services, id: string): Promise<void> {
  try {
    await enqueue(services, id);
  } catch (error) {
    log.error('A mail was left to the sweep', { id }, error);
  }
}

/**
 * Schedules the mails that are due: after a failed attempt, a lost task or a dead sender.
 * @returns how many mails
 */
export async function enqueueDueMails(services: Services): Promise<number> {
  const due = await services.store.ids(mailsDueUntil(services.now(), MAX_AT_ONCE));
  for (const id of due) await enqueue(services, id);
  return due.length;
}
