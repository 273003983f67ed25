import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  claimedText,
  type FaultName,
  failedByDeadNumber,
  failedByOptOut,
  queuedText,
  RETRY_FOR,
  refusedByTwilio,
} from '@streetlore/domain/sms';
import { expect, test } from 'vitest';
import { showsFault } from '../../../../tests/support/shows-fault.ts';
import { errorMeanings, faultOf, faultOfCall, optedOut } from './faults.ts';

const now = new Date('2026-11-07T12:00:00Z');
const MINUTE = 60_000;
const draft = {
  phone_number: '+447700900101',
  message_content: 'Hi',
  message_type: 'help',
  booking_id: null,
  tour_name: null,
};
const text = queuedText(draft, now);
const sending = { ...text, ...claimedText(text, now), attempts: 9 };

test.each([
  [21211, false],
  [21610, false],
  [21611, true],
  [21614, false],
  [21617, false],
  [20003, false],
  [30005, false],
  [30006, false],
  [30007, false],
  [21408, false],
  [20429, true],
  [30001, true],
  [30003, true],
  [30008, true],
  [null, true, 500],
  [null, true, 503],
])('%s is tried again: %s', (code, retry, status = 400) => {
  const fault = faultOf({ code, status });
  expect(fault.retry).toBe(retry);
  expect(fault.reason).toMatch(/^[A-Z][\w ,]+$/);
  const ages = [0, 5 * MINUTE, RETRY_FOR - 1, RETRY_FOR];
  const tries = ages.map((age) => refusedByTwilio(sending, fault, { now: new Date(now.getTime() + age), random: 0.5 }));
  expect(tries.map((change) => change.error_code)).toEqual(ages.map(() => code ?? status));
  expect(tries.map((change) => change.status)).toEqual(
    retry ? ['queued', 'queued', 'queued', 'failed'] : ['failed', 'failed', 'failed', 'failed'],
  );
  expect(tries.map((change) => change.settled ?? false)).toEqual(ages.map((age) => !retry || age >= RETRY_FOR));
  showsFault(26, 1, 'errors of Twilio, each with its decision');
});

test('an alert comes from what an admin can mend, and from nothing that a phone or a busy Twilio does', () => {
  const alerting = Object.values(errorMeanings).filter(({ alert }) => alert);
  expect(alerting.map(({ name }) => name).toSorted()).toEqual(['filtered', 'too_long', 'wrong_credentials']);
  const busy = [faultOf({ status: 429 }), faultOf({ status: 503 })];
  expect(busy.map(({ alert }) => alert)).toEqual([false, false]);
});

test('an unknown code keeps its number, and a busy Twilio counts without a code', () => {
  expect(faultOf({ code: 21408, status: 400 })).toMatchObject({
    name: 'other',
    code: 21408,
    reason: 'Twilio error 21408',
  });
  expect(faultOf({})).toMatchObject({ name: 'other', code: null, reason: 'Twilio error without a code', alert: true });
  expect(faultOf({ code: null, status: 429 })).toMatchObject({ name: 'rate_limited', code: 429 });
  expect(faultOf({ code: 20500, status: 500 })).toMatchObject({ code: 20500, reason: 'Twilio answered 500' });
});

test('a call without a connection is tried again, and one without an answer has an unknown outcome', () => {
  const failed = (fields: object) => faultOfCall(Object.assign(new Error('failed'), fields));
  expect(failed({ code: 'ECONNREFUSED' })).toMatchObject({ name: 'no_connection', code: null, retry: true });
  expect(failed({ code: 'ECONNABORTED' })).toBeNull();
  expect(failed({})).toBeNull();
  expect(failed({ status: 400, code: 21610 })).toEqual(optedOut);
});

test('a screen reads from a stored code what its fault means', () => {
  const dead: readonly FaultName[] = ['invalid_number', 'unknown_number', 'not_mobile', 'landline'];
  for (const [code, { name }] of Object.entries(errorMeanings)) {
    const stored = { error_code: Number(code) };
    expect([name, failedByDeadNumber(stored)]).toEqual([name, dead.includes(name)]);
    expect([name, failedByOptOut(stored)]).toEqual([name, name === 'opted_out']);
  }
});

test('no other module knows Twilio’s codes or the fields of its forms', () => {
  const root = join(import.meta.dirname, '../../../..');
  const named = new RegExp(
    `\\b(${Object.keys(errorMeanings).join('|')}|MessageSid|MessageStatus|NumSegments|OptOutType|ErrorCode)\\b`,
  );
  const sources = globSync('{domain,functions/src,web/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && !path.startsWith(relative(root, import.meta.dirname)),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => named.test(readFileSync(join(root, path), 'utf8')))).toEqual([
    'domain/sms/undelivered.ts',
  ]);
});
