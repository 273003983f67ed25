import { mailsDueUntil } from '@streetlore/domain/mail';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';

/** Name of the task queue that sends mails. */
export const MAIL_QUEUE = 'sendMail';

const MAX_AT_ONCE = 100;

/** Has a mail of the outbox sent. At most one task a minute and mail: Cloud Tasks takes no id twice. */
async function enqueue({ tasks, now }: Services, id: string): Promise<void> {
  const at = now();
  await tasks.enqueue(MAIL_QUEUE, `${id}_${Math.floor(at.getTime() / 60_000)}`, at, { mail_id: id });
}

/** Has a mail sent that was just committed. Never fails: what no task sends, the sweep hands on. */
export async function mailLater(services: Services, id: string): Promise<void> {
  try {
    await enqueue(services, id);
  } catch (error) {
    log.error('A mail was left to the sweep', { id }, error);
  }
}

/** Hands on the mails that are due: after a failed attempt, a lost task or a dead sender. @returns how many */
export async function handOnMails(services: Services): Promise<number> {
  const due = await services.store.ids(mailsDueUntil(services.now(), MAX_AT_ONCE));
  for (const id of due) await enqueue(services, id);
  return due.length;
}
