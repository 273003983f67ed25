import { expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { aBooking } from '../testing/index.ts';
import { beginRefund, bookingActionTexts, endsHunt, refundText, refundToTell, waysToTell } from './index.ts';

const now = new Date('2026-11-27T12:00:00Z');
const [ann, ben] = ['+447700900123', '+447700900124'];
const paid = aBooking({
  phone_numbers: [ann, ben],
  amount: 1800,
  email: 'ada@example.test',
});
const party = { board_id: 'board', first_stop: 1, held: false };
const why = { reason: 'wall_gone', way: 'text' } as const;
const ask = (amount: number | null, tell?: Parameters<typeof beginRefund>[1]['tell'], booking = paid) =>
  beginRefund(booking, { request_id: 'r', amount, seen: 0, tell }, now);

test('whoever paid is told by the ways that reach them, and a party’s organiser by mail alone', () => {
  expect(waysToTell(paid)).toEqual(['mail', 'text']);
  expect(waysToTell({ ...paid, email: null })).toEqual(['text']);
  expect(waysToTell({ ...paid, email: null, opted_out: [0, 1] })).toEqual([]);
  expect(waysToTell({ ...paid, email: null, phone_numbers: [ERASED_NUMBER] })).toEqual([]);
  expect(waysToTell({ ...paid, party })).toEqual(['mail']);
});

test('a part refund needs a reason and a way that reaches somebody; the end of a hunt needs neither', () => {
  expect(ask(500)).toMatchObject({ ok: false, problem: { message: bookingActionTexts.noReason } });
  expect(ask(500, { ...why, way: null })).toMatchObject({ ok: false });
  expect(ask(500, why, { ...paid, opted_out: [0, 1] })).toMatchObject({ ok: false });
  expect(ask(500, why)).toMatchObject({
    ok: true,
    value: { changes: { refunding: { tell: { pence: 500, ...why } } } },
  });
  const nobody = { ...paid, email: null, opted_out: [0, 1] };
  expect(ask(500, { ...why, way: null }, nobody)).toMatchObject({ ok: true });
  expect(ask(null)).toMatchObject({ ok: true });
  expect([endsHunt(paid, 1800), endsHunt({ ...paid, status: 'completed' }, 1800)]).toEqual([true, false]);
  expect(ask(null, undefined, { ...paid, status: 'completed' })).toMatchObject({ ok: false });
});

test('it is told once Stripe has made it, by whichever report comes first, and by no later one', () => {
  const begun = ask(500, why);
  if (!begun.ok) throw new Error(begun.problem.message);
  const asked = { ...paid, ...begun.value.changes };
  const made = { ...asked, refunded_amount: 500 };
  expect(refundToTell(paid, asked)).toBeNull();
  expect(refundToTell(asked, made)).toEqual({ request_id: 'r', pence: 500, ...why });
  expect(refundToTell(made, { ...made, refunded_amount: 900 })).toBeNull();
  expect(refundToTell({ ...paid, refunding: null }, made)).toBeNull();
});

test('the text goes to the first phone that gets texts', () => {
  const told = { request_id: 'r', pence: 500, ...why };
  expect(refundText('b1', { ...paid, opted_out: [0] }, told, 'streetlore.test', now)?.message).toMatchObject({
    phone_number: ben,
    message_content: expect.stringContaining('£5.00 of your payment for'),
  });
});
