import { describe, expect, test } from 'vitest';
import { aBooking } from '../testing/index.ts';
import { cutoffs, isComplete, isUnderWay, type Periods, periodOf, type RetentionKind, retention } from './index.ts';

const periods = Object.fromEntries(
  Object.entries(retention).map(([kind, { most }]) => [kind, most]),
) as unknown as Periods;

test('a cutoff is the start of a London day, or of a year for the accounts', () => {
  const now = new Date('2026-07-01T02:20:00+01:00');
  const { texts, unconfirmed, accounts } = cutoffs(periods, now);
  expect(texts).toEqual(new Date('2025-07-01T00:00:00+01:00'));
  expect(unconfirmed).toEqual(new Date('2026-06-24T00:00:00+01:00'));
  // The accounts keep 2026, the current year, and six full years before it.
  expect(accounts).toEqual(new Date('2020-01-01T00:00:00Z'));
});

test('no period is shorter than the work needs or longer than the privacy page says', () => {
  for (const { least, most } of Object.values(retention)) expect(least).toBeLessThanOrEqual(most);
  const said = (Object.keys(retention) as RetentionKind[]).map((kind) => `${kind}: ${periodOf(kind)}`);
  expect(said).toEqual([
    'texts: a year',
    'people: 2 years',
    'unpaid: 90 days',
    'accounts: 6 full years',
    'letters: 2 years',
    'applications: a year',
    'unconfirmed: 7 days',
    'unsubscribed: 30 days',
    'senders: 2 years',
    'reports: a year',
    'audit: 2 years',
    'failures: 90 days',
  ]);
});

test('a day is counted again only when all its documents still exist', () => {
  const mark = { texts: new Date('2026-01-01T00:00:00Z'), bookings: new Date('2020-01-01T00:00:00Z') };
  const day = new Date('2025-12-31T00:00:00Z');
  expect(isComplete('messages', day, mark)).toBe(false);
  expect(isComplete('messages', mark.texts, mark)).toBe(true);
  expect(isComplete('messages', day, null)).toBe(true);
  expect(isComplete('stops', new Date('2019-01-01T00:00:00Z'), mark)).toBe(true);
  // A booking made in 2019 may be paid and played in 2020. It is deleted, and missing from that
  // day's count.
  expect(isComplete('bookings', new Date('2020-12-31T00:00:00Z'), mark)).toBe(false);
  expect(isComplete('bookings', new Date('2021-01-02T00:00:00Z'), mark)).toBe(true);
});

describe('a booking is still open because of', () => {
  const before = new Date('2026-01-01T00:00:00Z');
  const asked = (asked_at: Date) => ({ request_id: 'r', up_to: 500, asked_at });
  const mismatch = { received: 1, refunded: 0, currency: 'gbp', at: before };
  test.each([
    ['a hunt', { status: 'confirmed' }, true],
    ['a payment', { status: 'pending_payment' }, true],
    ['a payment that does not match', { status: 'expired', payment_mismatch: mismatch }, true],
    ['a dispute', { status: 'completed', disputed: true }, true],
    ['nothing, once the dispute is lost', { status: 'refunded', disputed: true }, false],
    ['a refund', { status: 'completed', refunding: asked(new Date('2026-02-01T00:00:00Z')) }, true],
    [
      'nothing, long after a refund',
      { status: 'completed', refunding: asked(new Date('2025-02-01T00:00:00Z')) },
      false,
    ],
    ['nothing, once it is played', { status: 'completed' }, false],
  ] as const)('%s', (_, given, expected) => {
    expect(isUnderWay(aBooking(given), before)).toBe(expected);
  });
});
