import { expect, test } from 'vitest';
import { redeem, type Voucher, voucherCode } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const voucher: Voucher = {
  uses: 5,
  uses_left: 5,
  reason: 'Photo of the week',
  submission_id: null,
  created_at: now,
  expires_at: null,
};

test('a voucher with five uses pays for five bookings', () => {
  let left = voucher;
  for (let n = 0; n < 5; n += 1) {
    const used = redeem(left, now);
    if (!used.ok) throw new Error(used.problem.message);
    left = used.value;
  }
  expect(left.uses_left).toBe(0);
  expect(redeem(left, now)).toMatchObject({ ok: false, problem: { message: 'This voucher has been used up' } });
});

test('a voucher expires at its exact time', () => {
  const expiring = { ...voucher, expires_at: now };
  expect(redeem(expiring, new Date(now.getTime() - 1)).ok).toBe(true);
  expect(redeem(expiring, now)).toMatchObject({ ok: false, problem: { message: 'This voucher has expired' } });
});

test('the refusal of an unknown code names the field', () => {
  expect(redeem(null, now)).toMatchObject({ ok: false, problem: { field: 'voucher_code' } });
});

test.each([
  ['walls-2026', 'WALLS-2026'],
  [' wa lls 2026 ', 'WALLS2026'],
  ['WALLS2', 'WALLS2'],
  ['ＷＡＬＬＳ２０２６', 'WALLS2026'],
])('the code %o is read as %s', (typed, code) => {
  expect(voucherCode.parse(typed)).toBe(code);
});

test.each(['', 'abc', 'x'.repeat(25), 'WALLS/2026', '../x/y/z'])('%o is no voucher code', (typed) => {
  expect(voucherCode.safeParse(typed).success).toBe(false);
});
