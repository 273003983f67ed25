import { describe, expect, test } from 'vitest';
import type { Booking, PaymentFacts, ReportedRefund } from '../booking/index.ts';
import {
  arrangeTeams,
  boardTeamOf,
  type CreatePartyInput,
  createPartyInput,
  firstStopOf,
  inBoardOrder,
  partyBoardOf,
  partyPageOf,
  partyTexts,
  withMessage,
} from '../party/index.ts';
import { aTour } from '../testing/tour.ts';
import { cancelOrder, moveOrder } from './change.ts';
import { changedOrder, huntAlone, type OrderWithHunts, type PartyHunts } from './order.ts';
import { draftOrder, orderFromParty, repeatOrder } from './place.ts';
import { settlementOf, sharesOf } from './settle.ts';

const now = new Date('2026-12-01T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const anOrder = (given: Partial<CreatePartyInput> = {}): CreatePartyInput => ({
  party_id: 'p1',
  tour_id: 'color-vinyl',
  email: 'ines@example.com',
  starts: 'together',
  day: null,
  teams: [
    { name: 'Foxes', people: 5, phone_number: '+447700900123' },
    { name: '', people: 4, phone_number: null },
    { name: 'Herons', people: 3, phone_number: null },
  ],
  ...given,
});
const tour = { ...aTour(), is_loop: true, stops_count: 8 };
type Placed = OrderWithHunts & PartyHunts;
function asParty(order: OrderWithHunts): Placed {
  if (!order.party) throw new Error('No party');
  return order;
}
const order = (given: Partial<CreatePartyInput> = {}): Placed =>
  asParty(draftOrder(orderFromParty(anOrder(given)), tour, { uid: 'ines', board_id: 'board' }, now));

const paid: PaymentFacts = {
  intent_id: 'pi_1',
  state: 'succeeded',
  amount_received: 10_800,
  refunds: [],
  currency: 'gbp',
  paid_at: now,
  fee: 47,
};
const refundOf = (given: Partial<ReportedRefund> = {}): ReportedRefund => ({
  id: 're_1',
  amount: 4500,
  status: 'succeeded',
  reason: null,
  at: now,
  returned_at: null,
  booking_id: null,
  ...given,
});

/** A party and its teams once a report about its payment has been taken. */
function settle(
  before: Placed,
  facts: Partial<PaymentFacts> = {},
  dispute: 'open' | 'won' | 'lost' | null = null,
): Placed {
  const settled = settlementOf(before, { ...paid, ...facts }, dispute, now);
  const changed = settled.hunts.map(({ booking, settlement }) => ({ booking, changes: settlement.changes }));
  return asParty(changedOrder(before, settled.order, changed));
}
const aPaidParty = (given: Partial<CreatePartyInput> = {}): Placed => settle(order(given));
const sum = (hunts: readonly Booking[], of: 'amount' | 'refunded_amount' | 'participants') =>
  hunts.reduce((all, booking) => all + booking[of], 0);

describe('an order', () => {
  test('costs what one group of so many costs, and each team its share', () => {
    const { hunts, ...placed } = order();
    const team_ids = ['p1-1', 'p1-2', 'p1-3'];
    expect(placed).toMatchObject({ people: 12, amount: 10_800, booking_ids: team_ids, party: { team_ids } });
    expect(hunts.map(({ amount, team_name }) => [team_name, amount])).toEqual([
      ['Foxes', 4500],
      ['Team 2', 3600],
      ['Herons', 2700],
    ]);
    expect(hunts.every(({ email }) => email === 'ines@example.com')).toBe(true);
  });

  test.each([
    ['too few people', { teams: [1, 2].map(() => ({ name: '', people: 2, phone_number: null })) }],
    ['a team of six', { teams: [6, 3].map((people) => ({ name: '', people, phone_number: null })) }],
    ['one team', { teams: [{ name: '', people: 5, phone_number: null }] }],
    ['two teams of one name', { teams: ['Fox', ' fox'].map((name) => ({ name, people: 4, phone_number: null })) }],
    ['one phone in two teams', { teams: [1, 2].map(() => ({ name: '', people: 4, phone_number: '+447700900123' })) }],
  ])('refuses %s', (_, given) => {
    expect(createPartyInput.safeParse(anOrder()).success).toBe(true);
    expect(createPartyInput.safeParse({ ...anOrder(), ...given }).success).toBe(false);
  });

  test('placed again continues, by another visitor or with other teams it does not', () => {
    const placed = order();
    expect(repeatOrder(placed, orderFromParty(anOrder()), { uid: 'ines', giftId: null }).ok).toBe(true);
    expect(repeatOrder(placed, orderFromParty(anOrder()), { uid: 'somebody', giftId: null }).ok).toBe(false);
    expect(repeatOrder(placed, orderFromParty(anOrder({ day: '2026-12-05' })), { uid: 'ines', giftId: null }).ok).toBe(
      false,
    );
    const [first, ...others] = anOrder().teams;
    if (!first) throw new Error('No team');
    const other = anOrder({ teams: [{ ...first, people: 4 }, ...others] });
    expect(repeatOrder(placed, orderFromParty(other), { uid: 'ines', giftId: null }).ok).toBe(false);
  });

  test('spreads teams over a loop, and keeps them together on any other tour', () => {
    const stops = (teams: number, of = tour) => Array.from({ length: teams }, (_, n) => firstStopOf(of, n, teams));
    expect(stops(3)).toEqual([1, 3, 6]);
    expect(stops(8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(stops(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2]);
    expect(stops(3, { ...tour, is_loop: false })).toEqual([1, 1, 1]);
  });
});

describe('the payment', () => {
  test('confirms every team at once, and its report again changes nothing', () => {
    const placed = aPaidParty();
    expect(placed).toMatchObject({ confirmed_at: now, payment_intent_id: 'pi_1' });
    expect(placed.hunts.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const again = settlementOf(placed, paid, null, later(1));
    expect(again).toMatchObject({ order: {}, isConfirmed: false, fault: null });
    expect(again.hunts.every(({ settlement }) => Object.keys(settlement.changes).length === 0)).toBe(true);
  });

  test.each([
    ['less', { amount_received: 10_799, currency: 'gbp' }],
    ['more', { amount_received: 10_801, currency: 'gbp' }],
    ['euros', { amount_received: 10_800, currency: 'eur' }],
  ])('of %s confirms no team, not even one whose share happens to fit', (_, facts) => {
    const { hunts, confirmed_at } = settle(order(), facts);
    expect(confirmed_at).toBeNull();
    expect(hunts.map(({ status }) => status)).toEqual(Array(3).fill('pending_payment'));
    expect(hunts.reduce((all, { payment_mismatch }) => all + (payment_mismatch?.received ?? 0), 0)).toBe(
      facts.amount_received,
    );
  });

  test('of another sum ends a team once its part of it has been given back', () => {
    const wrong = { amount_received: 6_000 };
    const mismatched = settle(order(), wrong);
    const given = mismatched.hunts.map(({ id, payment_mismatch }, n) =>
      refundOf({ id: `re_${n}`, booking_id: id, amount: payment_mismatch?.received ?? 0 }),
    );
    const { hunts, amount } = settle(mismatched, { ...wrong, refunds: given });
    expect(hunts.map(({ status }) => status)).toEqual(Array(3).fill('refunded'));
    expect([sum(hunts, 'amount'), amount]).toEqual([6_000, 6_000]);
    expect(sum(hunts, 'refunded_amount')).toBe(6_000);
  });

  test('of another PaymentIntent changes nothing and is reported', () => {
    const settled = settlementOf(aPaidParty(), { ...paid, intent_id: 'pi_2' }, null, now);
    expect(settled).toMatchObject({ order: {}, hunts: [], fault: expect.stringContaining('pi_2') });
  });

  test('that is cancelled at Stripe ends every team', () => {
    const { hunts } = settle(order(), { state: 'canceled', amount_received: 0 });
    expect(hunts.map(({ status }) => status)).toEqual(Array(3).fill('expired'));
  });

  test('lost in a dispute ends every team, and won leaves every team', () => {
    const lost = settle(aPaidParty(), {}, 'lost');
    expect(lost.hunts.map(({ status, charged_back }) => [status, charged_back])).toEqual(
      Array(3).fill(['refunded', true]),
    );
    expect(sum(lost.hunts, 'refunded_amount')).toBe(10_800);
    const won = settle(settle(aPaidParty(), {}, 'open'), {}, 'won');
    expect(won.hunts.map(({ status, disputed }) => [status, disputed])).toEqual(Array(3).fill(['confirmed', false]));
  });
});

describe('a refund', () => {
  test('of a team is that team’s alone', () => {
    const { hunts } = settle(aPaidParty(), { refunds: [refundOf({ booking_id: 'p1-1' })] });
    expect(hunts.map(({ status, refunded_amount }) => [status, refunded_amount])).toEqual([
      ['refunded', 4500],
      ['confirmed', 0],
      ['confirmed', 0],
    ]);
  });

  test('of everything, made at Stripe by hand, ends every team after a team had its share back', () => {
    const own = refundOf({ booking_id: 'p1-1' });
    const rest = refundOf({ id: 're_2', amount: 6300 });
    for (const reports of [[[own], [rest, own]], [[own, rest]], [[rest, own]]]) {
      const { hunts } = reports.reduce((state, refunds) => settle(state, { refunds }), aPaidParty());
      expect(hunts.map(({ status }) => status)).toEqual(Array(3).fill('refunded'));
      expect(sum(hunts, 'refunded_amount')).toBe(10_800);
    }
  });

  test('that was shared out keeps its shares, and all of them come back when the bank rejects it', () => {
    const part = refundOf({ amount: 1000 });
    const first = settle(aPaidParty(), { refunds: [part] });
    expect(sum(first.hunts, 'refunded_amount')).toBe(1000);
    const moved = settle(first, { refunds: [part, refundOf({ id: 're_2', booking_id: 'p1-1', amount: 4000 })] });
    const shares = (hunts: readonly Booking[]) => hunts.map(({ refunds }) => refunds?.re_1?.amount);
    expect(shares(moved.hunts)).toEqual(shares(first.hunts));
    const rejected = settle(moved, { refunds: [{ ...part, status: 'failed' }] });
    expect(sum(rejected.hunts, 'refunded_amount')).toBe(4000);
  });

  test('that names a booking of nobody here is shared out like one that names none', () => {
    const refunds = [refundOf({ booking_id: 'elsewhere', amount: 100 })];
    const shared = sharesOf(aPaidParty(), { ...paid, refunds });
    expect([...shared.refunds.values()].flat().reduce((all, { amount }) => all + amount, 0)).toBe(100);
  });
});

describe('the organiser', () => {
  test('moves every team, and no team after one has started', () => {
    const placed = aPaidParty();
    const moved = moveOrder(placed, '2026-12-05', [], now);
    expect(moved.ok && moved.value.map(({ changes }) => changes.start_window?.day)).toEqual(
      Array(3).fill('2026-12-05'),
    );
    const [first, ...others] = placed.hunts;
    if (!first) throw new Error('No team');
    const begun = { ...placed, hunts: [{ ...first, started_at: now }, ...others] };
    expect(moveOrder(begun, '2026-12-05', [], now).ok).toBe(false);
  });

  test('cancels every team in time, each with a refund of its own share under a key of its own', () => {
    const placed = aPaidParty();
    const cancelled = cancelOrder(placed, 'req', later(30));
    if (!cancelled.ok) throw new Error('Not cancelled');
    const due = cancelled.value.cancelled.map(({ changes }) => changes.refund_due);
    expect(due.map((one) => one?.amount)).toEqual([4500, 3600, 2700]);
    expect(new Set(due.map((one) => one?.request_id)).size).toBe(3);
    expect(cancelOrder(placed, 'req', later(61)).ok).toBe(false);
  });

  test('cannot cancel once the party was moved too late, not even after sharing all teams out anew', () => {
    const placed = aPaidParty();
    const moved = moveOrder(placed, '2026-12-20', [], later(61));
    if (!moved.ok) throw new Error('Not moved');
    const teams = moved.value.map(({ booking, changes }) => ({ ...booking, ...changes }));
    expect(cancelOrder({ ...placed, hunts: teams }, 'req', later(62)).ok).toBe(false);
    const anew = [4, 4, 4].map((people, n) => ({ booking_id: null, name: `New ${n}`, people }));
    const arranged = arrangeTeams(placed, teams, anew, tour, later(62));
    if (!arranged.ok) throw new Error(arranged.problem.message);
    expect(cancelOrder({ ...placed, hunts: arranged.value.added }, 'req', later(63)).ok).toBe(false);
  });

  test('alone can cancel or move a team', () => {
    const [team] = aPaidParty().hunts;
    if (!team) throw new Error('No team');
    const { party: _, ...alone } = team;
    for (const change of [
      (hunt: typeof team) => cancelOrder(huntAlone(hunt), 'req', now),
      (hunt: typeof team) => moveOrder(huntAlone(hunt), '2026-12-05', [], now),
    ]) {
      expect(change(team)).toMatchObject({ ok: false, problem: { message: partyTexts.organiserOnly } });
      expect(change(alone).ok).toBe(true);
    }
  });

  const arrange = (placed: Placed, wanted: [string | null, number][]) =>
    arrangeTeams(
      placed,
      placed.hunts,
      wanted.map(([booking_id, people], n) => ({ booking_id, name: `New ${n}`, people })),
      tour,
      now,
    );

  test('shares people out anew: money and people stay as they were paid', () => {
    const state = aPaidParty();
    const arranged = arrange(state, [
      ['p1-1', 4],
      ['p1-3', 4],
      [null, 4],
    ]);
    if (!arranged.ok) throw new Error(arranged.problem.message);
    const { order: placed, changed, removed, added } = arranged.value;
    const team_ids = ['p1-1', 'p1-3', 'p1-4'];
    expect(placed).toMatchObject({ booking_ids: team_ids, party: { team_ids, teams_made: 4 } });
    const all = [...[...changed, ...removed].map(({ booking, changes }) => ({ ...booking, ...changes })), ...added];
    expect(sum(all, 'amount')).toBe(10_800);
    expect(sum(all, 'participants')).toBe(12);
    expect(added[0]).toMatchObject({ id: 'p1-4', status: 'confirmed', amount: 3600, phone_numbers: [] });
    expect(removed[0]?.changes).toMatchObject({ amount: 0, participants: 0, status: 'expired' });
  });

  test('has at most 30 teams, those that have started included', () => {
    const teams = Array.from({ length: 30 }, () => ({ name: '', people: 2, phone_number: null }));
    const placed = settle(order({ teams }), { amount_received: order({ teams }).amount });
    const [last, ...others] = placed.hunts.toReversed();
    if (!last) throw new Error('No team');
    const state = { ...placed, hunts: [...others.map((one) => ({ ...one, started_at: now })), last] };
    const split = arrange(state, [
      [last.id, 1],
      [null, 1],
    ]);
    expect(split).toMatchObject({ ok: false, problem: { message: partyTexts.teams, field: 'teams' } });
    expect(arrange(state, [[null, 2]]).ok).toBe(true);
  });

  test('shares out anew forty times, and the party reads no more hunts than it has teams', () => {
    let state = aPaidParty();
    const ids = new Set(state.hunts.map(({ id }) => id));
    for (let round = 1; round <= 40; round += 1) {
      const arranged = arrange(state, [
        [null, 5],
        [null, 4],
        [null, 3],
      ]);
      if (!arranged.ok) throw new Error(arranged.problem.message);
      const { order: placed, added } = arranged.value;
      for (const { id } of added) expect(ids.has(id)).toBe(false);
      for (const { id } of added) ids.add(id);
      state = { ...state, ...placed, hunts: added };
    }
    expect(ids.size).toBe(123);
    expect(state.booking_ids).toEqual(state.party.team_ids);
    expect(state.party.team_ids).toHaveLength(3);
    expect(settle(state, { refunds: [refundOf({ amount: 10_800 })] }).hunts.map(({ status }) => status)).toEqual(
      Array(3).fill('refunded'),
    );
  });

  test('keeps the booking of a removed team that a refund names, or its report would fall on the others', () => {
    const rejected = refundOf({ booking_id: 'p1-1', status: 'failed' });
    const given = settle(settle(aPaidParty(), { refunds: [refundOf({ booking_id: 'p1-1', status: 'pending' })] }), {
      refunds: [rejected],
    });
    const open = arrange(given, [
      ['p1-2', 5],
      ['p1-3', 5],
    ]);
    expect(open).toMatchObject({ ok: false });
    const hunts = given.hunts.map((one) => ({
      ...one,
      status: 'confirmed' as const,
      refund_problem: null,
      hunt: order().hunts[0]?.hunt ?? one.hunt,
    }));
    const closed = arrange({ ...given, hunts }, [
      ['p1-2', 5],
      ['p1-3', 5],
      [null, 2],
    ]);
    if (!closed.ok) throw new Error(closed.problem.message);
    expect(closed.value.order.booking_ids).toEqual(['p1-1', 'p1-2', 'p1-3', 'p1-4']);
  });

  test('calls a team without a name by the first number that no other team has', () => {
    const placed = aPaidParty();
    const wanted = [
      { booking_id: 'p1-1', name: 'Team 1', people: 5 },
      { booking_id: null, name: '', people: 4 },
      { booking_id: null, name: '', people: 3 },
    ];
    const arranged = arrangeTeams(placed, placed.hunts, wanted, tour, now);
    if (!arranged.ok) throw new Error(arranged.problem.message);
    expect(arranged.value.added.map(({ team_name }) => team_name)).toEqual(['Team 2', 'Team 3']);
  });

  test('cannot add people, take a team with more phones than people, or touch money on its way back', () => {
    const state = aPaidParty();
    const refusal = (result: ReturnType<typeof arrange>) => (result.ok ? null : result.problem.message);
    expect(
      refusal(
        arrange(state, [
          ['p1-1', 5],
          ['p1-2', 5],
          ['p1-3', 3],
        ]),
      ),
    ).toContain('Share out 12');
    const refunded = settle(state, { refunds: [refundOf({ booking_id: 'p1-1', amount: 500 })] });
    expect(
      refusal(
        arrange(refunded, [
          ['p1-1', 4],
          ['p1-2', 4],
          ['p1-3', 4],
        ]),
      ),
    ).toContain('on its way back');
    expect(
      refusal(
        arrange(refunded, [
          ['p1-1', 5],
          ['p1-2', 4],
          ['p1-3', 3],
        ]),
      ),
    ).toBeNull();
    const [first, ...others] = state.hunts;
    if (!first) throw new Error('No team');
    const phones = ['+447700900123', '+447700900124', '+447700900125', '+447700900126', '+447700900127'];
    const full = { ...state, hunts: [{ ...first, phone_numbers: phones }, ...others] };
    expect(
      refusal(
        arrange(full, [
          ['p1-1', 4],
          ['p1-2', 5],
          ['p1-3', 3],
        ]),
      ),
    ).toContain('has 5 phones');
    const started = { ...state, hunts: [{ ...first, started_at: now }, ...others] };
    expect(
      refusal(
        arrange(started, [
          ['p1-1', 5],
          ['p1-2', 4],
          ['p1-3', 3],
        ]),
      ),
    ).toContain('changed since you looked');
  });
});

test('the board and the organiser’s page show the last three messages to the whole party', () => {
  const placed = aPaidParty();
  expect([partyPageOf('p1', placed), partyBoardOf(placed)].map((shown) => shown && 'messages' in shown)).toEqual([
    false,
    false,
  ]);
  let told = placed;
  for (const [n, text] of ['One', 'Two', 'Three', 'Four'].entries())
    told = { ...told, party: { ...told.party, messages: withMessage(told.party, text, later(n)) } };
  const messages = [
    { text: 'Four', at: later(3) },
    { text: 'Three', at: later(2) },
    { text: 'Two', at: later(1) },
  ];
  expect([partyPageOf('p1', told)?.messages, partyBoardOf(told)?.messages]).toEqual([messages, messages]);
});

test('the board shows the best first, and nobody before payment', () => {
  const placed = aPaidParty();
  expect(order().hunts.map(boardTeamOf)).toEqual([null, null, null]);
  expect(partyPageOf('p1', order())).toBeNull();
  expect(partyPageOf('p1', placed)).toMatchObject({ people: 12, went_at: null });
  const [a, b, c] = placed.hunts.flatMap((booking) => boardTeamOf(booking) ?? []);
  if (!a || !b || !c) throw new Error('No lines');
  const lines = [
    a,
    { ...b, score: 200, solved: 2, finished_at: later(9) },
    { ...c, score: 200, solved: 2, finished_at: now },
  ];
  expect(lines.toSorted(inBoardOrder).map(({ name }) => name)).toEqual(['Herons', 'Team 2', 'Foxes']);
  const equal = ['Team 10', 'Team 9'].map((name) => ({ ...a, name }));
  expect(equal.toSorted(inBoardOrder).map(({ name }) => name)).toEqual(['Team 9', 'Team 10']);
});

test('a result faster than legs is marked on the board, and stands after all others until an admin shows it', () => {
  const { hunts } = aPaidParty();
  const ranked = (too_fast: 'kept' | 'shown') =>
    hunts
      .map((booking, n) => (n === 1 ? { ...booking, hunt: { ...booking.hunt, score: 1200 }, too_fast } : booking))
      .flatMap((booking) => boardTeamOf(booking) ?? [])
      .toSorted(inBoardOrder);
  expect(ranked('kept').map(({ score, too_fast }) => [score, too_fast])).toEqual([
    [0, undefined],
    [0, undefined],
    [1200, true],
  ]);
  expect(ranked('shown')[0]).toMatchObject({ score: 1200 });
  expect(ranked('shown')[0]).not.toHaveProperty('too_fast');
});
