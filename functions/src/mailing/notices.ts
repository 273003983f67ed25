import { type Booking, type BookingNotice, sentenceOfNotice } from '@streetlore/domain/booking';
import { type ChangedBy, type InvoiceLink, noticeMail } from '@streetlore/domain/booking-mail';
import { huntAlone } from '@streetlore/domain/order';
import type { WithId } from '@streetlore/domain/query';
import { sequence } from '@streetlore/domain/sms';
import { lineOf } from '@streetlore/domain/team';
import type { Services } from '../platform/services.ts';
import { writeTeamPage } from '../platform/team-page.ts';
import type { Seen, Writes } from '../store/writes.ts';
import { linked, type Mailing, noticeIdOf, queueMail } from './queue-mail.ts';

/** A booking that a commit changes. */
type Changed = {
  /** The booking as it was read. */
  readonly seen: Seen<Booking>;
  /** The same once the commit is done. */
  readonly booking: WithId<Booking>;
  /** What identifies the change: the request that makes it, or its cause. */
  readonly cause: string;
  readonly by: ChangedBy;
  /** The link to the order's invoice, where the mail names it. */
  readonly invoice?: InvoiceLink | null;
  readonly now: Date;
};

/**
 * Tells of a change, within the commit that makes it: on the page of the booking's team, and by mail
 * if the booking has an address. docs/decisions/who-hears-of-a-change.md says who is told of what.
 * @returns the mail's id for `enqueueBookingMail`; null when there is no mail
 */
export function queueNotice(services: Mailing, commit: Writes, changed: Changed, notice: BookingNotice): string | null {
  writeNotice(services, commit, changed, notice);
  return queueNoticeMail(services, commit, changed, notice);
}

/** Tells of a change on the page of the booking's team alone. */
export function writeNotice(
  services: Pick<Services, 'store'>,
  commit: Writes,
  { seen, booking, cause, now }: Omit<Changed, 'by'>,
  notice: BookingNotice,
): void {
  if (booking.cleared_at) return;
  const said = { id: `${cause}_${booking.id}_notice`, from: null, to: null, text: sentenceOfNotice(notice) };
  // After the texts of the same change.
  const line = lineOf({ ...said, at: now, seq: sequence(now, LAST) });
  writeTeamPage(services, commit, { seen, page_id: booking.page_id }, { stops: [], lines: [line] });
}

/** No change announces as many messages. */
const LAST = 9;

/** Tells of a change by mail alone. @returns the mail's id; null when there is no mail */
export function queueNoticeMail(
  services: Mailing,
  commit: Writes,
  { booking, cause, by, now, invoice = null }: Omit<Changed, 'seen'>,
  notice: BookingNotice,
): string | null {
  const about = linked(services, { order: huntAlone(booking), tour: null, now, invoice });
  return queueMail(services, commit, noticeIdOf(booking.id, cause), noticeMail(about, notice, by), now);
}
