import { type Booking, bookingTexts, othersOf, refundNotice, startStepsOf, yourHuntTexts } from '../booking/index.ts';
import type { MailDraft, MailFact, MailPart } from '../mail/index.ts';
import { formatPence } from '../money/index.ts';
import type { OneHunt, PartyHunts } from '../order/index.ts';
import { teamNameAt, teamNumberOf } from '../party/index.ts';
import { routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import { firstWallOf } from '../tour/index.ts';
import { noticeMail, teamOf } from './hunt-mails.ts';
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
  wordsOf,
} from './parts.ts';
import { bookingMailTexts, partyMailTexts } from './texts.ts';

/** The mail about an order that has been paid. */
export function confirmationMail(about: OrderMail): MailDraft | null {
  const { order } = about;
  const words = wordsOf(about);
  return draft(about, words.booked, bookedDayInWords(about), [
    ...what(about),
    ...(order.party
      ? [...linkTo(about, words.link), ...partyDetails(about, order)]
      : order.hunts[0].phone_numbers.length === 0
        ? pageHuntDetails(about, order)
        : [...linkTo(about, words.link), ...huntDetails(about, order)]),
  ]);
}

/** A hunt without phones is played by the team's page, so that leads. */
const pageHuntDetails = (about: OrderMail, { hunts: [booking] }: OneHunt): MailPart[] => [
  ...linkToTeam(about, bookingMailTexts.playThere),
  { kind: 'steps', title: bookingMailTexts.onTheDay, steps: startStepsOf({ party: undefined, phones: [] }) },
  facts(reference(about), ...where(about, booking.party), paid(booking), ...invoiceOf(about)),
  ...linkTo(about, bookingMailTexts.bookingLink),
  small(bookingTexts.changeRule),
  small(bookingTexts.noRightToCancel),
  small(`${bookingTexts.whenPageGoesWrong} ${bookingMailTexts.askUs}`),
];

function huntDetails(about: OrderMail, { hunts: [booking] }: OneHunt): MailPart[] {
  return [
    ...howOthersJoin(booking),
    facts(reference(about), ...where(about, booking.party), phones(booking), paid(booking), ...invoiceOf(about)),
    { kind: 'steps', title: yourHuntTexts.begin, steps: bookingTexts.startSteps },
    small(bookingTexts.changeRule),
    small(bookingTexts.noRightToCancel),
    small(`${bookingTexts.whenItGoesWrong} ${bookingMailTexts.askUs}`),
  ];
}

/** Each team's link and the board's. A team is called by its number. */
function partyDetails(about: OrderMail, order: PartyHunts): MailPart[] {
  const { site, boardToken, tokenOf } = about;
  const links = order.hunts.map((booking, place) => ({
    label: teamNameAt(place),
    value: [yourHuntTexts.people(booking.participants), ...beginsElsewhere(about, booking)],
    link: { label: partyMailTexts.teamLink, address: `${site}${routes.bookingPage}#${tokenOf(booking)}` },
  }));
  const board = {
    label: partyMailTexts.board,
    value: [partyMailTexts.boardWhy],
    link: { label: partyMailTexts.openBoard, address: `${site}${routes.partyBoard}#${boardToken}` },
  };
  return [
    paragraph(partyMailTexts.handOut),
    facts(...links),
    facts(board, reference(about), ...where(about), paid(order), ...invoiceOf(about)),
    paragraph(partyMailTexts.receipt),
    small(partyMailTexts.changeRule),
    small(bookingTexts.noRightToCancel),
    small(bookingMailTexts.askUs),
  ];
}

/** The mail about an order that was moved to another day, or to today. */
export function movedMail(about: OrderMail, by: ChangedBy): MailDraft | null {
  const { order } = about;
  const [booking] = order.hunts;
  return draft(about, wordsOf(about).moved, bookedDayInWords(about), [
    ...what(about),
    ...linkTo(about, whoDidIt(about, by)),
    ...(order.party || !booking ? [] : [facts(reference(about), ...where(about, booking.party), ...teamOf(booking))]),
    small(wordsOf(about).changeRule),
  ]);
}

/** The mail about a new link of whoever booked. */
export function newLinkMail(about: OrderMail, by: ChangedBy): MailDraft | null {
  const { order } = about;
  if (!order.party) return noticeMail({ ...about, order }, { kind: 'link_replaced' }, by);
  return draft(about, partyMailTexts.newLink, bookedDayInWords(about), [
    ...what(about),
    paragraph(partyMailTexts.newLinkWhy),
    ...linkTo(about, whoDidIt(about, by)),
  ]);
}

/**
 * The mail about a day that we have closed, for those who booked it.
 * @param sentence why, in an admin's words
 */
export const dayClosedMail = (about: OrderMail, sentence: string): MailDraft | null =>
  draft(about, bookingMailTexts.dayClosed, bookedDayInWords(about), [
    ...what(about),
    lead(sentence),
    ...linkTo(about, bookingMailTexts.otherDay),
    ...(about.order.party ? [] : [facts(reference(about))]),
    small(wordsOf(about).changeRule),
  ]);

/** The mail about hunts that a full refund has ended. `giftHasBack` as in `refundNotice`. */
export function refundedMail(
  about: OrderMail,
  { ended, giftHasBack }: { ended: readonly WithId<Booking>[]; giftHasBack: boolean },
): MailDraft | null {
  const { order } = about;
  if (!order.party) return noticeMail({ ...about, order }, refundNotice(order.hunts[0], { giftHasBack }), 'us');
  const sums = ended.map(({ id, charged_back, refunded_amount }) => ({
    label: teamNameAt(teamNumberOf(id) - 1),
    value: [charged_back ? partyMailTexts.chargedBack : bookingMailTexts.moneyBack(formatPence(refunded_amount))],
  }));
  return draft(about, partyMailTexts.refunded, bookedDayInWords(about), [
    ...what(about).slice(0, 1),
    facts(...sums, ...invoiceOf(about)),
    ...linkTo(about, whoDidIt(about, 'us')),
  ]);
}

/**
 * The mail about an order that whoever booked has cancelled. It has no link to it: there is nothing left
 * to do.
 * @param back.due the sum that goes back, in pence
 * @param back.gift what else goes back to what it paid with
 */
export function cancelledMail(
  about: OrderMail,
  back: { due: number; gift: 'gift' | 'voucher' | null },
): MailDraft | null {
  const { order, site } = about;
  const spray = sprayOf(about);
  const another: MailPart = { kind: 'link', label: bookingTexts.another, address: site + routes.tours, spray };
  return draft(about, wordsOf(about).cancelled, order.party && bookedDayInWords(about), [
    ...what(about).slice(0, 1),
    ...(back.due > 0 ? [paragraph(bookingMailTexts.moneyBack(formatPence(back.due)))] : []),
    ...(back.gift ? [paragraph(bookingMailTexts.usableAgain[back.gift])] : []),
    facts(reference(about), ...invoiceOf(about)),
    ...(order.party ? [] : [another]),
    small(bookingMailTexts.cancelledByNobody),
  ]);
}

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

const paid = ({ amount, paid_by }: Pick<Booking, 'amount' | 'paid_by'>): MailFact => ({
  label: yourHuntTexts.paid,
  value: [...(paid_by ? [yourHuntTexts.paidWith(paid_by)] : []), ...(amount > 0 ? [formatPence(amount)] : [])],
});

/** The wall of a team that does not begin at the tour's first. */
function beginsElsewhere({ tour }: OrderMail, { party }: Booking): string[] {
  if (!tour || !party || party.first_stop === 1) return [];
  const { name } = firstWallOf(tour, party.first_stop);
  return name ? [partyMailTexts.beginsAt(name)] : [];
}
