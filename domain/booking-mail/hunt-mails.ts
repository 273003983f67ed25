import {
  type Booking,
  type BookingNotice,
  bookingTexts,
  type ReminderNotice,
  sentenceOfNotice,
  titleOfNotice,
  whyUnlisted,
} from '../booking/index.ts';
import { secondsPlayed } from '../hunt/index.ts';
import type { MailDraft, MailFact } from '../mail/index.ts';
import type { OneHunt } from '../order/index.ts';
import { teamNumberOf } from '../party/index.ts';
import { routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import { resultTexts, wallsSolved } from '../result/index.ts';
import { formatDuration } from '../time/index.ts';
import {
  bookedDayInWords,
  type ChangedBy,
  draft,
  facts,
  invoiceOf,
  lead,
  linkTo,
  linkToTeam,
  type OrderMail,
  paragraph,
  reference,
  small,
  sprayOf,
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
    ...(notice.kind === 'link_replaced' && booking.phone_numbers.length === 0
      ? linkToTeam(about, bookingMailTexts.newTeamLink)
      : []),
    ...linkTo(about, whoDidIt(about, by)),
    facts(...teamOf(booking), reference(about), ...invoiceOf(about)),
  ]);
}

/**
 * The mail that reminds the group of a hunt that waits for START.
 * @returns null when the booking has no address
 */
export function reminderMail(about: HuntMail, notice: ReminderNotice): MailDraft | null {
  const [booking] = about.order.hunts;
  return draft(about, titleOfNotice(notice, booking) ?? '', bookedDayInWords(about), [
    ...what(about),
    ...(notice.kind === 'last_call' ? [paragraph(bookingMailTexts.expiresThen)] : []),
    ...linkToTeam(about, bookingMailTexts.startThere),
    facts(...where(about), reference(about)),
  ]);
}

/** The mail about a hunt that nobody started in time. It has no link to the hunt, because nothing is left to do. */
export function expiredMail(about: HuntMail): MailDraft | null {
  const [booking] = about.order.hunts;
  const title = titleOfNotice({ kind: 'expired' }, booking) ?? '';
  const address = about.site + routes.tours;
  return draft(about, title, null, [
    ...what(about).slice(0, 1),
    paragraph(bookingMailTexts.expired),
    { kind: 'link', label: bookingTexts.another, address, spray: sprayOf(about) },
    facts(reference(about)),
  ]);
}

/**
 * The mail about a completed hunt, with its result.
 * @param shareId under which the result is shared
 */
export function resultMail(about: HuntMail, shareId: string): MailDraft | null {
  const { hunt, stops_count, tour_name, ...booking } = about.order.hunts[0];
  const { score, results } = hunt;
  const said = bookingMailTexts.result(
    wallsSolved({ results }),
    stops_count,
    formatDuration(secondsPlayed(hunt)),
    score,
  );
  const shared = { label: bookingMailTexts.seeResult, address: about.site + routes.shared(shareId) };
  const board = { label: resultTexts.seeBoard, address: about.site + routes.leaderboard };
  const unlisted = whyUnlisted(booking);
  return draft(about, bookingMailTexts.done, null, [
    lead(`${tour_name}: ${said}`),
    ...linkToTeam(about, bookingMailTexts.resultThere),
    facts(
      { label: bookingMailTexts.show, value: [bookingMailTexts.resultWhy], link: shared },
      ...(unlisted ? [] : [{ label: resultTexts.places, value: [bookingMailTexts.yourPlace], link: board }]),
      reference(about),
    ),
    ...(unlisted === 'too_fast' ? [paragraph(resultTexts.tooFast)] : []),
  ]);
}

/** The mail that asks for a review, a day after the hunt. */
export const reviewMail = (about: HuntMail): MailDraft | null =>
  draft(about, bookingMailTexts.howWasIt, null, [
    lead(about.order.tour_name),
    ...linkToTeam(about, bookingMailTexts.reviewThere),
    small(bookingMailTexts.askedOnce),
  ]);

/** Which team of a party it is, for the organiser who gets the mails of all. */
export const teamOf = ({ id, party }: WithId<Booking>): MailFact[] =>
  party ? [{ label: bookingMailTexts.team, value: [String(teamNumberOf(id))] }] : [];
