import { type Booking, isToldByMail, type ReminderKind, reminderNotice } from '@streetlore/domain/booking';
import { expiredMail, reminderMail, resultMail, reviewMail } from '@streetlore/domain/booking-mail';
import { huntAlone, type OneHunt } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { after } from '@streetlore/domain/time';
import { linkOf } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { shareIdOf } from '../store/link-ids.ts';
import type { Writes } from '../store/writes.ts';
import { type About, linked, type Mailing, noticeIdOf, queueMail } from './queue-mail.ts';

/** When (ms after its end) a completed hunt is asked for a review by mail. */
const REVIEW_ASKED_AFTER = 24 * 3_600_000;

/**
 * Puts the mail that reminds of a hunt into the outbox, within the commit of the reminder.
 * @param cause the name of the reminder's texts
 * @returns the mail's id for `enqueueBookingMail`; null when there is no mail
 */
export function queueReminderMail(
  services: Mailing,
  commit: Writes,
  { cause, kind }: { cause: string; kind: ReminderKind },
  about: About<OneHunt>,
): string | null {
  const [booking] = about.order.hunts;
  const mail = reminderMail(linked(services, about), reminderNotice(kind, booking));
  return queueMail(services, commit, noticeIdOf(booking.id, cause), mail, about.now);
}

/** The same for a hunt that expires because nobody has started it. A team of a party has its organiser. */
export function queueExpiredMail(
  services: Mailing,
  commit: Writes,
  booking: WithId<Booking>,
  now: Date,
): string | null {
  if (booking.party) return null;
  const about = linked(services, { order: huntAlone(booking), tour: null, now });
  // A hunt with more time may expire once more.
  const cause = `expired/${booking.expires_at?.getTime()}`;
  return queueMail(services, commit, noticeIdOf(booking.id, cause), expiredMail(about), now);
}

/**
 * The same for a hunt that its last message completes, if mails tell what texts would. With the result the
 * outbox gets the mail that asks for a review, which waits there for a day.
 */
export function queueResultMails(
  services: Mailing,
  commit: Writes,
  { before, after: booking }: { readonly before: Booking; readonly after: WithId<Booking> },
  now: Date,
): string | null {
  const isDone = booking.status === 'completed' && before.status !== 'completed';
  if (!isDone || !isToldByMail(booking)) return null;
  const about = linked(services, { order: huntAlone(booking), tour: null, now });
  const asked = after(now, REVIEW_ASKED_AFTER);
  queueMail(services, commit, reviewMailIdOf(booking.id), reviewMail(about), asked);
  const shareId = shareIdOf(linkOf(services, booking).page_id);
  return queueMail(services, commit, noticeIdOf(booking.id, 'result'), resultMail(about, shareId), now);
}

/**
 * Takes the mail that asks for a review out of the outbox, within a commit after which it would be wrong:
 * a review has been given, the hunt is refunded, or the mail's link has ended.
 */
export const dropReviewMail = ({ store }: Pick<Services, 'store'>, commit: Writes, bookingId: string): void =>
  commit.delete(store.mails.at(reviewMailIdOf(bookingId)));

const reviewMailIdOf = (bookingId: string): string => noticeIdOf(bookingId, 'review');
