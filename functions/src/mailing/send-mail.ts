import { documentId } from '@streetlore/domain/fields';
import { htmlMail, isDue, leasedMail, type Mail, sentMail, unsentMail } from '@streetlore/domain/mail';
import type { WithId } from '@streetlore/domain/query';
import { signed, type Trader } from '@streetlore/domain/trader';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { SMALL } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { nullIfConflict } from '../store/conflict.ts';
import { refusalOf } from '../vendors/smtp.ts';
import { MAIL_QUEUE } from './enqueue-mail.ts';

const payloadSchema = z.object({ mail_id: documentId });

const { secrets, services } = needing('mail', 'trader');

/**
 * Sends one mail of the outbox. No other function has the mail server's address. Cloud Tasks
 * repeats the task when Firestore fails or a setting is malformed. A mail that the mail server
 * refuses does not fail the task; the sweep schedules the mail again.
 */
export const sendMail = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: SMALL.maxInstances },
    secrets,
  },
  watched(MAIL_QUEUE, async (request: Request) => {
    await deliverMail(services(), z.parse(payloadSchema, request.data).mail_id);
  }),
);

/**
 * Claims a mail under a lease, gives it to the mail server and stores the outcome. If the sender
 * dies in between, the next sender sends the mail when the lease is over. So a mail is sent at
 * least once, always under the same Message-ID.
 */
export async function deliverMail(services: Services<'mail' | 'trader'>, id: string): Promise<void> {
  // Read the settings before the mail is claimed: while a setting is malformed the mail stays
  // unchanged.
  const { store, mail: server, trader } = services;
  const found = await store.mails.at(id).readVersioned();
  if (!found.version || !isDue(found.value, services.now())) return;
  const taken = await nullIfConflict(found.update(leasedMail(found.value, services.now())));
  if (taken === null) return;
  const change = await handOver(services, server, signedBy(trader, taken.value));
  if (change.status && taken.value.letter_id) await recordAnswerStatus(services, taken.value, change.status);
  // A conflict means that the mail has been erased, or that the lease has run out and another
  // sender is sending the mail.
  await nullIfConflict(taken.update(change));
}

const signedBy = (trader: Trader, mail: WithId<Mail>): WithId<Mail> => ({
  ...mail,
  text: signed(mail.text, trader),
  html: mail.html === null ? null : htmlMail(mail.subject, mail.html, trader),
});

async function handOver(services: Services, server: Services<'mail'>['mail'], mail: WithId<Mail>) {
  try {
    await server.send(mail);
    return sentMail(services.now());
  } catch (error) {
    const change = unsentMail(mail, refusalOf(error), services.now());
    const about = { id: mail.id, attempts: mail.attempts, answer: change.error_code ?? null };
    if (change.status === 'failed') log.error('A mail was given up', about, error);
    else log.error('A mail was not sent', about, error);
    return change;
  }
}

/**
 * Stores with the contact message whether its answer was sent. The admin who wrote the answer sees
 * that there.
 */
async function recordAnswerStatus(
  services: Services,
  { id, letter_id }: WithId<Mail>,
  status: Mail['status'],
): Promise<void> {
  if (letter_id === null) return;
  await services.store.contactMessages.at(letter_id).amend((contactMessage) => {
    const answers = contactMessage.answers.map((answer) => (answer.mail_id === id ? { ...answer, status } : answer));
    return { answers, answered: contactMessage.answered && status !== 'failed' };
  });
}
