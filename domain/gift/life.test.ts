import { describe, expect, test } from 'vitest';
import { aGift, aVoucher } from '../testing/index.ts';
import { after } from '../time/index.ts';
import {
  activated,
  cancelledAs,
  cancelledGift,
  deliveredAt,
  dueAt,
  endedGift,
  extendedGift,
  type Gift,
  giftStatusOf,
  isEndDue,
  isMailDue,
  isReminderDue,
  lastDayOf,
  mayCancelGift,
  mayDeliverOn,
  mayResend,
  refundableOf,
} from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;
const changed = (gift: Gift, changes: Partial<Gift>): Gift => ({ ...gift, ...changes });

test.each([
  ['2027-03-27', '2027-03-27T09:00:00.000Z'],
  ['2027-03-28', '2027-03-28T08:00:00.000Z'],
  ['2026-10-24', '2026-10-24T08:00:00.000Z'],
  ['2026-10-25', '2026-10-25T09:00:00.000Z'],
])('a mail for %s goes out at nine in London, across the change of the clocks', (on, at) => {
  expect(deliveredAt(on)?.toISOString()).toBe(at);
  const gift = aGift({ delivery: { to: 'mail', on, sent_at: null, resent_on: null }, active_from: new Date(0) });
  expect(isMailDue(gift, after(new Date(at), -1))).toBe(false);
  expect(isMailDue(gift, new Date(at))).toBe(true);
  expect(dueAt(gift)?.toISOString()).toBe(at);
});

test('a mail is ordered for today or any day of a year', () => {
  expect(mayDeliverOn('2026-11-20', now).ok).toBe(true);
  expect(mayDeliverOn('2027-11-20', now).ok).toBe(true);
  for (const on of ['2026-11-19', '2027-11-21', '2027-02-30'])
    expect(mayDeliverOn(on, now)).toMatchObject({ ok: false, problem: { field: 'on' } });
});

test('a gift can be used until the end of the same day two years later', () => {
  const { expires_at } = activated(new Date('2026-03-29T23:30:00Z'));
  expect(lastDayOf(expires_at)).toBe('30 Mar 2028');
  expect(lastDayOf(activated(new Date('2028-02-29T10:00:00Z')).expires_at)).toBe('28 Feb 2030');
});

describe('the clock', () => {
  const sent = aGift({ delivery: { to: 'mail', on: null, sent_at: now, resent_on: null } });
  test('reminds once, a month before the end, if something is left', () => {
    const at = dueAt(sent) ?? now;
    expect(lastDayOf(at)).toBe('20 Oct 2028');
    expect(isReminderDue(sent, after(at, -1))).toBe(false);
    expect(isReminderDue(sent, at)).toBe(true);
    expect(isReminderDue(changed(sent, { reminded_at: at }), at)).toBe(false);
    expect(isReminderDue(changed(sent, { pence_left: 0 }), at)).toBe(false);
  });
  test('keeps the rest at the end, once, and an extension brings it back', () => {
    const end = sent.expires_at ?? now;
    expect(isEndDue(sent, after(end, -1))).toBe(false);
    expect(isEndDue(sent, end)).toBe(true);
    const ended = changed(sent, endedGift(sent, end));
    expect(ended).toMatchObject({ pence_left: 0, ended: { pence: 5_000 }, due_at: null });
    expect(isEndDue(ended, after(end, day))).toBe(false);
    const extended = extendedGift(ended, { by: 'admin@example.test', reason: 'Was ill' }, after(end, day));
    if (!extended.ok) throw new Error(extended.problem.message);
    const again = changed(ended, extended.value);
    expect(giftStatusOf(again, after(end, day))).toBe('active');
    expect(again.pence_left).toBe(5_000);
    expect(lastDayOf(again.expires_at ?? now)).toBe('22 Nov 2029');
    expect(extendedGift(again, { by: 'a', reason: 'b' }, now).ok).toBe(false);
  });
  test('has nothing to do with a mail that is not sent any more: of a gift that is used up or over', () => {
    const waiting = aGift({ delivery: { to: 'mail', on: '2026-12-24', sent_at: null, resent_on: null } });
    expect(dueAt(waiting)).toEqual(deliveredAt('2026-12-24'));
    expect(dueAt(changed(waiting, { pence_left: 0 }))).toEqual(waiting.expires_at);
    expect(dueAt(changed(waiting, { expires_at: now, ended: { at: now, pence: 0, hunts: 0 } }))).toBeNull();
  });
  test('does not say that a gift ends soon which was given for less than a month', () => {
    const short = aVoucher({ active_from: now, expires_at: after(now, 10 * day), recipient_email: 'sam@example.test' });
    expect(isReminderDue(short, after(now, day))).toBe(false);
    expect(dueAt(short)).toEqual(short.expires_at);
  });
  test('leaves a frozen gift alone, its mails and its end, and a cancelled gift but for its refund', () => {
    const frozen = aGift({ frozen: true });
    expect(isMailDue(frozen, now)).toBe(false);
    expect(dueAt(frozen)).toBeNull();
    expect(isEndDue(frozen, frozen.expires_at ?? now)).toBe(false);
    const cancelled = changed(sent, cancelledGift(sent, 'r', now));
    expect(cancelled).toMatchObject({ pence_left: 0, purchase: { refund_due: { amount: 5_000 } } });
    expect(dueAt(cancelled)).toEqual(after(now, 120_000));
    expect(isEndDue(cancelled, after(now, 1_000 * day))).toBe(false);
  });
});

test.each([
  ['within 14 days', {}, after(aGift().active_from ?? now, 14 * day), true],
  ['later', {}, after(aGift().active_from ?? now, 14 * day + 1), false],
  ['once some of it is used', { pence_left: 4_999 }, aGift().created_at, false],
  ['while its payment is disputed', { frozen: true }, aGift().created_at, false],
  ['twice', { cancelled_at: now }, aGift().created_at, false],
  ['unpaid', { active_from: null }, aGift().created_at, false],
  ['a prize', { origin: 'prize' as const }, aGift().created_at, false],
])('whether a buyer can cancel %s', (_, given, at, may) => expect(mayCancelGift(aGift(given), at).ok).toBe(may));

const bought = (purchase: Partial<NonNullable<Gift['purchase']>>, given: Partial<Gift> = {}): Gift => {
  const gift = aGift(given);
  return { ...gift, purchase: gift.purchase && { ...gift.purchase, ...purchase } };
};
const back = (amount: number) => ({ amount, reason: null, at: now });
const kept = (pence: number) => ({ pence_left: 0, expires_at: now, ended: { at: now, pence, hunts: 0 } });
const void_ = { pence_left: 0, cancelled_at: now };
const wrong = { received: 4_000, currency: 'gbp', at: now };

test.each<[string, Gift, number | null]>([
  ['an unused gift', aGift(), 5_000],
  ['an unused gift that has ended', bought({}, kept(5_000)), 5_000],
  ['an unused gift of which a part was refunded at Stripe', bought({ refunded: 1_000 }, { pence_left: 4_000 }), 4_000],
  ['the same after the bank rejected that', bought({ refund_problem: back(1_000) }, { pence_left: 4_000 }), 5_000],
  ['a gift of which something is used', aGift({ pence_left: 1_000 }), null],
  ['the same once it has ended', bought({}, kept(1_000)), null],
  ['a frozen gift', aGift({ frozen: true }), null],
  ['a cancelled gift', bought({ refunded: 5_000 }, void_), null],
  ['a cancelled gift whose refund came back', bought({ refund_problem: back(5_000) }, void_), 5_000],
  [
    'the same while another refund is asked for',
    bought({ refund_problem: back(5_000), refund_due: { request_id: 'r', amount: 5_000, at: now } }, void_),
    null,
  ],
  ['a payment of another sum', bought({ paid: 0, mismatch: wrong }, { active_from: null, pence_left: 0 }), 4_000],
  [
    'the same, cancelled, once its refund came back',
    bought({ paid: 0, mismatch: wrong, refund_problem: back(4_000) }, { ...void_, active_from: null }),
    4_000,
  ],
  ['an unpaid gift', bought({ paid: 0 }, { active_from: null, pence_left: 0 }), null],
  ['a voucher', aVoucher(), null],
])('what an admin can refund of %s', (_, gift, pence) => {
  const may = refundableOf(gift);
  expect(may.ok ? may.value : null).toBe(pence);
});

test.each<[string, Gift, ReturnType<typeof cancelledAs>]>([
  ['is not cancelled', aGift(), null],
  ['was never paid', bought({ paid: 0 }, void_), 'unpaid'],
  ['goes back', bought({}, void_), 'returned'],
  ['was paid with another sum, which goes back', bought({ paid: 0, mismatch: wrong }, void_), 'returned'],
  ['has a rejected refund', bought({ refund_problem: back(5_000) }, void_), 'rejected'],
  ['has a refund that an admin closed', bought({ refund_closed: 5_000 }, void_), 'closed'],
  ['went back after that all the same', bought({ refunded: 5_000, refund_closed: 5_000 }, void_), 'returned'],
  ['was taken back by a bank', bought({ dispute: 'lost' }, void_), 'taken'],
])('says what became of the money of a gift that %s', (_, gift, as) => expect(cancelledAs(gift)).toBe(as));

test('a mail that waits for its day is not sent early, and its address can be corrected', () => {
  const waiting = aGift({ delivery: { to: 'mail', on: '2026-12-24', sent_at: null, resent_on: null } });
  for (const address of [null, waiting.recipient_email]) expect(mayResend(waiting, address, now).ok).toBe(false);
  expect(mayResend(waiting, 'other@example.test', now).ok).toBe(true);
});

test('the mail goes out again once a day, and to another address while nothing is used', () => {
  const sent = aGift();
  expect(mayResend(sent, null, now).ok).toBe(true);
  expect(mayResend(sent, 'other@example.test', now).ok).toBe(true);
  expect(mayResend(aGift({ pence_left: 1 }), 'other@example.test', now).ok).toBe(false);
  const today = { to: 'mail' as const, on: null, sent_at: now, resent_on: '2026-11-20' };
  expect(mayResend(aGift({ delivery: today }), null, now).ok).toBe(false);
  expect(mayResend(aGift({ delivery: today }), null, after(now, day)).ok).toBe(true);
});
