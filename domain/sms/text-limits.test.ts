import { expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { afterReplies, isTold, MAX_REPLIES_A_DAY, newSmsPhone, type SmsPhone } from './index.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

/** A phone after as many replies as it is given, one a minute. */
function told(times: number, from: Date, phone: SmsPhone = newSmsPhone()): SmsPhone {
  let kept = phone;
  for (let n = 0; n < times; n += 1) kept = afterReplies(kept, 1, after(from, n * 60_000))?.phone ?? kept;
  return kept;
}

test('a phone is replied to so often on one London day, and again on the next', () => {
  const full = told(MAX_REPLIES_A_DAY + 50, noon);
  expect(full.replied).toEqual({ day: '2026-11-20', texts: MAX_REPLIES_A_DAY });
  const evening = after(noon, 11 * HOUR);
  expect(afterReplies(full, 1, evening)).toBeNull();
  // What draws no reply is heard all the same.
  expect(afterReplies(full, 0, evening)).not.toBeNull();
  expect(afterReplies(full, 1, evening, true)).toMatchObject({ due: null });
  expect(afterReplies(full, 1, after(noon, 12 * HOUR))?.phone.replied).toEqual({ day: '2026-11-21', texts: 1 });
});

test('a text that comes late does not begin the day before anew', () => {
  const today = told(MAX_REPLIES_A_DAY, noon);
  expect(afterReplies(today, 1, after(noon, -13 * HOUR))).toBeNull();
});

test('who has no hunt is told where to book once a day, strangers at home alone and while the budget lasts', () => {
  const home = { countries: ['+44', '+353'], isBudgetSpent: false };
  const stranger = { number: '+447700900123', phone: newSmsPhone(), isPlayer: false, at: noon };
  const abroad = { ...stranger, number: '+12025550123' };
  expect(isTold(stranger, home)).toBe(true);
  expect(isTold({ ...stranger, number: '+353851234567' }, home)).toBe(true);
  expect(isTold(abroad, home)).toBe(false);
  expect(isTold({ ...abroad, isPlayer: true }, home)).toBe(true);
  expect(isTold(stranger, { ...home, isBudgetSpent: true })).toBe(false);
  expect(isTold({ ...stranger, isPlayer: true }, { ...home, isBudgetSpent: true })).toBe(true);
  const phone = { ...newSmsPhone(), turned_away: '2026-11-20' };
  expect(isTold({ ...stranger, phone }, home)).toBe(false);
  expect(isTold({ ...stranger, phone, isPlayer: true }, home)).toBe(false);
  expect(isTold({ ...stranger, phone, at: after(noon, 12 * HOUR) }, home)).toBe(true);
});
