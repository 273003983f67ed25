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

/** Sends an admin's own words to a player's phone. */
export const answerPlayer = callable('answerPlayer', {
  input: answerPlayerInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: queueAnswer,
});

/**
 * The operation behind `answerPlayer`.
 * @throws HttpsError failed-precondition when the number has opted out
 */
export async function queueAnswer(
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
  const text = queuedText({ phone_number, message_content: body, message_type: ANSWER, ...about }, now());
  const target = services.store.messages.at(request_id);
  // The text goes into the outbox together with its audit entry, both under the request's id. So a
  // repeated request changes nothing.
  await commitOnce(services, caller, request_id, { action: 'player_answered', target: target.path }, (commit) =>
    commit.create(target, text),
  );
  await sendNow(services, [phone_number]);
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
