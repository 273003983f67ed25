import { expect, test } from 'vitest';
import { after } from '../time/index.ts';
import {
  afterDangerReply,
  afterReplies,
  DANGER_RESERVE,
  getsReply,
  hearsDanger,
  MAX_REPLIES_A_DAY,
  newSmsPhone,
  REPLY_CAP,
  type SmsPhone,
} from './index.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

/** A phone after this many replies, one a minute. */
function afterTexts(times: number, from: Date, phone: SmsPhone = newSmsPhone()): SmsPhone {
  let kept = phone;
  for (let n = 0; n < times; n += 1) kept = afterReplies(kept, 1, after(from, n * 60_000))?.phone ?? kept;
  return kept;
}

test('a phone gets a limited number of replies on one London day, and more on the next', () => {
  const full = afterTexts(MAX_REPLIES_A_DAY + 50, noon);
  expect(full.replied).toEqual({ day: '2026-11-20', texts: MAX_REPLIES_A_DAY });
  const evening = after(noon, 11 * HOUR);
  expect(afterReplies(full, 1, evening)).toBeNull();
  // A text that needs no reply is accepted although the phone has had all its replies for the day.
  expect(afterReplies(full, 0, evening)).not.toBeNull();
  expect(afterReplies(full, 1, evening, true)).toMatchObject({ due: null });
  expect(afterReplies(full, 1, after(noon, 12 * HOUR))?.phone.replied).toEqual({ day: '2026-11-21', texts: 1 });
});

test('a late text does not start the count of the day before again', () => {
  const today = afterTexts(MAX_REPLIES_A_DAY, noon);
  expect(afterReplies(today, 1, after(noon, -13 * HOUR))).toBeNull();
});

test('a number without a hunt is told where to book once a day, a stranger only at home and within the budget', () => {
  const home = { countries: ['+44', '+353'], segmentsLeft: 1 };
  const stranger = { number: '+447700900123', phone: newSmsPhone(), isPlayer: false, at: noon };
  const abroad = { ...stranger, number: '+12025550123' };
  expect(getsReply(stranger, home)).toBe(true);
  expect(getsReply({ ...stranger, number: '+353851234567' }, home)).toBe(true);
  expect(getsReply(abroad, home)).toBe(false);
  expect(getsReply({ ...abroad, isPlayer: true }, home)).toBe(true);
  expect(getsReply(stranger, { ...home, segmentsLeft: 0 })).toBe(false);
  expect(getsReply({ ...stranger, isPlayer: true }, { ...home, segmentsLeft: 0 })).toBe(true);
  const phone = { ...newSmsPhone(), turned_away: '2026-11-20' };
  expect(getsReply({ ...stranger, phone }, home)).toBe(false);
  expect(getsReply({ ...stranger, phone, isPlayer: true }, home)).toBe(false);
  expect(getsReply({ ...stranger, phone, at: after(noon, 12 * HOUR) }, home)).toBe(true);
});

test('danger at a number without a hunt is heard from any country, once an hour, and past the budget from the reserve', () => {
  const policy = { countries: ['+44'], segmentsLeft: 1 };
  const abroad = { phone: newSmsPhone(), at: noon };
  expect(hearsDanger(abroad, policy)).toBe(true);
  expect(hearsDanger(abroad, { ...policy, segmentsLeft: 0 })).toBe(true);
  expect(hearsDanger(abroad, { ...policy, segmentsLeft: 1 - DANGER_RESERVE })).toBe(true);
  expect(hearsDanger(abroad, { ...policy, segmentsLeft: -DANGER_RESERVE })).toBe(false);
  const phone = { ...newSmsPhone(), danger_at: noon };
  const at = (minutes: number) => hearsDanger({ phone, at: after(noon, minutes * 60_000) }, policy);
  expect([-5, 0, 59, 60].map(at)).toEqual([false, false, false, true]);
});

test('the reply to danger goes at once past the caps, but not at every text of a phone that answers by itself', () => {
  const burst = Array.from({ length: REPLY_CAP.texts }, () => 0);
  const capped = burst.reduce((phone) => afterReplies(phone, 1, noon)?.phone ?? phone, newSmsPhone());
  expect(afterReplies(capped, 1, noon)).toBeNull();
  const told = afterDangerReply(capped, noon);
  expect(told).toMatchObject({ danger_at: noon });
  if (!told) throw new Error('No reply');
  expect(afterDangerReply(told, after(noon, 5_000))).toBeNull();

  // A day of a phone that sends such a text every second.
  let phone = newSmsPhone();
  let replies = 0;
  for (let second = 0; second < 12 * 3600; second += 1) {
    const next = afterDangerReply(phone, after(noon, second * 1000));
    if (next) replies += 1;
    phone = next ?? phone;
  }
  expect(replies).toBeLessThanOrEqual(MAX_REPLIES_A_DAY + 12 * 6);
});
