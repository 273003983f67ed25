import {
  type AnswerContactMessageInput,
  answerContactMessageInput,
  answerMail,
  withAnswer,
} from '@streetlore/domain/contact';
import { queuedMail } from '@streetlore/domain/mail';
import { type FiguresKey, figuresOfLetter } from '@streetlore/domain/stats';
import { HttpsError } from 'firebase-functions/v2/https';
import { mailLater } from '../mailing/mail-later.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { countMoved } from '../platform/count-moved.ts';
import type { Services } from '../platform/services.ts';

/** Answers a message of the contact form by mail. */
export const answerContactMessage = callable('answerContactMessage', {
  input: answerContactMessageInput,
  who: 'admin',
  run: answer,
});

/**
 * The operation behind `answerContactMessage`: answer, mail and audit entry in one commit, once however often it is requested.
 * @throws HttpsError not-found
 */
export async function answer(
  services: Services,
  { request_id, message_id, text }: AnswerContactMessageInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store } = services;
  const mail = store.mails.at(request_id);
  let moved: FiguresKey[] = [];
  await decideOnce(services, caller, request_id, {
    read: () => store.contactMessages.at(message_id).readVersioned(),
    decide(commit, letter, now) {
      if (!letter.version) throw new HttpsError('not-found', 'There is no such message');
      const change = withAnswer(letter.value, mail.id, text, now);
      commit.update(letter, change);
      moved = figuresOfLetter({ before: letter.value, after: { ...letter.value, ...change } });
      commit.create(mail, queuedMail(answerMail(letter.value, text), now));
      return { action: 'contact_message_replied', target: letter.ref.path };
    },
  });
  await countMoved(services, moved);
  await mailLater(services, mail.id);
  return {};
}
