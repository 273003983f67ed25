import { expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { isDue, leasedMail, MAIL_LEASE, type Mail, queuedMail, sentMail, unsentMail } from './index.ts';

const now = new Date('2026-11-23T09:00:00Z');
const link = 'https://example.test/#token';
const mail = queuedMail(
  { to: 'sam@example.test', subject: 'Hello', text: link, html: `<a href="${link}">Open</a>` },
  now,
);

test('one sender has a mail to itself until its lease is over', () => {
  const taken: Mail = { ...mail, ...leasedMail(mail, now) };
  expect(isDue(mail, now)).toBe(true);
  expect(isDue(taken, after(now, MAIL_LEASE - 1))).toBe(false);
  expect(isDue(taken, after(now, MAIL_LEASE))).toBe(true);
});

test('a sent or failed mail has no address and no link, and expires by itself', () => {
  for (const change of [sentMail(now), unsentMail({ ...mail, attempts: 1 }, { passes: false, code: '550' }, now)]) {
    const left: Mail = { ...mail, ...change };
    expect(JSON.stringify(left)).not.toMatch(/sam@|token/);
    expect(left.expires_at).toEqual(new Date('2026-11-30T09:00:00Z'));
    expect(isDue(left, after(now, 365 * 86_400_000))).toBe(false);
  }
});

test('a fault that passes is tried again with growing pauses, for about a day', () => {
  let at = now;
  let waiting = mail;
  const pauses: number[] = [];
  while (waiting.status === 'queued') {
    const taken: Mail = { ...waiting, ...leasedMail(waiting, at) };
    waiting = { ...taken, ...unsentMail(taken, { passes: true, code: '451' }, at) };
    if (waiting.due_at) pauses.push(waiting.due_at.getTime() - at.getTime());
    at = waiting.due_at ?? at;
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const hours = (at.getTime() - now.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(26);
  expect(waiting).toMatchObject({ status: 'failed', error_code: '451' });
});
