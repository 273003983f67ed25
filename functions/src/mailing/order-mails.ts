import type { Booking } from '@streetlore/domain/booking';
import {
  type ChangedBy,
  cancelledMail,
  confirmationMail,
  dayClosedMail,
  movedMail,
  newLinkMail,
  refundedMail,
} from '@streetlore/domain/booking-mail';
import type { BookedHunts } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import type { Services } from '../platform/services.ts';
import { Malformed } from '../store/convert.ts';
import type { Writes } from '../store/writes.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { dropReviewMail } from './hunt-mails.ts';
import { type About, linked, type Mailing, mailIdOf, queueMail } from './queue-mail.ts';

/**
 * The tour that the mail and the texts about an order tell of; null when it has neither an address
 * nor a phone, so that nothing is read for it. A tour that cannot be read does not stop a payment: its
 * mail and its texts are shorter.
 */
export async function tourToTell({ store }: Services, order: BookedHunts): Promise<Tour | null> {
  if (!order.hunts.some(({ email, phone_numbers }) => email || phone_numbers.length > 0)) return null;
  try {
    return await store.tours.at(order.tour_id).read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/**
 * Puts the confirmation of an order just paid into the outbox, within the commit that confirms it. Once
 * it is committed, `enqueueBookingMail` hands it on.
 * @returns the mail's id; null when the order has no address
 */
export const queueConfirmation = (services: Mailing, commit: Writes, about: About): string | null =>
  queueMail(services, commit, orderMailId(about, 'booking'), confirmationMail(linked(services, about)), about.now);

/** Makes a function that queues the mail about a change. The change's request names the mail. */
const queueChanged =
  (kind: 'moved' | 'link', mailOf: typeof movedMail) =>
  (
    services: Mailing,
    commit: Writes,
    { requestId, by }: { requestId: string; by: ChangedBy },
    about: About,
  ): string | null =>
    queueMail(services, commit, orderMailId(about, kind, requestId), mailOf(linked(services, about), by), about.now);

export const queueMovedMail = queueChanged('moved', movedMail);
export const queueNewLinkMail = queueChanged('link', newLinkMail);

/**
 * The same for an order that whoever has its link cancels.
 * @param back what goes back: a sum in pence, and perhaps the use of a voucher
 */
export const queueCancelledMail = (
  services: Mailing,
  commit: Writes,
  back: Parameters<typeof cancelledMail>[1],
  about: About,
): string | null =>
  queueMail(services, commit, orderMailId(about, 'cancelled'), cancelledMail(linked(services, about), back), about.now);

/** The same for an order whose day is closed. @param cause what the change is named after */
export const queueDayClosedMail = (
  services: Mailing,
  commit: Writes,
  { cause, sentence }: { cause: string; sentence: string },
  about: About,
): string | null => {
  const id = orderMailId(about, 'day_closed', cause);
  return queueMail(services, commit, id, dayClosedMail(linked(services, about), sentence), about.now);
};

/** The same for hunts that a full refund ends, each of them once. */
export const queueRefundedMail = (
  services: Mailing,
  commit: Writes,
  { ended, giftHasBack }: { ended: readonly WithId<Booking>[]; giftHasBack: boolean },
  about: About,
): string | null => {
  const id = about.order.party
    ? mailIdOf('party_refunded', ended.map((team) => team.id).join('/'))
    : orderMailId(about, 'refunded', 'refunded');
  for (const hunt of ended) dropReviewMail(services, commit, hunt.id);
  return queueMail(services, commit, id, refundedMail(linked(services, about), { ended, giftHasBack }), about.now);
};

/** Schedules a mail that was just committed, if there is one. Never fails. */
export async function enqueueBookingMail(services: Services, id: string | null): Promise<void> {
  if (id !== null) await enqueueMail(services, id);
}

type MailKind = 'booking' | 'moved' | 'cancelled' | 'link' | 'day_closed' | 'refunded';

/** What the mails about one hunt, and those about a party, are named after. */
const huntMails = {
  booking: 'booking',
  moved: 'moved',
  cancelled: 'cancelled',
  link: 'notice',
  day_closed: 'notice',
  refunded: 'notice',
} as const satisfies Record<MailKind, string>;
const partyMails = {
  booking: 'party',
  moved: 'party_moved',
  cancelled: 'party_cancelled',
  link: 'party_link',
  day_closed: 'party_day_closed',
  refunded: 'party_refunded',
} as const satisfies Record<MailKind, string>;

function orderMailId({ order }: About, kind: MailKind, cause?: string): string {
  const { id } = order;
  return mailIdOf((order.party ? partyMails : huntMails)[kind], cause === undefined ? id : `${id}/${cause}`);
}
