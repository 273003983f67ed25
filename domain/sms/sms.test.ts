import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { queued, received } from './compose.ts';
import { backoff, faultOf, MAX_ATTEMPTS, RETRY_FOR, unreachable } from './errors.ts';
import { inboundForm, statusForm } from './form.ts';
import type { OptOutType } from './keywords.ts';
import { afterConsent, afterReplies } from './phone.ts';
import {
  accepted,
  claimed,
  type DeliveryReport,
  givenBack,
  hasGone,
  isResting,
  neverSent,
  overtaken,
  refused,
  reported,
  unanswered,
  waitingSince,
  withheld,
} from './report.ts';
import { newSmsPhone, REPLY_CAP, type SmsMessage } from './schema.ts';
import { countSegments } from './segments.ts';
import { smsStatuses, statusFromTwilio } from './status.ts';

const now = new Date('2026-11-07T12:00:00Z');
const phone = '+447700900101';
const draft = { phone_number: phone, message_content: 'Hi', message_type: 'help', booking_id: null, tour_name: null };
const text = (given: Partial<SmsMessage> = {}): SmsMessage => ({ ...queued(draft, now), ...given });
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const sending: SmsMessage = { ...text(), ...claimed(text(), now) };
const MINUTE = 60_000;
/** The middle of the jitter: pauses have their length without it. */
const at = (when: Date) => ({ now: when, random: 0.5 });

function afterReports(message: SmsMessage, reports: DeliveryReport[], isOvertaken = false): SmsMessage {
  const result = { ...message };
  for (const report of reports) Object.assign(result, reported(result, report, at(now), isOvertaken));
  return result;
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
    showsFault(28, 1, 'edges of a segment counted and stored');
  });
});

describe('delivery reports', () => {
  const words = ['queued', 'sending', 'sent', 'delivered', 'read'];
  const copies = (list: readonly string[]) => [...list, ...list];
  const reportOf = (word: string): DeliveryReport => ({
    sid: 'SM1',
    status: statusFromTwilio(word) ?? 'queued',
    error_code: null,
  });

  test('end with delivered in every order of five, each sent twice', () => {
    for (const order of permutations(words))
      for (const twice of [order.flatMap((word) => [word, word]), copies(order), [...order, ...order.toReversed()]]) {
        let rank = -1;
        let message = sending;
        for (const word of twice) {
          message = { ...message, ...reported(message, reportOf(word), at(now), false) };
          expect(smsStatuses.indexOf(message.status)).toBeGreaterThanOrEqual(rank);
          rank = smsStatuses.indexOf(message.status);
        }
        expect(message).toMatchObject({ status: 'delivered', settled: true, twilio_sid: 'SM1', attempts: 1 });
      }
    showsFault(25, permutations(words).length, 'orders of five statuses, two copies each in three ways');
  });

  test('end with failed in every order when the carrier filtered the text', () => {
    const filtered: DeliveryReport = { sid: 'SM1', status: 'failed', error_code: 30007 };
    for (const order of permutations([reportOf('queued'), reportOf('sending'), reportOf('sent'), filtered, filtered]))
      expect(afterReports(sending, order)).toMatchObject({ status: 'failed', settled: true, error_code: 30007 });
  });

  test('may overtake the response to the call', () => {
    const overtaken = afterReports(sending, [reportOf('sent'), reportOf('delivered')]);
    expect({ ...overtaken, ...accepted(overtaken, 'SM1') }).toMatchObject({ status: 'delivered', settled: true });
    const failed = afterReports(sending, [{ sid: 'SM1', status: 'failed', error_code: 30003 }]);
    expect(failed).toMatchObject({ status: 'queued', settled: false, twilio_sid: null, retired_sids: ['SM1'] });
    expect(accepted(failed, 'SM1')).toBeNull();
  });

  test('of an earlier attempt never start a third one', () => {
    const again = afterReports(sending, Array(5).fill({ sid: 'SM1', status: 'failed', error_code: 30003 }));
    expect(again).toMatchObject({ status: 'queued', attempts: 1, retired_sids: ['SM1'] });
    const second = { ...again, ...claimed(again, now) };
    expect(reported(second, { sid: 'SM1', status: 'delivered', error_code: null }, at(now), false)).toBeNull();
    expect(afterReports(second, [{ sid: 'SM2', status: 'delivered', error_code: null }])).toMatchObject({
      status: 'delivered',
      twilio_sid: 'SM2',
    });
  });

  test('change only outbound texts', () => {
    const inbound = received({ sid: 'SM1', from: phone, body: 'HINT', segments: 1 }, now);
    expect(inbound).toMatchObject({ message_type: 'interaction', status: 'received', is_test: false });
    expect(reported(inbound, reportOf('delivered'), at(now), false)).toBeNull();
  });
});

describe('Twilio’s errors', () => {
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
    const tries = ages.map((age) => refused({ ...sending, attempts: 9 }, fault, code, at(later(age))));
    expect(tries.map((change) => change.status)).toEqual(
      retry ? ['queued', 'queued', 'queued', 'failed'] : ['failed', 'failed', 'failed', 'failed'],
    );
    expect(tries.map((change) => change.settled ?? false)).toEqual(ages.map((age) => !retry || age >= RETRY_FOR));
    showsFault(26, 1, 'errors of Twilio, each with its decision');
  });

  test('a filtered text alerts the admins', () => {
    expect(faultOf({ code: 30007 }).alert).toBe(true);
  });

  test('pauses grow up to half a minute, and differ by a quarter', () => {
    expect([1, 2, 3, 4, 5, 40].map((attempts) => backoff(attempts, 0.5))).toEqual([
      2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect([backoff(5, 0), backoff(5, 1)]).toEqual([22_500, 37_500]);
  });
});

describe('a text that Twilio does not take', () => {
  const tryOut = (message: SmsMessage, when: Date) => ({ ...message, ...claimed(message, when) });

  test('is tried for a quarter of an hour from its first attempt, however long it had waited, the last time at its end', () => {
    for (const random of [0, 0.5, 1]) {
      const first = later(20 * MINUTE);
      let message = text();
      let when = first;
      const tries: number[] = [];
      while (message.status === 'queued') {
        tries.push(when.getTime() - first.getTime());
        const tried = tryOut(message, when);
        message = { ...tried, ...refused(tried, unreachable, null, { now: when, random }) };
        when = message.next_attempt_at ?? when;
      }
      expect(message).toMatchObject({ status: 'failed', settled: true, error_message: 'Twilio could not be reached' });
      expect(tries.at(-1)).toBe(RETRY_FOR);
      expect(tries.length).toBeGreaterThan(25);
      expect(tries.length).toBeLessThan(50);
    }
  });

  test('is given up after three dead senders if other texts wait, but not after as many refusals', () => {
    let message = text();
    for (let refusal = 0; refusal < 5; refusal += 1) {
      const tried = tryOut(message, now);
      message = { ...tried, ...refused(tried, unreachable, null, at(now)) };
    }
    const deaths = Array.from({ length: MAX_ATTEMPTS }, (_, death) => {
      const tried = tryOut(message, later(20 * MINUTE + death));
      message = { ...tried, ...neverSent(tried, later(20 * MINUTE + death), false) };
      return message.status;
    });
    expect(deaths).toEqual(['queued', 'queued', 'failed']);
  });

  test('rests after three dead senders if no text follows, and is tried for an hour', () => {
    let message = text();
    let when = now;
    const tries: number[] = [];
    while (message.status === 'queued') {
      tries.push((when.getTime() - now.getTime()) / MINUTE);
      const tried = tryOut(message, when);
      when = new Date(when.getTime() + MINUTE);
      message = { ...tried, ...neverSent(tried, when, true) };
      expect(isResting(message)).toBe(message.status === 'queued' && tries.length >= MAX_ATTEMPTS);
      // By its error System Health tells a resting text from one that waits for no reason.
      expect(message.error_message !== null).toBe(tries.length >= MAX_ATTEMPTS);
      when = message.next_attempt_at ?? when;
    }
    expect(message).toMatchObject({ status: 'failed', settled: true, error_message: 'It never reached Twilio' });
    expect(tries.slice(0, 5)).toEqual([0, 1, 2, 8, 14]);
    expect(tries.length).toBeLessThan(15);
  });

  test('is tried for as long after a call without a response as after a refusal', () => {
    const silent = { ...sending, ...unanswered() };
    expect(neverSent(silent, later(RETRY_FOR - 1), true)).toMatchObject({ status: 'queued', lease_until: null });
    expect(neverSent(silent, later(RETRY_FOR), true)).toMatchObject({ status: 'failed', settled: true });
  });

  test('keeps its quarter of an hour when its sender gave it back unsent', () => {
    expect({ ...sending, ...givenBack(sending) }).toEqual({ ...text(), lost: 0 });
  });

  test('is settled when its phone has opted out', () => {
    expect(withheld()).toMatchObject({ status: 'failed', settled: true, error_code: 21610 });
  });
});

describe('a text that comes back undelivered', () => {
  const sent: SmsMessage = { ...sending, ...accepted(sending, 'SM1') };
  const back = (sid: string, error_code: number): DeliveryReport => ({ sid, status: 'failed', error_code });

  test.each([30001, 30003, 30008])('with %i is sent again unless a newer text was sent, three times in all', (code) => {
    let message = sent;
    for (const sid of ['SM1', 'SM2', 'SM3']) {
      // Carriers take their time: the report has no time limit of its own.
      message = { ...message, ...reported(message, back(sid, code), at(later(60 * MINUTE)), false) };
      if (sid !== 'SM3') {
        expect(message).toMatchObject({ status: 'queued', settled: false, twilio_sid: null });
        const tried = { ...message, ...claimed(message, later(61 * MINUTE)) };
        message = { ...tried, ...accepted(tried, sid === 'SM1' ? 'SM2' : 'SM3') };
      }
    }
    expect(message).toMatchObject({ status: 'failed', settled: true, error_code: code, twilio_sid: 'SM3' });
    expect(afterReports(sent, [back('SM1', code)], true)).toMatchObject({
      status: 'failed',
      settled: true,
      error_code: code,
    });
  });

  test('is given up when a newer text overtook it, unless it arrived after all', () => {
    const late = { ...afterReports(sent, [back('SM1', 30003)]), ...overtaken() };
    expect(late).toMatchObject({ status: 'failed', settled: true, error_code: 30003, next_attempt_at: null });
    expect(afterReports(late, [{ sid: 'SM1', status: 'delivered', error_code: null }])).toMatchObject({
      status: 'delivered',
      error_code: null,
    });
  });

  test('has its own quarter of an hour when Twilio then refuses it', () => {
    const again = afterReports(sent, [back('SM1', 30003)]);
    const tried = { ...again, ...claimed(again, later(60 * MINUTE)) };
    expect(refused(tried, unreachable, null, at(later(61 * MINUTE)))).toMatchObject({ status: 'queued' });
  });

  test('is overtaken by a text that was sent or is being sent, not by one that waits or never reached Twilio', () => {
    const failed = text({ status: 'failed', settled: true });
    expect([text(), failed, afterReports(sent, [back('SM1', 30003)])].map(hasGone)).toEqual([false, false, false]);
    expect([sending, sent, afterReports(sent, [back('SM1', 30007)])].map(hasGone)).toEqual([true, true, true]);
  });

  test('waits since it came back, not since it was queued', () => {
    expect(waitingSince(text())).toEqual(now);
    const again = { ...sent, ...reported(sent, back('SM1', 30003), at(later(60 * MINUTE)), false) };
    expect(waitingSince(again)).toEqual(later(60 * MINUTE + 2_000));
    expect(waitingSince({ ...again, ...claimed(again, later(61 * MINUTE)) })).toEqual(later(61 * MINUTE));
  });
});

describe('a phone', () => {
  test('gets no more replies than the cap allows in its window, and more after it', () => {
    let kept = newSmsPhone();
    for (let n = 0; n < REPLY_CAP.texts; n += 1) kept = afterReplies(kept, 1, now)?.phone ?? kept;
    expect(afterReplies(kept, 1, now)).toBeNull();
    expect(afterReplies(kept, 0, now)).not.toBeNull();
    expect(afterReplies(kept, 1, later(REPLY_CAP.milliseconds))?.phone.heard).toHaveLength(1);
  });

  test('gets owed replies beyond the cap as soon as there is room, and never more in any window', () => {
    let kept = newSmsPhone();
    const times: number[] = [];
    for (let n = 0; n < 70; n += 1) {
      const at = later(n * 300);
      const owed = afterReplies(kept, 1, at, true);
      if (!owed) throw new Error('What is owed was refused');
      kept = owed.phone;
      times.push((owed.due ?? at).getTime());
    }
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[REPLY_CAP.texts]).toBe(now.getTime() + REPLY_CAP.milliseconds);
    for (const from of times)
      expect(times.filter((time) => time >= from && time < from + REPLY_CAP.milliseconds).length).toBeLessThanOrEqual(
        REPLY_CAP.texts,
      );
    // A question gets no reply while owed replies wait.
    expect(afterReplies(kept, 1, later(25_000))).toBeNull();
    expect(afterReplies(kept, 1, later(150_000))).toMatchObject({ due: null });
  });

  const said = (message_content: string, opt_out_type: OptOutType | null = null) => ({ message_content, opt_out_type });

  test('withdraws consent and gives it back with the carriers’ words', () => {
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
  ])('that texts %j gets no more texts', (text) => {
    expect(afterConsent(newSmsPhone(), said(text), now).opted_out).toBe(true);
  });

  test('follows Twilio’s keyword, whatever the words', () => {
    const out = afterConsent(newSmsPhone(), said('no more please', 'STOP'), now);
    expect(out.opted_out).toBe(true);
    expect(afterConsent(out, said('count me in', 'START'), now).opted_out).toBe(false);
    expect(afterConsent(out, said('hilfe', 'HELP'), now)).toBe(out);
    expect(afterConsent(newSmsPhone(), said('END', 'HELP'), now).opted_out).toBe(false);
  });
});

describe('Twilio’s forms', () => {
  test('give the fields that we need and ignore the rest', () => {
    expect(inboundForm.parse({ MessageSid: 'SM1', From: phone, NumSegments: 'x', Extra: '1' })).toEqual({
      MessageSid: 'SM1',
      From: phone,
      Body: '',
      NumSegments: 0,
      OptOutType: null,
    });
    expect(inboundForm.parse({ MessageSid: 'SM1', From: `rcs:${phone}` }).From).toBe(phone);
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
