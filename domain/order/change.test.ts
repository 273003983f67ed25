import { expect, test } from 'vitest';
import { type Booking, expire, startWindowOf } from '../booking/index.ts';
import type { WithId } from '../query/index.ts';
import { aBooking, aParty } from '../testing/index.ts';
import { cancelOrder } from './change.ts';
import { changedPart, huntAlone } from './order.ts';

const now = new Date('2026-12-05T10:00:00Z');
const inTime = new Date('2026-12-04T05:00:00Z');
const party = { ...aParty('p1', { party: { starts: 'together' } }), id: 'p1' };
const aTeam = (n: number): WithId<Booking> => ({
  ...aBooking({ created_at: new Date('2026-12-04T12:00:00Z'), start_window: startWindowOf('2026-12-05') }),
  party: { board_id: 'board', first_stop: 1, held: true },
  id: `p1-${n}`,
});
const expired = (n: number) => ({ ...aTeam(n), ...expire(aTeam(n), now) });

test('a team that had expired before its party was cancelled waits for no GO when an admin revives it', () => {
  const order = { ...party, hunts: [aTeam(1), expired(2)] };
  const cancelled = cancelOrder(order, 'request', inTime);
  if (!cancelled.ok) throw new Error(cancelled.problem.message);
  expect(cancelled.value.cancelled.map(({ booking }) => booking.id)).toEqual(['p1-1']);
  expect(cancelled.value.released).toMatchObject([{ booking: { id: 'p1-2' }, changes: { party: { held: false } } }]);
  expect(changedPart(order, cancelled.value.cancelled).hunts).toMatchObject([{ id: 'p1-1', status: 'refunded' }]);
});

test('one hunt is cancelled under the key of its request, and its whole money is due', () => {
  const { party: _, ...alone } = { ...aTeam(1), amount: 1800 };
  const cancelled = cancelOrder(huntAlone(alone), 'request', inTime);
  if (!cancelled.ok) throw new Error(cancelled.problem.message);
  expect(cancelled.value).toMatchObject({ released: [], due: 1800 });
  expect(cancelled.value.cancelled[0]?.changes.refund_due).toMatchObject({ request_id: 'request', amount: 1800 });
});
