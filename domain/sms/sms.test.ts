import { describe, expect, test } from 'vitest';
import { queued, received } from './compose.ts';
import { backoff, faultOf } from './errors.ts';
import { inboundForm, statusForm } from './form.ts';
import type { OptOutType } from './keywords.ts';
import { afterConsent, afterReplies } from './phone.ts';
import { accepted, claimed, LEASE, neverSent, type Report, refused, reported, withheld } from './report.ts';
import { newSmsPhone, REPLY_CAP, type SmsMessage } from './schema.ts';
import { countSegments } from './segments.ts';
import { smsStatuses, statusFromTwilio } from './status.ts';

const now = new Date('2026-11-07T12:00:00Z');
const phone = '+447700900101';
const draft = { phone_number: phone, message_content: 'Hi', message_type: 'help', booking_id: null, tour_name: null };
const text = (given: Partial<SmsMessage> = {}): SmsMessage => ({ ...queued(draft, now), ...given });
const sending = text({ status: 'sending', attempts: 1, lease_until: new Date(now.getTime() + LEASE) });

function hear(message: SmsMessage, reports: Report[]): SmsMessage {
  const heard = { ...message };
  for (const report of reports) Object.assign(heard, reported(heard, report, now));
  return heard;
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

describe('segments', () => {
  test.each([
    ['GSM-7 in one', 'a'.repeat(160), 1, 'GSM-7'],
    ['GSM-7 in two', 'a'.repeat(161), 2, 'GSM-7'],
    ['GSM-7 in two, to the last', 'a'.repeat(306), 2, 'GSM-7'],
    ['GSM-7 in three', 'a'.repeat(307), 3, 'GSM-7'],
    ['UCS-2 in one', `${'a'.repeat(69)}ж`, 1, 'UCS-2'],
    ['UCS-2 in two', `${'a'.repeat(70)}ж`, 2, 'UCS-2'],
    ['a character of the extension table', `${'a'.repeat(159)}€`, 2, 'GSM-7'],
  ])('%s', (_, body, segments, encoding) => {
    expect(countSegments(body)).toEqual({ segments, encoding });
    expect(queued({ ...draft, message_content: body }, now).segments).toBe(segments);
  });
});

describe('delivery reports', () => {
  const words = ['queued', 'sending', 'sent', 'delivered', 'read'];
  const copies = (list: readonly string[]) => [...list, ...list];
  const reportOf = (word: string): Report => ({
    sid: 'SM1',
    status: statusFromTwilio(word) ?? 'queued',
    error_code: null,
  });

  test('end delivered in every order of five, each twice', () => {
    for (const order of permutations(words))
      for (const twice of [order.flatMap((word) => [word, word]), copies(order), [...order, ...order.toReversed()]]) {
        let rank = -1;
        let message = sending;
        for (const word of twice) {
          message = { ...message, ...reported(message, reportOf(word), now) };
          expect(smsStatuses.indexOf(message.status)).toBeGreaterThanOrEqual(rank);
          rank = smsStatuses.indexOf(message.status);
        }
        expect(message).toMatchObject({ status: 'delivered', settled: true, twilio_sid: 'SM1', attempts: 1 });
      }
  });

  test('end failed in every order when the carrier filtered it', () => {
    const filtered: Report = { sid: 'SM1', status: 'failed', error_code: 30007 };
    for (const order of permutations([reportOf('queued'), reportOf('sending'), reportOf('sent'), filtered, filtered]))
      expect(hear(sending, order)).toMatchObject({ status: 'failed', settled: true, error_code: 30007 });
  });

  test('may overtake the answer to the call', () => {
    const overtaken = hear(sending, [reportOf('sent'), reportOf('delivered')]);
    expect({ ...overtaken, ...accepted(overtaken, 'SM1') }).toMatchObject({ status: 'delivered', settled: true });
    const failed = hear(sending, [{ sid: 'SM1', status: 'failed', error_code: 30003 }]);
    expect(failed).toMatchObject({ status: 'queued', settled: false, twilio_sid: null, retired_sids: ['SM1'] });
    expect(accepted(failed, 'SM1')).toBeNull();
  });

  test('of a retired attempt never make a third of it', () => {
    const again = hear(sending, Array(5).fill({ sid: 'SM1', status: 'failed', error_code: 30003 }));
    expect(again).toMatchObject({ status: 'queued', attempts: 1, retired_sids: ['SM1'] });
    const second = { ...again, ...claimed(again, now) };
    expect(reported(second, { sid: 'SM1', status: 'delivered', error_code: null }, now)).toBeNull();
    expect(hear(second, [{ sid: 'SM2', status: 'delivered', error_code: null }])).toMatchObject({
      status: 'delivered',
      twilio_sid: 'SM2',
    });
  });

  test('are about our texts only', () => {
    const inbound = received({ sid: 'SM1', from: phone, body: 'HINT', segments: 1 }, now);
    expect(inbound).toMatchObject({ message_type: 'interaction', status: 'received', is_test: false });
    expect(reported(inbound, reportOf('delivered'), now)).toBeNull();
  });
});

describe('errors of Twilio', () => {
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
  ])('%s: tried again is %s', (code, retry, status = 400) => {
    const fault = faultOf({ code, status });
    expect(fault.retry).toBe(retry);
    expect(fault.reason).toMatch(/^[A-Z][\w ,]+$/);
    const tries = [1, 2, 3].map((attempts) => refused({ ...sending, attempts }, fault, code, now));
    expect(tries.map((change) => change.status)).toEqual(
      retry ? ['queued', 'queued', 'failed'] : ['failed', 'failed', 'failed'],
    );
    expect(tries.map((change) => change.settled ?? false)).toEqual(retry ? [false, false, true] : [true, true, true]);
  });

  test('shows a filtered text to admins', () => {
    expect(faultOf({ code: 30007 }).alert).toBe(true);
  });

  test('waits 2, 8 and 32 seconds', () => {
    expect([1, 2, 3].map(backoff)).toEqual([2_000, 8_000, 32_000]);
  });

  test('settles what is withheld, and what never got off after three tries', () => {
    expect(withheld()).toMatchObject({ status: 'failed', settled: true, error_code: 21610 });
    expect(neverSent(sending)).toMatchObject({ status: 'queued' });
    expect(neverSent({ ...sending, attempts: 3 })).toMatchObject({ status: 'failed', settled: true });
  });
});

describe('a phone', () => {
  test('is not told more than the cap allows in its window, and more when that has passed', () => {
    let kept = newSmsPhone();
    for (let n = 0; n < REPLY_CAP.texts; n += 1) kept = afterReplies(kept, 1, now) ?? kept;
    expect(afterReplies(kept, 1, now)).toBeNull();
    expect(afterReplies(kept, 0, now)).not.toBeNull();
    expect(afterReplies(kept, 1, new Date(now.getTime() + REPLY_CAP.milliseconds))?.heard).toHaveLength(1);
  });

  const said = (message_content: string, opt_out_type: OptOutType | null = null) => ({ message_content, opt_out_type });

  test('withdraws and gives back consent with the carriers’ words', () => {
    const out = afterConsent(newSmsPhone(), said(' stopall '), now);
    expect(out).toMatchObject({ opted_out: true, opted_out_at: now });
    expect(afterConsent(out, said('answer'), now)).toBe(out);
    expect(afterConsent(out, said('Start'), now)).toMatchObject({ opted_out: false, opted_out_at: null });
  });

  test.each([
    'stop',
    'Stop.',
    'STOP!',
    ' "stop" ',
    's t o p',
    'STOP ALL',
    'stop-all',
    'opt out',
    'Opt-Out',
    'STOP 🛑',
    'ＳＴＯＰ',
    'Quit\n',
  ])('that says %j gets no more texts', (text) => {
    expect(afterConsent(newSmsPhone(), said(text), now).opted_out).toBe(true);
  });

  test('is what Twilio says of it, whatever the words', () => {
    const out = afterConsent(newSmsPhone(), said('no more please', 'STOP'), now);
    expect(out.opted_out).toBe(true);
    expect(afterConsent(out, said('count me in', 'START'), now).opted_out).toBe(false);
    expect(afterConsent(out, said('hilfe', 'HELP'), now)).toBe(out);
    expect(afterConsent(newSmsPhone(), said('END', 'HELP'), now).opted_out).toBe(false);
  });
});

describe('the forms of Twilio', () => {
  test('read what we need and forgive the rest', () => {
    expect(inboundForm.parse({ MessageSid: 'SM1', From: phone, NumSegments: 'x', Extra: '1' })).toEqual({
      MessageSid: 'SM1',
      From: phone,
      Body: '',
      NumSegments: 0,
      OptOutType: null,
    });
    expect(inboundForm.parse({ MessageSid: 'SM1', From: phone, OptOutType: 'STOP' }).OptOutType).toBe('STOP');
    expect(inboundForm.parse({ MessageSid: 'SM1', From: phone, OptOutType: 'LATER' }).OptOutType).toBeNull();
    expect(statusForm.parse({ MessageSid: 'SM1', MessageStatus: 'odd' })).toMatchObject({
      MessageStatus: null,
      ErrorCode: null,
    });
  });

  test('never leave half an emoji', () => {
    const { Body } = inboundForm.parse({ MessageSid: 'SM1', From: phone, Body: `${'x'.repeat(1599)}🎨` });
    expect(Body.isWellFormed()).toBe(true);
  });
});
