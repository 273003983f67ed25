import { after, startOfLondonDay, startOfLondonYear } from '../time/index.ts';

type Period = {
  readonly unit: 'days' | 'years';
  /**
   * The longest period, which the privacy page names. A deployment may keep the data for a shorter
   * time, but never longer.
   */
  readonly most: number;
  /** The shortest period that leaves time for the work that needs the data. */
  readonly least: number;
};

/**
 * How long data about people is kept. The functions' parameters, which may only shorten a period,
 * and the privacy page both take the periods from here.
 */
export const retention = {
  /**
   * Texts, their conversations and the data per phone. A card payment can be disputed for at most
   * 120 days.
   */
  texts: { unit: 'days', most: 365, least: 180 },
  /**
   * Numbers, address and names in bookings, team names on the leaderboard, the authors of reviews, and the
   * people of a gift from its end on.
   */
  people: { unit: 'days', most: 730, least: 180 },
  /** Bookings that nobody paid. */
  unpaid: { unit: 'days', most: 90, least: 30 },
  /**
   * The full years for which the accounts keep a booking's amounts and dates, besides the current
   * year. Companies must keep them for six
   * (https://www.gov.uk/running-a-limited-company/company-and-accounting-records), and invoices too (VAT
   * Notice 700/21).
   */
  accounts: { unit: 'years', most: 6, least: 6 },
  /** Answered contact messages. */
  letters: { unit: 'days', most: 730, least: 30 },
  /** Declined partners. */
  applications: { unit: 'days', most: 365, least: 30 },
  /** Unconfirmed subscriptions: as long as the link in the mail works. */
  unconfirmed: { unit: 'days', most: 7, least: 7 },
  unsubscribed: { unit: 'days', most: 30, least: 1 },
  /** The sender of a photo, and the original; the published copies stay. */
  senders: { unit: 'days', most: 730, least: 90 },
  /** Reports and their cases, each from its last report on. Undecided ones stay. */
  reports: { unit: 'days', most: 365, least: 90 },
  audit: { unit: 'days', most: 730, least: 90 },
  /** Work that kept failing and was set aside. */
  failures: { unit: 'days', most: 90, least: 7 },
} as const satisfies Record<string, Period>;

export type RetentionKind = keyof typeof retention;

export const retentionKinds = Object.keys(retention) as RetentionKind[];

/** How many days or years each kind is kept. */
export type Periods = Readonly<Record<RetentionKind, number>>;

const DAY = 24 * 3_600_000;

/**
 * The moment of each kind before which its data is deleted: the start of a London day, or of a year
 * for the accounts.
 */
export function cutoffs(periods: Periods, now: Date): Record<RetentionKind, Date> {
  const cutoff = (kind: RetentionKind) =>
    retention[kind].unit === 'years'
      ? startOfLondonYear(now, -periods[kind])
      : startOfLondonDay(after(now, -periods[kind] * DAY));
  return Object.fromEntries(retentionKinds.map((kind) => [kind, cutoff(kind)])) as Record<RetentionKind, Date>;
}

/** A period as people read it: `365 days`, `2 years`, `6 full years`. */
export function periodOf(kind: RetentionKind): string {
  const { unit, most } = retention[kind];
  if (unit === 'years') return `${most} full years`;
  if (most % 365 === 0) return most === 365 ? 'a year' : `${most / 365} years`;
  return `${most} days`;
}
