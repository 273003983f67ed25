import { isErased } from '@streetlore/domain/phone';
import {
  ANSWER,
  answerPlayerInput,
  copyForResend,
  queuedText,
  resendTextInput,
  smsActionTexts,
} from '@streetlore/domain/sms';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { commitOnce, decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { hasOptedOut } from '../store/consent.ts';

type Admin = Pick<Caller, 'uid' | 'email'>;

/** Sends an admin's own words to a player's phone, or to all phones of a hunt. */
export const answerPlayer = callable('answerPlayer', {
  input: answerPlayerInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: queueAnswer,
});

/**
 * The operation behind `answerPlayer`.
 * @throws HttpsError failed-precondition when every number has opted out
 */
export async function queueAnswer(
  services: Sending,
  { request_id, phone_number, booking_id, body }: z.output<typeof answerPlayerInput>,
  caller: Admin,
): Promise<Record<string, never>> {
  const { store, now } = services;
  const booking = booking_id === null ? null : await store.bookings.at(booking_id).read();
  const asked = phone_number === null ? (booking?.phone_numbers ?? []) : [phone_number];
  const numbers = [...new Set(asked)].filter((number) => !isErased(number));
  const willing = await Promise.all(
    numbers.map(async (number) => ((await hasOptedOut(services, number)) ? [] : [number])),
  );
  const phones = willing.flat();
  if (phones.length === 0) throw new HttpsError('failed-precondition', smsActionTexts.optedOut, { field: 'body' });
  const about = { booking_id: booking?.id ?? null, tour_name: booking?.tour_name ?? null };
  const idOf = (n: number) => (phone_number === null ? `${request_id}_${n}` : request_id);
  const target = phone_number === null && booking ? store.bookings.at(booking.id) : store.messages.at(idOf(0));
  // The texts go into the outbox together with their audit entry, all under the request's id. So a
  // repeated request changes nothing.
  await commitOnce(services, caller, request_id, { action: 'player_answered', target: target.path }, (commit) => {
    for (const [n, number] of phones.entries())
      commit.create(
        store.messages.at(idOf(n)),
        queuedText({ phone_number: number, message_content: body, message_type: ANSWER, ...about }, now()),
      );
  });
  await sendNow(services, phones);
  return {};
}

/** Sends a failed text once more. */
export const resendText = callable('resendText', {
  input: resendTextInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: queueResend,
});

/**
 * The operation behind `resendText`.
 * @throws HttpsError with the reason when the text cannot be sent again
 */
export async function queueResend(
  services: Sending,
  { request_id, message_id }: z.output<typeof resendTextInput>,
  caller: Admin,
): Promise<Record<string, never>> {
  const { store } = services;
  const again = store.messages.at(request_id);
  await decideOnce(services, caller, request_id, {
    async read() {
      const failed = await store.messages.at(message_id).readVersioned();
      if (!failed.version) throw new HttpsError('not-found', 'There is no such text');
      return { failed, optedOut: await hasOptedOut(services, failed.value.phone_number) };
    },
    decide(commit, { failed, optedOut }, now) {
      const decision = copyForResend(failed.value, optedOut, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.create(again, decision.value);
      // An admin who looks at the failed text sees that it was resent, and cannot resend it once
      // more.
      commit.update(failed, { resent_as: again.id });
      return { action: 'text_resent', target: again.path, detail: { message_id } };
    },
  });
  const text = await again.read();
  if (text) await sendNow(services, [text.phone_number]);
  return {};
}
