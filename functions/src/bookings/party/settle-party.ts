import { type Booking, refundNotice } from '@streetlore/domain/booking';
import { settleParty as settled } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import { figuresOfBooking } from '@streetlore/domain/stats';
import { log } from '../../base/log.ts';
import { enqueueBookingMail, tourToTell } from '../../mailing/booking-mails.ts';
import { writeNotice } from '../../mailing/notices.ts';
import { queuePartyConfirmation, queuePartyRefunded } from '../../mailing/party-mails.ts';
import type { Sending } from '../../outbox/send.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { askForFigures } from '../../platform/ask-for-counts.ts';
import { linkTo } from '../../platform/page-link.ts';
import { readParty } from '../../platform/read-party.ts';
import { withoutConflict } from '../../store/conflict.ts';
import type { PaymentReport, SettledAs } from '../payment-report.ts';
import { queueFarewell, queueWelcome, welcomedFields } from '../queue-welcome.ts';
import { tellRefund } from '../tell-refund.ts';

type Applied = { outcome: SettledAs; notified: readonly string[]; mail: string | null };

/**
 * Changes every team of a party to match their one payment: all of them in one commit, or none. With
 * the teams the commit writes the party, the texts, the organiser's mail and the record of the event.
 * Any number of reports may come at once and in any order.
 * @throws when Firestore fails, so that the caller's event is delivered again
 */
export async function settleParty(services: Sending, partyId: string, report: PaymentReport): Promise<SettledAs> {
  const { outcome, notified, mail } = await withoutConflict(() => apply(services, partyId, report));
  await Promise.all([sendNow(services, notified), enqueueBookingMail(services, mail)]);
  return outcome;
}

async function apply(services: Sending, partyId: string, { payment, dispute, event }: PaymentReport): Promise<Applied> {
  const { store } = services;
  const eventRef = event ? store.stripeEvents.at(event.id) : null;
  const [read, isRepeated] = await Promise.all([readParty(services, partyId), eventRef?.exists()]);
  if (!read) return { outcome: 'unknown', notified: [], mail: null };
  const { party, found, bookings, seen } = read;
  if (isRepeated) {
    // The process that committed the event may have died before it asked for the figures to be
    // counted.
    for (const after of bookings) await askForFigures(services, figuresOfBooking({ before: undefined, after }));
    return { outcome: 'repeated', notified: [], mail: null };
  }
  // Read after the teams, as in `settleBooking`: a run that closes the dispute later writes the party.
  const closedRef = dispute ? store.stripeEvents.at(dispute.id) : null;
  const isClosed = (await closedRef?.exists()) ?? false;
  const isLate = isClosed && dispute?.state === 'open';

  const now = services.now();
  const result = settled(party, bookings, payment.facts, isLate ? null : (dispute?.state ?? null), now);
  const welcomed = result.teams.filter(({ settlement }) => settlement.welcome);
  const fields = await Promise.all(welcomed.map(({ booking }) => welcomedFields(services, booking.id, booking)));
  const fieldsOf = new Map(welcomed.map(({ booking }, n) => [booking.id, fields[n]]));
  const [first] = bookings;
  const tour = result.isConfirmed && first ? await tourToTell(services, first) : null;

  const commit = store.commit();
  const notified: string[] = [];
  const ended: WithId<Booking>[] = [];
  // An admin refunds one team at a time.
  let refundMail: string | null = null;
  const link = linkTo(services, 'party-link', party);
  const changes = { ...result.party, ...(result.isConfirmed && { page_id: link.page_id }) };
  if (Object.keys(changes).length > 0) commit.update(found, changes);
  const after = result.teams.map(({ booking, settlement }) => {
    const changed = { ...settlement.changes, ...fieldsOf.get(booking.id) };
    const team = { ...booking, ...changed };
    if (Object.keys(changed).length > 0) commit.update(seen(booking.id), changed);
    if (settlement.welcome) queueWelcome(services, commit, booking.id, team, now, { event: event?.id, tour });
    if (settlement.farewell) {
      queueFarewell(services, commit, booking.id, booking, now, { event: event?.id });
      writeNotice(
        services,
        commit,
        { seen: seen(booking.id), booking: team, cause: 'refunded', now },
        refundNotice(team),
      );
      ended.push(team);
    }
    if (!settlement.farewell) {
      const told = tellRefund(services, commit, { before: booking, after: team, now, event: event?.id });
      notified.push(...told.phones);
      refundMail ??= told.mail;
    }
    if (settlement.welcome || settlement.farewell) notified.push(...booking.phone_numbers);
    return team;
  });
  const about = { party: { ...party, ...changes }, teams: after, tour, now };
  const refunded = ended.length > 0 ? queuePartyRefunded(services, commit, ended, about) : refundMail;
  const mail = result.isConfirmed ? queuePartyConfirmation(services, commit, about) : refunded;
  const record = { booking_id: first?.id ?? partyId, received_at: now };
  if (eventRef && event) commit.create(eventRef, { ...record, type: event.type });
  if (closedRef && dispute && dispute.state !== 'open')
    commit.set(closedRef, { ...record, type: `charge.dispute ${dispute.state}` });
  await commit.run();
  if (result.fault !== null) {
    const { intent_id, amount_received, currency } = payment.facts;
    const paid = { intent: intent_id, amount_received, currency, amount: party.amount };
    log.error('A party cannot take its payment', { party: partyId, ...paid });
  }
  return { outcome: 'settled', notified, mail };
}
