import { type Booking, isToldByMail, lastActive } from '@streetlore/domain/booking';
import { answerMail } from '@streetlore/domain/booking-mail';
import { type Desk, defaultDesk, staffedFrom } from '@streetlore/domain/desk';
import { huntAlone } from '@streetlore/domain/order';
import { isErased } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import {
  ANSWER,
  answerOnPage,
  answerPlayerInput,
  copyForResend,
  isPageMessage,
  isReadOnPage,
  queuedText,
  resendTextInput,
  smsActionTexts,
} from '@streetlore/domain/sms';
import { playerNamed } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import { linked, noticeIdOf, queueMail } from '../mailing/queue-mail.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import { addAction, readNeeds } from '../platform/note-action.ts';
import { hasOptedOut } from '../store/consent.ts';
import type { Writes } from '../store/writes.ts';
import { adminLine, writeAdminLine } from './admin-line.ts';

type Admin = Pick<Caller, 'uid' | 'email'>;

/** Sends an admin's words to a phone, to a player on the team's page, or to a whole hunt. */
export const answerPlayer = callable('answerPlayer', {
  input: answerPlayerInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: queueAnswer,
});

/**
 * Words to a whole hunt, or to a player on the page, are shown on the team's page. Words to one phone are
 * not. A team without phones that wrote outside the desk's hours gets them by mail too.
 * @throws HttpsError failed-precondition when every number has opted out and nobody plays on the page,
 * not-found for a player who has not joined
 */
export async function queueAnswer(
  services: Sending,
  { request_id, phone_number, page_player = null, booking_id, body }: z.output<typeof answerPlayerInput>,
  caller: Admin,
): Promise<Record<string, never>> {
  const { store } = services;
  let told: readonly string[] = [];
  let mail: string | null = null;
  // One commit under the request's id writes the texts, the transcript and the audit entry. A repeated
  // request changes nothing.
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const seen = booking_id === null ? null : await store.bookings.at(booking_id).readVersioned();
      const found = seen?.version ? seen : null;
      const player = page_player !== null && found ? playerNamed(found.value, page_player) : undefined;
      const isForAll = phone_number === null && !player;
      const asked = isForAll ? (found?.value.phone_numbers ?? []) : [phone_number].filter((number) => number !== null);
      const numbers = [...new Set(asked)].filter((number) => !isErased(number));
      const willing = await Promise.all(
        numbers.map(async (number) => ((await hasOptedOut(services, number)) ? [] : [number])),
      );
      const [needs, desk] = await Promise.all([readNeeds(services, booking_id), store.desk.read()]);
      return { found, player, isForAll, phones: willing.flat(), needs, desk: desk ?? defaultDesk };
    },
    decide: (commit, { found, player, isForAll, phones, needs, desk }, at) => {
      if (page_player !== null && !player)
        throw new HttpsError('not-found', smsActionTexts.notOnPage, { field: 'body' });
      const booking = found?.value ?? null;
      const isRead = player !== undefined || (isForAll && booking !== null && isReadOnPage(booking));
      if (phones.length === 0 && !isRead)
        throw new HttpsError('failed-precondition', smsActionTexts.optedOut, { field: 'body' });
      const about = { booking_id: booking?.id ?? null, tour_name: booking?.tour_name ?? null };
      const idOf = (n: number) => (isForAll ? `${request_id}_${n}` : request_id);
      for (const [n, number] of phones.entries())
        commit.create(
          store.messages.at(idOf(n)),
          queuedText({ phone_number: number, message_content: body, message_type: ANSWER, ...about }, at),
        );
      addAction(commit, needs, 'text', caller, at);
      told = phones;
      const target = isForAll && found ? found.ref : store.messages.at(idOf(0));
      const entry = { action: 'player_answered' as const, target: target.path };
      if (!found || !(player || isForAll)) return entry;
      const { id, tour_name } = found.value;
      if (isRead) {
        const said = { message_content: body, booking_id: id, tour_name, page_player: player?.name ?? '' };
        commit.create(store.pageMessages.at(idOf(phones.length)), answerOnPage(said, at));
      }
      writeAdminLine(services, commit, found, adminLine(request_id, body, player?.name ?? null, at));
      mail = queueAnswerMail(services, commit, { booking: found.value, desk, request_id, body }, at);
      return entry;
    },
  });
  await Promise.all([sendNow(services, told), enqueueBookingMail(services, mail)]);
  return {};
}

type Answer = {
  readonly booking: WithId<Booking>;
  readonly desk: Desk;
  readonly request_id: string;
  readonly body: string;
};

/** @returns the mail's id; null for a team that gets no mail, or is at its page now */
function queueAnswerMail(
  services: Sending,
  commit: Writes,
  { booking, desk, request_id, body }: Answer,
  now: Date,
): string | null {
  if (!isToldByMail(booking) || !staffedFrom(desk, lastActive(booking))) return null;
  const about = linked(services, { order: huntAlone(booking), tour: null, now });
  return queueMail(services, commit, noticeIdOf(booking.id, request_id), answerMail(about, body), now);
}

/** Sends a failed text once more. */
export const resendText = callable('resendText', {
  input: resendTextInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: queueResend,
});

/** @throws HttpsError with the reason when the text cannot be sent again */
export async function queueResend(
  services: Sending,
  { request_id, message_id }: z.output<typeof resendTextInput>,
  caller: Admin,
): Promise<Record<string, never>> {
  const { store } = services;
  const again = store.messages.at(request_id);
  await decideOnce(services, caller, request_id, {
    async read() {
      const failed = await store.loggedMessages.at(message_id).readVersioned();
      if (!failed.version) throw new HttpsError('not-found', 'There is no such text');
      const { value } = failed;
      const optedOut = !isPageMessage(value) && (await hasOptedOut(services, value.phone_number));
      return { failed, optedOut, needs: await readNeeds(services, value.booking_id) };
    },
    decide(commit, { failed, optedOut, needs }, now) {
      const decision = copyForResend(failed.value, optedOut, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.create(again, decision.value);
      // The failed text notes the new one, so that nobody can resend it twice.
      commit.update(failed, { resent_as: again.id });
      addAction(commit, needs, 'resend', caller, now);
      return { action: 'text_resent', target: again.path, detail: { message_id } };
    },
  });
  const text = await again.read();
  if (text) await sendNow(services, [text.phone_number]);
  return {};
}
