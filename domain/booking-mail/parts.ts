import { type Booking, bookingTexts, opensAt, referenceOf, startsWhen, yourHuntTexts } from '../booking/index.ts';
import { areaOfName, mapsLink, neighborhoods, openInMaps } from '../city/index.ts';
import { invoiceTexts } from '../invoice/index.ts';
import { htmlRows, type MailDraft, type MailFact, type MailPart, plainText, type Spray } from '../mail/index.ts';
import type { BookedHunts } from '../order/index.ts';
import { routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import { formatWeekday, formatWeekdayMoment } from '../time/index.ts';
import { firstWallOf, STATION_OF_TOUR, type Tour, visitLabels } from '../tour/index.ts';
import { bookingMailTexts, partyMailTexts } from './texts.ts';

/** What the mails about an order are made from. */
export type OrderMail = {
  /** The order as it is once the mail's cause is stored, with the hunts that the mail is about. */
  readonly order: BookedHunts;
  /** The tour that the mail tells of; null when there is no such tour any more. */
  readonly tour: Pick<Tour, 'neighborhood' | 'first_wall' | 'station' | 'walls'> | null;
  /** The link to the order's invoice; null where there is none, or where the mail does not name it. */
  readonly invoice?: InvoiceLink | null;
  /** The https address of the website. */
  readonly site: string;
  /** The token of the link of whoever booked. */
  readonly token: string;
  /** The token of the link to a hunt's own page. */
  tokenOf(hunt: WithId<Booking>): string;
  /** The token of the link to the page of a hunt's team; null for a party. */
  readonly teamToken: string | null;
  /** The token of the link to a party's board; null for one hunt. */
  readonly boardToken: string | null;
};

/** The link to an order's invoice, with its number. */
export type InvoiceLink = { readonly number: string; readonly address: string };

/** Who has changed an order: somebody with its link, or an admin. */
export type ChangedBy = 'link' | 'us';

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
export const lead = (text: string): MailPart => ({ kind: 'paragraph', text, size: 'lead' });
export const small = (text: string): MailPart => ({ kind: 'paragraph', text, size: 'small' });
export const facts = (...all: MailFact[]): MailPart => ({ kind: 'facts', facts: all });

/** What the mails about one hunt, or about a party, say. */
export const wordsOf = ({ order }: Pick<OrderMail, 'order'>) => (order.party ? partyMailTexts : bookingMailTexts);

/** The sentence that says who has made a change. */
export const whoDidIt = (about: OrderMail, by: ChangedBy): string =>
  by === 'us' ? bookingMailTexts.byUs : wordsOf(about).notYou;

/**
 * A mail about an order. Its address is confirmed by nobody, so it has no word that a visitor typed, such
 * as a team's name: nobody can send a stranger a message by it.
 * @param day the day that the subject names; null for none
 * @returns null when the order has no address, as after an erasure
 */
export function draft(
  about: OrderMail,
  title: string,
  day: string | null,
  parts: readonly MailPart[],
): MailDraft | null {
  const email = about.order.hunts[0]?.email;
  if (!email) return null;
  const all: MailPart[] = [{ kind: 'title', text: title, spray: sprayOf(about) }, ...parts];
  const subject = bookingMailTexts.subject(title, about.order.tour_name, day);
  return { to: email, subject, text: plainText(all), html: htmlRows(all) };
}

/** The day for which an order is booked; null for one that can be started at once. */
export function bookedDayInWords({ order: { hunts } }: OrderMail): string | null {
  const opens = hunts[0] ? opensAt(hunts[0]) : null;
  return opens && formatWeekday(opens);
}

/** The tour, for how many, and when it can be started. */
export function what({ order }: OrderMail): MailPart[] {
  const [first] = order.hunts;
  const { tour_name, people: ordered } = order;
  const people = order.party
    ? partyMailTexts.what(tour_name, ordered, order.hunts.length)
    : bookingMailTexts.what(tour_name, yourHuntTexts.people(order.hunts[0].participants));
  if (!first?.expires_at) return [lead(people)];
  const opens = opensAt(first);
  const when = startsWhen(opens && formatWeekdayMoment(opens), formatWeekdayMoment(first.expires_at));
  return [lead(people), lead(when)];
}

/** The link of whoever booked, and why it is there. */
export const linkTo = (about: OrderMail, why: string): MailPart[] => [
  {
    kind: 'link',
    label: about.order.party ? partyMailTexts.open : bookingTexts.toYourHunt,
    address: `${about.site}${about.order.party ? routes.partyPage : routes.bookingPage}#${about.token}`,
    spray: sprayOf(about),
  },
  paragraph(why),
];

/** The link to the team's page, and what is done there. */
export const linkToTeam = (about: OrderMail, why: string): MailPart[] => [
  {
    kind: 'link',
    label: bookingMailTexts.openTeam,
    address: `${about.site}${routes.teamPage}#${about.teamToken}`,
    spray: sprayOf(about),
  },
  paragraph(why),
];

/** The link to the invoice and its credit notes. */
export const invoiceOf = ({ invoice = null }: Pick<OrderMail, 'invoice'>): MailFact[] =>
  invoice
    ? [
        {
          label: invoiceTexts.mail,
          value: [invoice.number],
          link: { label: invoiceTexts.mailLink, address: invoice.address },
        },
      ]
    : [];

export const reference = ({ order }: OrderMail): MailFact => ({
  label: yourHuntTexts.reference,
  value: [referenceOf(order.id)],
});

/** The colour of the tour's neighbourhood. */
export function sprayOf({ tour }: Pick<OrderMail, 'tour'>): Spray {
  const area = areaOfName(tour?.neighborhood ?? '');
  return area === 'unknown' ? 'yellow' : neighborhoods[area].spray;
}

/**
 * Where the hunt begins: the wall with a map, and the station. What nobody has filled in is left out.
 * @param party the party that the booking is a team of: some teams begin at another wall
 */
export function where({ tour }: Pick<OrderMail, 'tour'>, party?: Booking['party']): MailFact[] {
  if (!tour) return [];
  const { name, place, station, isAtStation } = firstWallOf(tour, party?.first_stop);
  const facts: MailFact[] = [];
  if (name) facts.push({ label: yourHuntTexts.where, value: [name], link: mapOf(place ?? name) });
  if (station) facts.push({ label: isAtStation ? visitLabels.station : STATION_OF_TOUR, value: [station] });
  return facts;
}

const mapOf = (place: Parameters<typeof mapsLink>[0]) => ({ label: openInMaps, address: mapsLink(place) });
