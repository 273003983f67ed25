import {
  type AnswerContactMessageInput,
  answerContactMessageInput,
  answeredSince,
  answeredTexts,
  answerMail,
  withAnswer,
} from '@streetlore/domain/contact';
import { queuedMail } from '@streetlore/domain/mail';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';

/** Answers a message of the contact form by mail. */
export const answerContactMessage = callable('answerContactMessage', {
  input: answerContactMessageInput,
  who: 'admin',
  run: queueAnswerMail,
});

/**
 * One commit stores the answer, the mail and the audit entry. It is refused if somebody has answered
 * meanwhile, because two separate answers would confuse the sender.
 * @throws HttpsError not-found; failed-precondition with field `text` when somebody has answered meanwhile
 */
export async function queueAnswerMail(
  services: Services,
  { request_id, message_id, seen, text }: AnswerContactMessageInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const mail = store.mails.at(request_id);
  await decideOnce(services, caller, request_id, {
    async read() {
      const contactMessage = await store.contactMessages.at(message_id).readVersioned();
      const since = contactMessage.version ? answeredSince(contactMessage.value, seen) : undefined;
      // The audit entry of an answer has the id of the answer's mail.
      const theirs = since ? await store.auditLog.at(since).read() : null;
      return { contactMessage, since, by: theirs?.actor_email ?? null };
    },
    decide(commit, { contactMessage, since, by }, now) {
      if (!contactMessage.version) throw new HttpsError('not-found', 'There is no such message');
      if (since !== undefined) {
        const what = since ? answeredTexts.by(by) : answeredTexts.marked;
        throw new HttpsError('failed-precondition', `${what} ${answeredTexts.unsent}`, { field: 'text' });
      }
      commit.update(contactMessage, withAnswer(contactMessage.value, mail.id, text, now));
      commit.create(mail, queuedMail(answerMail(contactMessage.value, text), now));
      return { action: 'contact_message_replied', target: contactMessage.ref.path };
    },
  });
  await enqueueMail(services, mail.id);
  return {};
}
