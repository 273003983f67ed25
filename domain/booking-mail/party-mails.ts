import { type Booking, bookingTexts, opensAt, referenceOf, startsWhen, yourHuntTexts } from '../booking/index.ts';
import { htmlRows, type MailDraft, type MailPart, plainText } from '../mail/index.ts';
import { formatPence } from '../money/index.ts';
import { teamNumberOf } from '../party/order.ts';
import type { Party } from '../party/schema.ts';
import { teamNameAt } from '../party/texts.ts';
import { routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import { formatWeekday, formatWeekdayMoment } from '../time/index.ts';
import { firstWallOf } from '../tour/index.ts';
import { facts, lead, type MailedTour, paragraph, small, sprayOf, where } from './parts.ts';
import { bookingMailTexts, partyMailTexts as texts } from './texts.ts';

/** What the mails about a party are made from. */
export type PartyMail = {
  /** The party and its teams as they are once the mail's cause is stored. */
  readonly party: WithId<Party>;
  readonly teams: readonly WithId<Booking>[];
  readonly tour: MailedTour;
  /** The https address of the website. */
  readonly site: string;
  /** The token of the organiser's link. */
  readonly token: string;
  readonly boardToken: string;
  /** The token of a team's link. */
  teamToken(booking: WithId<Booking>): string;
};

/**
 * The mail about a party that has been paid: the organiser's link, each team's link and the board's.
 * Like the mail about a booking it has no word that a visitor typed, so a team is called by its number.
 * @returns null when the teams have no address, as after an erasure
 */
export function partyConfirmationMail(about: PartyMail): MailDraft | null {
  const { party, teams, site, boardToken, teamToken } = about;
  const links = teams.map((booking, place) => ({
    label: teamNameAt(place),
    value: [yourHuntTexts.people(booking.participants), ...beginsElsewhere(about, booking)],
    link: { label: texts.teamLink, address: `${site}${routes.bookingPage}#${teamToken(booking)}` },
  }));
  return draft(about, texts.booked, [
    ...what(about),
    ...linkTo(about, texts.link),
    paragraph(texts.handOut),
    facts(...links),
    facts(
      {
        label: texts.board,
        value: [texts.boardWhy],
        link: { label: texts.openBoard, address: `${site}${routes.partyBoard}#${boardToken}` },
      },
      { label: yourHuntTexts.reference, value: [referenceOf(party.id)] },
      ...where(about),
      { label: yourHuntTexts.paid, value: [formatPence(party.amount)] },
    ),
    paragraph(texts.receipt),
    small(texts.changeRule),
    small(bookingTexts.noRightToCancel),
    small(bookingMailTexts.askUs),
  ]);
}

/** The mail about a party that was moved to another day, or to today. */
export const partyMovedMail = (about: PartyMail): MailDraft | null =>
  draft(about, texts.moved, [...what(about), ...linkTo(about, texts.notYou), small(texts.changeRule)]);

/** The mail about a new link for a party's organiser. */
export const partyLinkMail = (about: PartyMail): MailDraft | null =>
  draft(about, texts.newLink, [...what(about), paragraph(texts.newLinkWhy), ...linkTo(about, texts.notYou)]);

/** The mail about a party's day that we have closed. @param sentence why, in an admin's words */
export const partyDayClosedMail = (about: PartyMail, sentence: string): MailDraft | null =>
  draft(about, bookingMailTexts.dayClosed, [
    ...what(about),
    lead(sentence),
    ...linkTo(about, bookingMailTexts.otherDay),
    small(texts.changeRule),
  ]);

/** The mail about teams of a party that a full refund has ended. */
export function partyRefundedMail(about: PartyMail, ended: readonly WithId<Booking>[]): MailDraft | null {
  const sums = ended.map((booking) => ({
    label: teamNameAt(teamNumberOf(booking.id) - 1),
    value: [
      booking.charged_back ? texts.chargedBack : bookingMailTexts.moneyBack(formatPence(booking.refunded_amount)),
    ],
  }));
  return draft(about, texts.refunded, [
    ...what(about).slice(0, 1),
    facts(...sums),
    ...linkTo(about, bookingMailTexts.byUs),
  ]);
}

/** The mail about a party that its organiser cancelled. @param due pence that go back */
export const partyCancelledMail = (about: PartyMail, due: number): MailDraft | null =>
  draft(about, texts.cancelled, [
    ...what(about).slice(0, 1),
    ...(due > 0 ? [paragraph(bookingMailTexts.moneyBack(formatPence(due)))] : []),
    facts({ label: yourHuntTexts.reference, value: [referenceOf(about.party.id)] }),
    small(bookingMailTexts.cancelledByNobody),
  ]);

function draft({ party, teams, tour }: PartyMail, title: string, parts: readonly MailPart[]): MailDraft | null {
  const [first] = teams;
  if (!first?.email) return null;
  const all: MailPart[] = [{ kind: 'title', text: title, spray: sprayOf({ tour }) }, ...parts];
  const opens = opensAt(first);
  const subject = bookingMailTexts.subject(title, party.tour_name, opens && formatWeekday(opens));
  return { to: first.email, subject, text: plainText(all), html: htmlRows(all) };
}

/** The tour, for how many in how many teams, and when it can be started. */
function what({ party, teams: [first], teams }: PartyMail): MailPart[] {
  const people = lead(texts.what(party.tour_name, party.people, teams.length));
  if (!first?.expires_at) return [people];
  const [opens, closes] = [opensAt(first), formatWeekdayMoment(first.expires_at)];
  const when = startsWhen(opens && formatWeekdayMoment(opens), closes);
  return [people, lead(when)];
}

const linkTo = (about: PartyMail, why: string): MailPart[] => [
  {
    kind: 'link',
    label: texts.open,
    address: `${about.site}${routes.partyPage}#${about.token}`,
    spray: sprayOf(about),
  },
  paragraph(why),
];

/** The wall of a team that does not begin at the tour's first. */
function beginsElsewhere({ tour }: PartyMail, { party }: Booking): string[] {
  if (!tour || !party || party.first_stop === 1) return [];
  const { name } = firstWallOf(tour, party.first_stop);
  return name ? [texts.beginsAt(name)] : [];
}
