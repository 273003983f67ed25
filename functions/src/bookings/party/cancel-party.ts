import { cancelParty as cancelled, cancelPartyInput, partyRateLimits, partyTexts } from '@streetlore/domain/party';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { log } from '../../base/log.ts';
import { enqueueBookingMail, tourToTell } from '../../mailing/booking-mails.ts';
import { writeNotice } from '../../mailing/notices.ts';
import { queuePartyCancelled } from '../../mailing/party-mails.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { decideOnce } from '../../platform/audit.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { partyOfToken } from '../../platform/party-link.ts';
import { readParty } from '../../platform/read-party.ts';
import type { Services } from '../../platform/services.ts';
import { payRefundDue } from '../pay-refund-due.ts';
import { queueCancelled } from '../queue-welcome.ts';

/** Cancels a party for whoever has its organiser's link, and gives the whole amount back. */
export const cancelParty = callable('cancelParty', {
  input: cancelPartyInput,
  who: 'signed-in',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'party', ...partyRateLimits },
  limitedBy: 'a token of 132 bits',
  run: cancelByLink,
});

/**
 * The operation behind `cancelParty`:
 * 1. One commit ends the hunts of all teams, promises each team's refund and queues the texts and the
 *    mail. If a START of the same moment was played first, this is refused.
 * 2. Stripe refunds team by team. What it does not take now, the sweep asks for again.
 * A repeated request changes nothing.
 * @throws HttpsError failed-precondition with the reason
 */
export async function cancelByLink(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  { token, request_id }: z.output<typeof cancelPartyInput>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const partyId = await partyOfToken(services, token);
  const told: string[] = [];
  let mail: string | null = null;
  await decideOnce(services, { uid, email: null }, request_id, {
    read: async () => {
      const read = await readParty(services, partyId);
      const [first] = read?.bookings ?? [];
      return { read, tour: first ? await tourToTell(services, first) : null };
    },
    decide: (commit, { read, tour }, now) => {
      if (!read) throw new HttpsError('not-found', partyTexts.none);
      const { party, found, bookings, seen } = read;
      const decision = cancelled(party, bookings, request_id, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(found, { cancelled_at: now });
      told.length = 0;
      let due = 0;
      for (const { booking, changes } of decision.value.released) commit.update(seen(booking.id), changes);
      for (const { booking, changes } of decision.value.cancelled) {
        commit.update(seen(booking.id), changes);
        queueCancelled(services, commit, booking.id, booking, now);
        const changed = { seen: seen(booking.id), booking: { ...booking, ...changes }, cause: request_id, now };
        writeNotice(services, commit, changed, { kind: 'cancelled' });
        told.push(...booking.phone_numbers);
        due += changes.refund_due?.amount ?? 0;
      }
      const teams = decision.value.cancelled.map(({ booking, changes }) => ({ ...booking, ...changes }));
      mail = queuePartyCancelled(services, commit, due, { party, teams, tour, now });
      return { action: 'party_cancelled', target: found.ref.path };
    },
  });
  await Promise.all([sendNow(services, told), enqueueBookingMail(services, mail), payAll(services, partyId)]);
  return {};
}

/** Refunds each team in turn: Stripe takes one refund of a payment at a time. */
async function payAll(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  partyId: string,
): Promise<void> {
  const read = await readParty(services, partyId);
  for (const { id } of read?.bookings ?? [])
    await payRefundDue(services, id).catch((error: unknown) =>
      log.warn('The refund of a cancelled booking waits for the sweep', { booking: id }, error),
    );
}
