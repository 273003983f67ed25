import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirm, draftBooking, expire, refund } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import type { HuntState } from '../hunt/state.ts';
import type { WithId } from '../query/index.ts';
import { chooseHunt } from './choose-hunt.ts';

const now = new Date('2026-11-07T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);

function booking(
  id: string,
  paid: Date | null,
  phase: HuntState['phase'],
  started: Date | null = null,
): WithId<Booking> {
  const input = {
    order_id: id,
    tour_id: 't',
    participants: 1,
    phone_numbers: ['+447700900101'],
    email: null,
    team_name: null,
    amount: 1_000,
  };
  const drafted = draftBooking(input, { name: 'T', stops_count: 3 }, 'visitor', paid ?? now);
  const base: Booking = { ...drafted, ...(paid ? confirm(drafted, paid) : {}), started_at: started };
  const hunt = { ...base.hunt, phase, stop_started_at: started };
  const completed = phase === 'completed' ? { status: 'completed' as const, completed_at: started } : {};
  return { ...base, hunt, ...completed, id };
}

const running = booking('running', hours(3), 'puzzle', hours(1));
const reward = booking('reward', hours(5), 'reward', hours(2));
const waiting = booking('waiting', hours(4), 'ready');
const waitingLonger = booking('longer', hours(6), 'ready');
const abandoned = booking('abandoned', hours(400), 'puzzle', hours(390));
const finished = booking('finished', hours(10), 'completed', hours(8));
const longAgo = booking('ago', hours(90), 'completed', hours(80));
const unpaid = booking('unpaid', null, 'ready');
const drafted = booking('expired', hours(30), 'ready');
const expired = { ...drafted, ...expire(drafted, hours(6)) };
const refunded = (one: WithId<Booking>, at: Date) => ({
  ...one,
  ...refund(one, [{ id: 're_1', amount: one.amount, status: 'succeeded', reason: null, at, returned_at: null }], at),
});
const refundedBefore = refunded(waiting, hours(9));
const refundedSince = refunded(waiting, hours(1));
/** Paid and started days ago: it could no longer be started today. */
const refundedLate = refunded(abandoned, hours(1));

describe('the hunt a text belongs to', () => {
  test.each([
    ['the running one that started last', [reward, waiting, running], 'running'],
    ['the one that has waited longest', [waiting, waitingLonger, finished], 'longer'],
    ['a new one rather than one given up weeks ago', [abandoned, waiting], 'waiting'],
    ['one given up weeks ago when there is no other', [abandoned, unpaid], 'abandoned'],
    ['one that ended today', [finished, longAgo], 'finished'],
    ['one that expired today', [expired, longAgo], 'expired'],
    ['one that was refunded today, however long ago it was paid', [refundedLate, longAgo], 'abandoned'],
    ['one that ended today, not one refunded before', [finished, refundedBefore], 'finished'],
    ['one that ended today, not one refunded since that nobody had started', [finished, refundedSince], 'finished'],
    ['one refunded unstarted when there is no other', [refundedSince, longAgo], 'waiting'],
    ['none when all ended long ago or were never paid', [longAgo, unpaid], null],
    ['none without bookings', [], null],
  ])('is %s', (_, bookings, id) => {
    expect(chooseHunt(bookings, now, null)?.id ?? null).toBe(id);
  });

  test('is the waiting one for START once nobody has played the current one for two hours', () => {
    const idle: WithId<Booking> = { ...booking('idle', hours(8), 'puzzle', hours(6)) };
    const chosen = (text: string, hunt: Partial<HuntState> = {}, others = [waiting, waitingLonger]) =>
      chooseHunt([{ ...idle, hunt: { ...idle.hunt, ...hunt } }, ...others], now, null, text)?.id;
    expect(chosen(' start! ')).toBe('longer');
    expect(chosen('START', { active_at: hours(2) })).toBe('longer');
    expect(chosen('START', { active_at: new Date(hours(2).getTime() + 1) })).toBe('idle');
    expect(chosen('START', {}, [])).toBe('idle');
    for (const text of ['SKIP', 'the fox', 'YES', 'RESEND', '']) expect(chosen(text)).toBe('idle');
  });

  const played = (booking_id: string, before: number) => ({ booking_id, at: hours(before) });

  test.each([
    ['the one it played last, whatever started since', [reward, running], played('reward', 0.1), 'reward'],
    ['that one for two hours after its own last text', [reward, running], played('reward', 1.9), 'reward'],
    [
      'another one under way when nobody has played that for two hours',
      [reward, running],
      played('reward', 2),
      'running',
    ],
    ['that one still, however long, when no other is played', [abandoned, reward], played('reward', 2), 'reward'],
    ['another one as soon as that has ended', [finished, running], played('finished', 8), 'running'],
    ['one that waits, when it has switched to that', [waiting, running], played('waiting', 0.1), 'waiting'],
    ['the one under way, when it switched away two hours ago', [waiting, running], played('waiting', 2), 'running'],
    [
      'one given up weeks ago, when it has switched to that',
      [abandoned, running],
      played('abandoned', 0.1),
      'abandoned',
    ],
    ['the one under way, when the last is not known any more', [running, waiting], played('erased', 0.1), 'running'],
  ])('of a phone that played a hunt before is %s', (_, bookings, last, id) => {
    expect(chooseHunt(bookings, now, last)?.id).toBe(id);
  });

  test('is still the one that a teammate plays, though the phone itself has sent nothing for hours', () => {
    const lively = { ...reward, hunt: { ...reward.hunt, active_at: hours(0.5) } };
    expect(chooseHunt([lively, running], now, played('reward', 5))?.id).toBe('reward');
  });

  test('is the one that has just ended, not an older one without a stored end', () => {
    const { stopped_at: _, ...hunt } = refundedSince.hunt;
    const unnoted = { ...refundedSince, status: 'expired' as const, hunt };
    const over = { ...finished, completed_at: hours(1) };
    expect(chooseHunt([over, unnoted], now, null)?.id).toBe('finished');
  });

  test('is for half a minute the one that the phone has just played to its end, except for START', () => {
    const over = { ...finished, completed_at: new Date(now.getTime() - 29_999) };
    const chosen = (booking: WithId<Booking>, text: string) =>
      chooseHunt([booking, running, waiting], now, played('finished', 0.1), text)?.id;
    expect(chosen(over, 'the fox')).toBe('finished');
    expect(chosen(over, 'START')).toBe('running');
    expect(chosen({ ...over, completed_at: new Date(now.getTime() - 30_000) }, 'the fox')).toBe('running');
  });

  test('does not depend on the order of the bookings', () => {
    const all = [running, reward, waiting, waitingLonger, abandoned, finished, longAgo, unpaid, expired];
    fc.assert(
      fc.property(fc.subarray(all), fc.infiniteStream(fc.nat()), (some, random) => {
        const shuffled = [...some].map((one) => ({ one, key: random.next().value })).sort((a, b) => a.key - b.key);
        return (
          chooseHunt(
            shuffled.map(({ one }) => one),
            now,
            null,
          )?.id === chooseHunt(some, now, null)?.id
        );
      }),
    );
  });
});
