import { expect, test } from 'vitest';
import { ERASED_NUMBER } from '../phone/index.ts';
import { adminTextBody, answerPlayerInput, copyForResend, requestOf } from './admin-actions.ts';
import { queuedText } from './compose.ts';
import { answerOnPage } from './page-message.ts';

const now = new Date('2026-11-21T12:00:00Z');
test.each([
  ['x'.repeat(306), true],
  ['x'.repeat(307), false],
  ['ж'.repeat(134), true],
  ['ж'.repeat(135), false],
  ['   ', false],
])('an admin’s text takes at most two segments (%#)', (body, good) => {
  expect(adminTextBody.safeParse(body).success).toBe(good);
});

test('the message about a long text says how many segments it takes', () => {
  expect(adminTextBody.safeParse('x'.repeat(307)).error?.issues[0]?.message).toBe(
    'This text takes 3 segments. Keep it to 2.',
  );
});

test('only a failed text is sent again, and only to a phone that has not opted out', () => {
  const draft = {
    phone_number: '+447700900001',
    message_content: 'Stop 2',
    message_type: 'hint',
    booking_id: 'a',
    tour_name: 'T',
  };
  const text = queuedText(draft, now);
  const failed = { ...text, id: 'm1', status: 'failed' as const, settled: true, attempts: 3, error_code: 30003 };
  expect(copyForResend({ ...text, id: 'm1' }, false, now).ok).toBe(false);
  expect(copyForResend(failed, true, now).ok).toBe(false);
  const onPage = answerOnPage({ message_content: 'Hello', booking_id: 'a', page_player: 'Ann', tour_name: 'T' }, now);
  expect(copyForResend({ ...onPage, id: 'm1' }, false, now).ok).toBe(false);
  expect(copyForResend({ ...failed, resent_as: 'm2' }, false, now).ok).toBe(false);
  expect(copyForResend({ ...failed, phone_number: ERASED_NUMBER }, false, now).ok).toBe(false);
  expect(copyForResend(failed, false, now)).toMatchObject({
    value: { status: 'queued', attempts: 0, message_content: 'Stop 2', resend_of: 'm1' },
  });
});

test('requestOf finds the request behind an admin’s text, and none behind a hunt’s own text', () => {
  const draft = { phone_number: '+447700900001', message_content: 'Stop 2', booking_id: 'a', tour_name: 'T' };
  const text = (id: string, message_type: string) => ({ ...queuedText({ ...draft, message_type }, now), id });
  expect(requestOf(text('r1', 'answer'))).toBe('r1');
  expect(requestOf(text('r1_12', 'broadcast'))).toBe('r1');
  expect(requestOf({ ...text('r2', 'broadcast'), resend_of: 'r1_12' })).toBe('r2');
  expect(requestOf({ ...text('r3', 'hint'), is_test: true })).toBe('r3');
  expect(requestOf(text('SM1_0', 'hint'))).toBeNull();
});

test('an answer goes to a phone, to a page player, or to all, never to a phone and a player', () => {
  const answer = { request_id: 'r', phone_number: null, booking_id: 'b', body: 'Hello' };
  const goes = (to: object) => answerPlayerInput.safeParse({ ...answer, ...to }).success;
  expect([{}, { page_player: null }, { page_player: ' Ann ' }].map(goes)).toEqual([true, true, true]);
  expect(goes({ phone_number: '+447700900123', page_player: 'Ann' })).toBe(false);
  expect(goes({ page_player: 'A'.repeat(101) })).toBe(false);
});

test('an erased number cannot be texted', () => {
  const answer = { request_id: 'r', phone_number: ERASED_NUMBER, booking_id: null, body: 'Hello' };
  expect(answerPlayerInput.safeParse(answer).success).toBe(false);
  expect(answerPlayerInput.safeParse({ ...answer, phone_number: '+447700900123' }).success).toBe(true);
});
