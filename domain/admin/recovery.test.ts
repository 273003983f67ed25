import { expect, test } from 'vitest';
import {
  newRecovery,
  plainRecoveryCode,
  recoveryCodeFrom,
  spendRecoveryCode,
  spendRecoveryCodeInput,
} from './recovery.ts';

const at = new Date('2026-11-20T12:00:00Z');
const two = newRecovery(['one', 'two'], at);

test('a code is four groups of four, and every byte makes a letter that people can tell apart', () => {
  const all = Array.from({ length: 16 }, (_, n) =>
    recoveryCodeFrom(Uint8Array.from({ length: 16 }, (_, i) => n * 16 + i)),
  );
  for (const code of all) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(all.join('').replaceAll('-', '')).size).toBe(32);
});

test.each(['7k2m-0abc-1def-9hjk', ' 7K2M 0ABC 1DEF 9HJK ', '7K2MOABCIDEF9HJK', '7K2M–0ABC–lDEF–9HJK'])(
  'a code may be typed %s',
  (typed) => {
    expect(plainRecoveryCode(typed)).toBe('7K2M0ABC1DEF9HJK');
  },
);

test.each(['', '7K2M', '7K2M-0ABC-1DEF-9HJU', '7K2M-0ABC-1DEF-9HJK-1'])('refuses %j as no code', (code) => {
  const input = { request_id: 'r1', email: 'ann@example.com', code };
  expect(spendRecoveryCodeInput.safeParse(input).success).toBe(false);
});

test('a code works once, and the others go on working', () => {
  const spent = spendRecoveryCode(two, 'one', 'r1');
  expect(spent).toEqual({
    is: 'spent',
    change: { codes: ['two'], used: { code: 'one', request_id: 'r1', is_done: false } },
  });
  const after = { ...two, codes: ['two'], used: { code: 'one', request_id: 'r1', is_done: true } };
  expect(spendRecoveryCode(after, 'one', 'r2')).toEqual({ is: 'wrong' });
  expect(spendRecoveryCode(after, 'two', 'r2').is).toBe('spent');
});

test('a call that died half-way is completed by the same code, and a lost answer repeats nothing', () => {
  const used = { code: 'one', request_id: 'r1', is_done: false };
  expect(spendRecoveryCode({ ...two, codes: ['two'], used }, 'one', 'r2')).toEqual({ is: 'begun', request_id: 'r1' });
  expect(spendRecoveryCode({ ...two, codes: ['two'], used: { ...used, is_done: true } }, 'one', 'r1')).toEqual({
    is: 'done',
    request_id: 'r1',
  });
});
