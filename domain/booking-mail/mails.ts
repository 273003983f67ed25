import {
  type Booking,
  type BookingNotice,
  bookingTexts,
  opensAt,
  othersOf,
  referenceOf,
  sentenceOfNotice,
  startsWhen,
  titleOfNotice,
  yourHuntTexts,
} from '../booking/index.ts';
import { htmlRows, type MailDraft, type MailFact, type MailPart, plainText } from '../mail/index.ts';
import { formatPence } from '../money/index.ts';
import { teamNumberOf } from '../party/order.ts';
import { routes } from '../paths/index.ts';
import { formatWeekday, formatWeekdayMoment } from '../time/index.ts';
import { facts, lead, type MailedTour, paragraph, small, sprayOf, where } from './parts.ts';
import { bookingMailTexts as texts } from './texts.ts';

/** What the mails about a booking are made from. */
export type BookingMail = {
  readonly bookingId: string;
  /** The booking as it is once the mail's cause is stored. */
  readonly booking: Booking;
  /** Null when there is no such tour any more: the mail then does not say where the hunt begins. */
  readonly tour: MailedTour;
  /** The https address of the website. */
  readonly site: string;
  /** The token of the booking's link. */
  readonly token: string;
};

/**
 * The mail about a booking that has been paid. Its address is confirmed by nobody, so it has no word
 * that a visitor typed, such as the team's name: nobody can send a stranger a message by it.
 * @returns null when the booking has no address
 */
export function confirmationMail(about: BookingMail): MailDraft | null {
  const { booking } = about;
  return draft(about, texts.booked, dayOf(booking), [
    ...what(booking),
    ...linkTo(about, texts.link),
    ...howOthersJoin(booking),
    facts(reference(about), ...where(about, booking.party), phones(booking), paid(booking)),
    { kind: 'steps', title: yourHuntTexts.begin, steps: bookingTexts.startSteps },
    small(bookingTexts.changeRule),
    small(bookingTexts.noRightToCancel),
    small(`${bookingTexts.whenItGoesWrong} ${texts.askUs}`),
  ]);
}

/** Who has changed a booking: somebody with its link, or an admin. */
export type ChangedBy = 'link' | 'us';
const whoDidIt = { link: texts.notYou, us: texts.byUs } as const satisfies Record<ChangedBy, string>;

/**
 * The mail about a booking that was moved to another day, or to today.
 * @returns null when the booking has no address
 */
export function movedMail(about: BookingMail, by: ChangedBy): MailDraft | null {
  const { booking } = about;
  return draft(about, texts.moved, dayOf(booking), [
    ...what(booking),
    ...linkTo(about, whoDidIt[by]),
    facts(reference(about), ...where(about, booking.party), ...team(about)),
    small(bookingTexts.changeRule),
  ]);
}

/**
 * The mail about any other change to a booking.
 * @returns null when the booking has no address, or the change needs no mail
 */
export function noticeMail(about: BookingMail, notice: BookingNotice, by: ChangedBy): MailDraft | null {
  const { booking } = about;
  const title = titleOfNotice(notice, booking);
  if (title === null) return null;
  return draft(about, title, null, [
    ...what(booking).slice(0, 1),
    lead(sentenceOfNotice(notice)),
    ...linkTo(about, whoDidIt[by]),
    facts(...team(about), reference(about)),
  ]);
}

/**
 * The mail in the evening before a hunt's day, for a group without a phone: the others get a text.
 * @returns null when the booking has no address
 */
export function dayBeforeMail(about: BookingMail): MailDraft | null {
  const { booking } = about;
  return draft(about, texts.dayBefore, dayOf(booking), [
    ...what(booking),
    ...linkTo(about, texts.start),
    facts(...where(about), reference(about)),
  ]);
}

/**
 * The mail about a day that we have closed, for those who booked it.
 * @param sentence why, in an admin's words
 * @returns null when the booking has no address
 */
export function dayClosedMail(about: BookingMail, sentence: string): MailDraft | null {
  const { booking } = about;
  return draft(about, texts.dayClosed, dayOf(booking), [
    ...what(booking),
    lead(sentence),
    ...linkTo(about, texts.otherDay),
    facts(reference(about)),
    small(bookingTexts.changeRule),
  ]);
}

/**
 * The mail about a booking that its group cancelled. It has no link: there is nothing left to do.
 * @param due the sum that goes back, in pence
 * @returns null when the booking has no address
 */
export function cancelledMail(about: Omit<BookingMail, 'token'>, due: number): MailDraft | null {
  const { booking } = about;
  return draft(about, texts.cancelled, null, [
    ...what(booking).slice(0, 1),
    ...(due > 0 ? [paragraph(texts.moneyBack(formatPence(due)))] : []),
    ...(booking.voucher_code === null ? [] : [paragraph(texts.voucherBack)]),
    facts(reference(about)),
    { kind: 'link', label: bookingTexts.another, address: about.site + routes.tours, spray: sprayOf(about) },
    small(texts.cancelledByNobody),
  ]);
}

type About = Omit<BookingMail, 'token'>;

function draft(about: About, title: string, day: string | null, parts: readonly MailPart[]): MailDraft | null {
  const { email, tour_name } = about.booking;
  if (!email) return null;
  const all: MailPart[] = [{ kind: 'title', text: title, spray: sprayOf(about) }, ...parts];
  return {
    to: email,
    subject: texts.subject(title, tour_name, day),
    text: plainText(all),
    html: htmlRows(all),
  };
}

function dayOf(booking: Booking): string | null {
  const opens = opensAt(booking);
  return opens && formatWeekday(opens);
}

/** The tour, for how many, and when it can be started. */
function what(booking: Booking): MailPart[] {
  const { tour_name, participants, expires_at } = booking;
  const opens = opensAt(booking);
  const closes = expires_at && formatWeekdayMoment(expires_at);
  const when = startsWhen(opens && formatWeekdayMoment(opens), closes ?? '');
  return [lead(texts.what(tour_name, yourHuntTexts.people(participants))), ...(closes ? [lead(when)] : [])];
}

const linkTo = (about: BookingMail, why: string): MailPart[] => [
  {
    kind: 'link',
    label: bookingTexts.toYourHunt,
    address: `${about.site}${routes.bookingPage}#${about.token}`,
    spray: sprayOf(about),
  },
  paragraph(why),
];

/** How those without a phone in the booking play along. */
function howOthersJoin({ participants, phone_numbers }: Booking): MailPart[] {
  const others = othersOf(participants, phone_numbers.length);
  return others > 0 ? [paragraph(bookingTexts.othersJoin(others))] : [];
}

/** The phones by their last digits, and what a phone has to do that has opted out. */
function phones({ phone_numbers, opted_out = [] }: Booking): MailFact {
  const lines = phone_numbers.map((number, place) => {
    const digits = number.slice(-3);
    return opted_out.includes(place) ? yourHuntTexts.maskedSilent(digits) : yourHuntTexts.masked(digits);
  });
  return { label: yourHuntTexts.phones, value: [...new Set(lines)] };
}

const paid = ({ amount }: Booking): MailFact => ({
  label: yourHuntTexts.paid,
  value: [amount === 0 ? yourHuntTexts.byVoucher : formatPence(amount)],
});

/** Which team of a party it is, for the organiser who gets the mails of all. */
const team = ({ booking, bookingId }: About): MailFact[] =>
  booking.party ? [{ label: texts.team, value: [String(teamNumberOf(bookingId))] }] : [];

const reference = ({ bookingId }: Pick<About, 'bookingId'>): MailFact => ({
  label: yourHuntTexts.reference,
  value: [referenceOf(bookingId)],
});
