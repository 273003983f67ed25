import type { Booking } from '@streetlore/domain/booking';
import {
  type Redeemer,
  type Redemption,
  redeemed,
  type Ticket,
  takenBack,
  tillTexts,
  UNDO_FOR,
  type Verdict,
  verdictOf,
} from '@streetlore/domain/till';
import { after } from '@streetlore/domain/time';
import { HttpsError } from 'firebase-functions/v2/https';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';

type Asked = {
  action: 'look' | 'redeem' | 'undo';
  by: Redeemer;
  request_id: string;
};

/**
 * One commit changes the ticket, its hunt with the team's page, and the ended stop that the figures count, as they were
 * read: of two phones one redeems, and the other reads that it is used. A repeated request changes nothing.
 * @throws HttpsError failed-precondition when there is nothing to take back, or no more
 */
export async function useOfTicket(services: Services, ticketId: string, asked: Asked): Promise<Verdict> {
  const { store } = services;
  return await withoutConflict(async () => {
    const ticket = await store.tickets.at(ticketId).readVersioned();
    const booking = ticket.version && (await store.bookings.at(ticket.value.booking_id).readVersioned());
    if (!ticket.version || !booking?.version) return { is: 'unknown' };
    const now = services.now();
    const verdict = verdictOf(ticket.value, booking.value, asked.request_id, now);
    const step = stepOf(asked, verdict, { ticket: ticket.value, booking: booking.value, now });
    if (!step) return verdict;
    await write(services, { ticket, booking }, step, now);
    return verdictOf({ ...ticket.value, ...step.ticket }, booking.value, asked.request_id, now);
  });
}

type Found = { ticket: Ticket; booking: Booking; now: Date };

/** What the request changes; null for nothing. A request that took its step before takes no other. */
function stepOf(
  { action, by, request_id }: Asked,
  verdict: Verdict,
  { ticket, booking, now }: Found,
): Redemption | null {
  if (action === 'look' || ticket.request_ids.includes(request_id)) return null;
  if (action === 'redeem')
    return verdict.is === 'valid' ? redeemed(ticket, booking.hunt, { by, request_id, now }) : null;
  if (!ticket.redeemed_at) throw new HttpsError('failed-precondition', tillTexts.notUsed);
  if (after(ticket.redeemed_at, UNDO_FOR) <= now) throw new HttpsError('failed-precondition', tillTexts.undoLate);
  return takenBack(ticket, booking.hunt, request_id);
}

async function write(
  { store }: Services,
  { ticket, booking }: { ticket: FoundDocument<Ticket>; booking: FoundDocument<Booking> },
  { ticket: change, hunt }: Redemption,
  now: Date,
): Promise<void> {
  const [counted, till] = await Promise.all([
    store.stopResults.at(ticket.value.id).readVersioned(),
    store.till(ticket.value.partner_id).read(),
  ]);
  const commit = store.commit();
  commit.update(ticket, change);
  commit.update(booking, { hunt });
  if (counted.version) commit.update(counted, { redeemed_at: change.redeemed_at });
  // The other phones of the bar ask for today's list again. Without a condition, so that two codes never wait.
  if (till) commit.update(store.tillPages.at(till.page_id), { changed_at: now });
  await commit.run();
}
