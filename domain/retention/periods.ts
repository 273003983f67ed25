import { after, startOfLondonDay, startOfLondonYear } from '../time/index.ts';

type Period = {
  readonly unit: 'days' | 'years';
  /** How long it is kept unless a project keeps it for a shorter time; never longer, since the privacy page names this. */
  readonly most: number;
  /** The shortest time that leaves the work done that needs it. */
  readonly least: number;
};

/**
 * How long what is kept about people is kept: the one definition for the parameters of the functions, which may only shorten it, and
 * for the privacy page, which says it.
 */
export const retention = {
  /** Texts, their conversations and what is kept per phone; the longest a card payment can be disputed is 120 days. */
  texts: { unit: 'days', most: 365, least: 180 },
  /** Numbers, address and names in bookings, with the team's name on the leaderboard and whose review it was. */
  people: { unit: 'days', most: 730, least: 180 },
  /** Bookings that nobody paid. */
  unpaid: { unit: 'days', most: 90, least: 30 },
  /**
   * Full years for which the accounts keep a booking's amounts and dates, besides the current one. Companies have to for six
   * (https://www.gov.uk/running-a-limited-company/company-and-accounting-records), the self-employed for five.
   */
  accounts: { unit: 'years', most: 6, least: 5 },
  /** Answered messages of the contact form. */
  letters: { unit: 'days', most: 730, least: 30 },
  /** Partners that were declined. */
  applications: { unit: 'days', most: 365, least: 30 },
  /** Subscriptions that nobody confirmed: as long as the link in the mail is good. */
  unconfirmed: { unit: 'days', most: 7, least: 7 },
  unsubscribed: { unit: 'days', most: 30, least: 1 },
  /** Who sent a photo, and its original; the published copies stay. */
  senders: { unit: 'days', most: 730, least: 90 },
  audit: { unit: 'days', most: 730, least: 90 },
  /** Work that kept failing and was set aside. */
  failures: { unit: 'days', most: 90, least: 7 },
} as const satisfies Record<string, Period>;

export type Retained = keyof typeof retention;

/** For how many days or years each is kept. */
export type Periods = Readonly<Record<Retained, number>>;

const DAY = 24 * 3_600_000;

/** The moments before which everything of its kind goes: whole London days, and years for the accounts. */
export function cutoffs(periods: Periods, now: Date): Record<Retained, Date> {
  const kinds = Object.keys(retention) as Retained[];
  const cutoff = (kind: Retained) =>
    retention[kind].unit === 'years'
      ? startOfLondonYear(now, -periods[kind])
      : startOfLondonDay(after(now, -periods[kind] * DAY));
  return Object.fromEntries(kinds.map((kind) => [kind, cutoff(kind)])) as Record<Retained, Date>;
}

/** A period as people read it: `365 days`, `2 years`, `6 full years`. */
export function periodOf(kind: Retained): string {
  const { unit, most } = retention[kind];
  if (unit === 'years') return `${most} full years`;
  if (most % 365 === 0) return most === 365 ? 'a year' : `${most / 365} years`;
  return `${most} days`;
}
