import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import {
  acceptPayment,
  type Booking,
  type BookingStatus,
  beginRefund,
  bookingActionTexts,
  bookingSchema,
  closeRefundProblem,
  type DisputeState,
  draftBooking,
  expire,
  hasExpired,
  type PaymentFacts,
  type ReportedRefund,
  receiptAddress,
  refundable,
  refundStatuses,
  rejectedRefundPence,
  settleByPayment,
} from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const input = {
  order_id: 'b',
  tour_id: 't',
  participants: 1,
  phone_numbers: ['+447700900123'],
  email: null,
  team_name: null,
  amount: 1_000,
};
const pending = draftBooking(input, { name: 'Tour', stops_count: 3 }, 'uid', now);
const facts = (given: Partial<PaymentFacts> = {}): PaymentFacts => ({
  intent_id: 'pi_1',
  state: 'succeeded',
  amount_received: 1_000,
  refunds: [],
  currency: 'gbp',
  paid_at: now,
  fee: 47,
  ...given,
});
/** A refund as Stripe reports it. */
const done = (id: string, amount: number, status: ReportedRefund['status'] = 'succeeded'): ReportedRefund => ({
  id,
  amount,
  status,
  reason: status === 'failed' ? 'expired_or_canceled_card' : null,
  at: now,
  returned_at: status === 'failed' ? now : null,
});
const open = facts({ state: 'open', amount_received: 0 });
const canceled = facts({ state: 'canceled', amount_received: 0 });
const after = (booking: Booking, report: PaymentFacts, dispute: DisputeState | null = null): Booking => ({
  ...booking,
  ...settleByPayment(booking, report, dispute, now).changes,
});
const paid = after(pending, facts());
const rank: Record<BookingStatus, number> = { pending_payment: 0, expired: 1, confirmed: 2, completed: 3, refunded: 4 };

describe('a payment', () => {
  test('confirms the booking once, for 24 hours, with one welcome', () => {
    const first = settleByPayment(pending, facts(), null, now);
    expect(first).toMatchObject({
      changes: { status: 'confirmed', expires_at: new Date('2026-11-21T12:00:00Z') },
      welcome: true,
      fault: null,
    });
    expect(settleByPayment(paid, facts(), null, now)).toEqual({
      changes: {},
      welcome: false,
      farewell: false,
      fault: null,
    });
  });

  test('that is declined changes nothing', () => {
    expect(after(pending, open)).toEqual(pending);
    expect(after(paid, open)).toEqual(paid);
  });

  test('confirms an abandoned booking, and its hunt can be played', () => {
    const givenUp = { ...pending, ...expire(pending, now) };
    expect(givenUp).toMatchObject({ status: 'expired', hunt: { phase: 'stopped' } });
    expect(after(givenUp, facts())).toMatchObject({ status: 'confirmed', hunt: { phase: 'ready' } });
  });

  test('does not revive a paid hunt that ran out', () => {
    const ranOut = { ...paid, ...expire(paid, now) };
    expect(after(ranOut, facts())).toEqual(ranOut);
  });

  test('that is refunded in the first report brings no welcome', () => {
    expect(settleByPayment(pending, facts({ refunds: [done('re_1_000', 1_000)] }), null, now)).toMatchObject({
      changes: { status: 'refunded', refunded_amount: 1_000 },
      welcome: false,
    });
  });
});

test('a full refund sends a farewell once, and only to players who still had their hunt', () => {
  const all = facts({ refunds: [done('re_1_000', 1_000)] });
  expect(settleByPayment(paid, facts({ refunds: [done('re_400', 400)] }), null, now).farewell).toBe(false);
  expect(settleByPayment(paid, all, null, now)).toMatchObject({ changes: { status: 'refunded' }, farewell: true });
  expect(settleByPayment(after(paid, all), all, null, now).farewell).toBe(false);
  expect(settleByPayment({ ...paid, status: 'completed' }, all, null, now).farewell).toBe(false);
  expect(settleByPayment(pending, all, null, now).farewell).toBe(false);
});

test('a cancelled PaymentIntent ends only an unpaid booking', () => {
  expect(after(pending, canceled).status).toBe('expired');
  expect(after(paid, canceled)).toEqual(paid);
});

test('an unstarted hunt runs out at its time, a started hunt never', () => {
  const hour = paid.expires_at ?? now;
  expect(hasExpired(paid, new Date(hour.getTime() - 1))).toBe(false);
  expect(hasExpired(paid, hour)).toBe(true);
  expect(hasExpired({ ...paid, hunt: { ...paid.hunt, phase: 'puzzle' } }, hour)).toBe(false);
});

test('a lost dispute refunds everything and stops the hunt, a won dispute clears the flag', () => {
  const disputed = after(paid, facts(), 'open');
  expect(disputed).toMatchObject({ status: 'confirmed', disputed: true });
  expect(after(disputed, facts(), 'won')).toMatchObject({ status: 'confirmed', disputed: false });
  expect(after(disputed, facts(), 'lost')).toMatchObject({
    status: 'refunded',
    refunded_amount: 1_000,
    hunt: { phase: 'stopped' },
  });
});

test('1,000 sequences of payments, refunds and disputes keep 0 <= refunded <= paid and never take the status back', () => {
  // Each of the five refunds is a third of the price. Stripe reports them in any status and order.
  const reportedRefund = fc.record({
    id: fc.constantFrom('re_1', 're_2', 're_3', 're_4', 're_5'),
    amount: fc.constant(333),
    status: fc.constantFrom(...refundStatuses),
    reason: fc.constant(null),
    at: fc.constant(now),
    returned_at: fc.constant(null),
  });
  const report = fc.record({
    facts: fc.oneof(
      fc.array(reportedRefund, { maxLength: 4 }).map((refunds) => facts({ refunds })),
      fc.constantFrom(open, canceled, facts({ amount_received: 1 }), facts({ intent_id: 'pi_2' })),
    ),
    dispute: fc.constantFrom<DisputeState | null>(null, null, 'open', 'won', 'lost'),
    ranOut: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
      let booking = pending;
      let welcomes = 0;
      for (const { facts: news, dispute, ranOut } of reports) {
        const before = booking;
        const { changes, welcome } = settleByPayment(booking, news, dispute, now);
        booking = { ...booking, ...changes };
        welcomes += welcome ? 1 : 0;
        expect(rank[booking.status]).toBeGreaterThanOrEqual(rank[before.status] === 1 ? 1 : rank[before.status]);
        // The refunded sum falls only by refunds that came back, and the booking shows those to an
        // admin.
        const lost = rejectedRefundPence(booking.refunds ?? {}) - rejectedRefundPence(before.refunds ?? {});
        expect(booking.refunded_amount).toBeGreaterThanOrEqual(Math.max(0, before.refunded_amount - lost));
        expect(booking.refund_problem?.amount ?? 0).toBe(rejectedRefundPence(booking.refunds ?? {}));
        const hasPaid = booking.confirmed_at !== null || booking.status === 'refunded';
        expect(booking.refunded_amount).toBeLessThanOrEqual(hasPaid ? booking.amount : 0);
        if (booking.refunded_amount === booking.amount) expect(booking.status).toBe('refunded');
        if (ranOut && booking.status === 'pending_payment') booking = { ...booking, ...expire(booking, now) };
      }
      expect(welcomes).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1_000 },
  );
  showsFault(16, 1_000, 'random sequences of payments, refunds and disputes');
});

test('every order of six reports, each made three times, leads to the same booking', () => {
  const first = done('re_1', 300);
  const both = [first, done('re_2', 200)];
  const reports: [PaymentFacts, DisputeState | null][] = [
    [open, null],
    [facts(), null],
    [facts({ refunds: [first] }), null],
    [facts({ refunds: both }), null],
    [facts({ refunds: both }), 'open'],
    [facts({ refunds: both }), 'lost'],
  ];
  const ends = permutations(reports).map((order) => {
    let booking = pending;
    for (const [news, dispute] of [...order, ...order, ...[...order].reverse()])
      booking = after(booking, news, dispute);
    return JSON.stringify(booking);
  });
  expect(ends).toHaveLength(720);
  expect(new Set(ends).size).toBe(1);
  expect(JSON.parse(ends[0] ?? '')).toMatchObject({ status: 'refunded', refunded_amount: 1_000, disputed: true });
  showsFault(12, ends.length, 'of 720 orders of six reports, told three times, as pure decisions: one end state');
});

describe('a refund that the bank rejects', () => {
  const part = [done('re_1', 400)];
  const lost = [done('re_1', 400, 'failed')];

  test('waits for an admin with the sum that came back, and may be made again', () => {
    const asked = { request_id: 'r', up_to: 400, asked_at: now };
    const back = after({ ...after(paid, facts({ refunds: part })), refunding: asked }, facts({ refunds: lost }));
    expect(back).toMatchObject({
      status: 'confirmed',
      refunded_amount: 0,
      refunding: null,
      refund_problem: { amount: 400, reason: 'expired_or_canceled_card', at: now },
    });
    const anew = beginRefund(
      back,
      { request_id: 'r2', amount: 400, seen: 0, tell: { reason: 'goodwill', way: 'text' } },
      now,
    );
    expect(anew).toMatchObject({ ok: true, value: { pence: 400, changes: { refund_problem: null } } });
    expect(after(back, facts({ refunds: part }))).toEqual(back);
    expect(closeRefundProblem(back, 300)).toMatchObject({ ok: false });
    expect(closeRefundProblem(back, 400)).toEqual({ ok: true, value: { refund_problem: null } });
    // After an admin has closed the problem, the same report or an older one does not open it
    // again.
    const closed = { ...back, refund_problem: null };
    for (const refunds of [part, lost]) expect(after(closed, facts({ refunds }))).toEqual(closed);
  });

  test('does not revive the hunt that the refund ended', () => {
    const ended = after(paid, facts({ refunds: [done('re_1', 1_000)] }));
    const back = after(ended, facts({ refunds: [done('re_1', 1_000, 'failed')] }));
    expect(back).toMatchObject({ status: 'refunded', refunded_amount: 0, hunt: ended.hunt });
    expect(refundable(back, null)).toEqual({ ok: true, value: 1_000 });
  });

  test('is also reported for a payment that did not match', () => {
    const short = after(pending, facts({ amount_received: 600, refunds: [done('re_1', 600)] }));
    expect(short).toMatchObject({ status: 'refunded', amount: 600 });
    const back = after(short, facts({ amount_received: 600, refunds: [done('re_1', 600, 'failed')] }));
    expect(back).toMatchObject({ status: 'refunded', refunded_amount: 0, refund_problem: { amount: 600 } });
    expect(refundable(back, null)).toEqual({ ok: true, value: 600 });
  });

  test('leads to the same booking in every order of six reports, each made three times', () => {
    const looks = [
      facts(),
      facts({ refunds: [done('re_1', 400, 'pending')] }),
      facts({ refunds: part }),
      facts({ refunds: lost }),
      facts({ refunds: [...lost, done('re_2', 300, 'pending')] }),
      facts({ refunds: [...lost, done('re_2', 300)] }),
    ];
    const ends = permutations(looks).map((order) => {
      let booking = pending;
      for (const look of [...order, ...order, ...[...order].reverse()]) booking = after(booking, look);
      return JSON.stringify(booking);
    });
    expect(new Set(ends).size).toBe(1);
    expect(JSON.parse(ends[0] ?? '')).toMatchObject({
      status: 'confirmed',
      refunded_amount: 300,
      refund_problem: { amount: 400 },
    });
    showsFault(50, ends.length, 'orders of six looks at a refund that fails and one that stays pending: one end state');
  });
});

describe('a payment of a different sum from the price', () => {
  const sums: [string, Partial<PaymentFacts>][] = [
    ['too little', { amount_received: 999 }],
    ['too much', { amount_received: 1_001 }],
    ['another currency', { currency: 'eur' }],
  ];

  test.each(sums)('(%s) confirms nothing and waits for an admin, once', (_, given) => {
    const { changes, welcome, fault } = settleByPayment(pending, facts(given), null, now);
    const { amount_received = 1_000, currency = 'gbp' } = given;
    const payment_mismatch = { received: amount_received, refunded: 0, currency, at: now };
    expect(changes).toEqual({ payment_mismatch });
    expect(welcome).toBe(false);
    expect(fault).not.toBeNull();
    const later = new Date(now.getTime() + 86_400_000);
    expect(settleByPayment({ ...pending, ...changes }, facts(given), null, later)).toEqual({
      changes: {},
      welcome: false,
      farewell: false,
      fault: null,
    });
  });

  const short = after(pending, facts({ amount_received: 600 }));

  test('becomes the price when accepted, and the next report of Stripe confirms it', () => {
    const decision = acceptPayment(short, 600);
    if (!decision.ok) throw new Error(decision.problem.message);
    expect(decision.value).toEqual({ amount: 600, total_amount: 6, payment_mismatch: null });
    const priced = { ...short, ...decision.value };
    expect(settleByPayment(priced, facts({ amount_received: 600 }), null, now)).toMatchObject({
      changes: { status: 'confirmed' },
      welcome: true,
      fault: null,
    });
  });

  test('is accepted only once, in pounds, and with the sum that the admin saw', () => {
    const refusal = (booking: Booking, received: number) => {
      const decision = acceptPayment(booking, received);
      return decision.ok ? null : decision.problem.message;
    };
    expect(refusal(short, 601)).toBe(bookingActionTexts.otherSum);
    expect(refusal(after(pending, facts({ currency: 'eur' })), 1_000)).toBe(bookingActionTexts.foreign);
    expect(refusal(pending, 1_000)).toBe(bookingActionTexts.matches);
    expect(refusal(paid, 1_000)).toBe(bookingActionTexts.matches);
  });

  test('can be refunded, in parts too, and a full refund ends the booking', () => {
    expect(refundable(short, null)).toEqual({ ok: true, value: 600 });
    const partly = after(short, facts({ amount_received: 600, refunds: [done('re_200', 200)] }));
    expect(partly).toMatchObject({ status: 'pending_payment', payment_mismatch: { received: 600, refunded: 200 } });
    expect(refundable(partly, null)).toEqual({ ok: true, value: 400 });
    expect(refundable(partly, 401)).toMatchObject({ ok: false });
    const back = after(partly, facts({ amount_received: 600, refunds: [done('re_600', 600)] }));
    expect(back).toMatchObject({ status: 'refunded', amount: 600, refunded_amount: 600, payment_mismatch: null });
    expect(back.hunt.phase).toBe('stopped');
    expect(refundable(back, null)).toMatchObject({ ok: false });
    expect(after(back, facts({ amount_received: 600, refunds: [done('re_600', 600)] }))).toEqual(back);
  });

  test('no longer waits for a decision after a lost dispute', () => {
    expect(after(short, facts({ amount_received: 600 }), 'open').payment_mismatch).toMatchObject({ received: 600 });
    expect(after(short, facts({ amount_received: 600 }), 'lost')).toMatchObject({
      status: 'refunded',
      payment_mismatch: null,
    });
  });

  test('leaves a confirmed booking as it is', () => {
    expect(after(paid, facts({ amount_received: 600 }))).toEqual(paid);
  });

  test('fits the schema, and a booking without one fits too', () => {
    expect(bookingSchema.safeParse(pending).success).toBe(true);
    expect(bookingSchema.safeParse(short).success).toBe(true);
  });
});

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]));
}

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['info@xn--exmple-cua.de', 'info@xn--exmple-cua.de'],
  ['zoë@example.org', null],
  [null, null],
])('the receipt for %j is asked for at %j', (email, address) => expect(receiptAddress(email)).toBe(address));
