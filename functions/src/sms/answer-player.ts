import {
  answerPlayerInput,
  queued,
  resendTextInput,
  type SmsMessage,
  sayAgain,
  smsActionTexts,
} from '@streetlore/domain/sms';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { hasOptedOut } from '../store/consent.ts';
import type { Sending } from '../texting/send.ts';
import { sendNow } from '../texting/send-now.ts';

type Admin = Pick<Caller, 'uid' | 'email'>;

/** An admin's own words to a player's phone. */
export const answerPlayer = callable('answerPlayer', {
  input: answerPlayerInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: answer,
});

/** The operation behind `answerPlayer`. @throws HttpsError failed-precondition when the number has opted out */
export async function answer(
  services: Sending,
  { request_id, phone_number, booking_id, body }: z.output<typeof answerPlayerInput>,
  caller: Admin,
): Promise<Record<string, never>> {
  const { store, now } = services;
  const [optedOut, booking] = await Promise.all([
    hasOptedOut(services, phone_number),
    booking_id === null ? null : store.bookings.at(booking_id).read(),
  ]);
  if (optedOut) throw new HttpsError('failed-precondition', smsActionTexts.optedOut, { field: 'body' });
  const about = { booking_id: booking?.id ?? null, tour_name: booking?.tour_name ?? null };
  const text = queued({ phone_number, message_content: body, message_type: 'answer', ...about }, now());
  await queue(services, caller, request_id, text, 'player_answered');
  return {};
}

/** A failed text once more. */
export const resendText = callable('resendText', {
  input: resendTextInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: resend,
});

/** The operation behind `resendText`. @throws HttpsError with the reason when there is nothing to say again */
export async function resend(
  services: Sending,
  { request_id, message_id }: z.output<typeof resendTextInput>,
  caller: Admin,
): Promise<Record<string, never>> {
  const failed = await services.store.messages.at(message_id).read();
  if (!failed) throw new HttpsError('not-found', 'There is no such text');
  const decision = sayAgain(failed, await hasOptedOut(services, failed.phone_number), services.now());
  if (!decision.ok) throw toHttpsError(decision.problem);
  await queue(services, caller, request_id, decision.value, 'text_resent', { message_id });
  return {};
}

/** The text goes into the outbox together with its audit entry, both under the request's id: a repeated request changes nothing. Then it is sent. */
async function queue(
  services: Sending,
  caller: Admin,
  requestId: string,
  text: SmsMessage,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const queued = services.store.messages.at(requestId);
  await commitOnce(services, caller, requestId, { action, target: queued.path, detail }, (commit) =>
    commit.create(queued, text),
  );
  await sendNow(services, [text.phone_number]);
}
