import { type Booking, type BookingNotice, sentenceOfNotice, titleOfNotice } from '../booking/index.ts';
import type { MailDraft, MailFact } from '../mail/index.ts';
import type { OneHunt } from '../order/index.ts';
import { teamNumberOf } from '../party/index.ts';
import type { WithId } from '../query/index.ts';
import {
  bookedDayInWords,
  type ChangedBy,
  draft,
  facts,
  lead,
  linkTo,
  type OrderMail,
  reference,
  what,
  where,
  whoDidIt,
} from './parts.ts';
import { bookingMailTexts } from './texts.ts';

/** What the mails about one hunt are made from. It may be a team of a party. */
type HuntMail = OrderMail & { readonly order: OneHunt };

/**
 * The mail about any other change to a hunt.
 * @returns null when the booking has no address, or the change needs no mail
 */
export function noticeMail(about: HuntMail, notice: BookingNotice, by: ChangedBy): MailDraft | null {
  const [booking] = about.order.hunts;
  const title = titleOfNotice(notice, booking);
  if (title === null) return null;
  return draft(about, title, null, [
    ...what(about).slice(0, 1),
    lead(sentenceOfNotice(notice)),
    ...linkTo(about, whoDidIt(about, by)),
    facts(...teamOf(booking), reference(about)),
  ]);
}

/**
 * The mail in the evening before a hunt's day, for a group without a phone: the others get a text.
 * @returns null when the booking has no address
 */
export const dayBeforeMail = (about: HuntMail): MailDraft | null =>
  draft(about, bookingMailTexts.dayBefore, bookedDayInWords(about), [
    ...what(about),
    ...linkTo(about, bookingMailTexts.start),
    facts(...where(about), reference(about)),
  ]);

/** Which team of a party it is, for the organiser who gets the mails of all. */
export const teamOf = ({ id, party }: WithId<Booking>): MailFact[] =>
  party ? [{ label: bookingMailTexts.team, value: [String(teamNumberOf(id))] }] : [];
