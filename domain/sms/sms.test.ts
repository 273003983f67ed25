import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { queuedText, receivedText } from './compose.ts';
import type { DeliveryFault } from './fault.ts';
import type { AnsweredKeyword } from './keywords.ts';
import { afterReplies, withConsent } from './phone.ts';
import {
  acceptedText,
  claimedText,
  type DeliveryReport,
  isBackingOff,
  isSentOrSending,
  refusedByTwilio,
  reportedText,
  requeuedText,
  supersededText,
  unsentText,
  waitingSince,
  withheldText,
  withoutResponse,
} from './report.ts';
import { backoff, MAX_ATTEMPTS, RETRY_FOR } from './retries.ts';
import { newSmsPhone, REPLY_CAP, type SmsMessage, smsStatuses } from './schema.ts';
import { countSegments } from './segments.ts';

const now = new Date('2026-11-07T12:00:00Z');
const phone = '+447700900101';
const draft = { phone_number: phone, message_content: 'Hi', message_type: 'help', booking_id: null, tour_name: null };
const text = (given: Partial<SmsMessage> = {}): SmsMessage => ({ ...queuedText(draft, now), ...given });
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const sending: SmsMessage = { ...text(), ...claimedText(text(), now) };
const MINUTE = 60_000;
/** The middle of the jitter: pauses have their length without it. */
const at = (when: Date) => ({ now: when, random: 0.5 });
/** Two faults that a vendor reports: one passes by itself, the other does not. */
const outOfReach: DeliveryFault = { name: 'out_of_reach', code: 7, reason: 'Out of reach', retry: true, alert: false };
const filtered: DeliveryFault = { name: 'filtered', code: 8, reason: 'Filtered', retry: false, alert: true };
const noConnection: DeliveryFault = { ...outOfReach, name: 'no_connection', code: null, reason: 'No connection' };
const back = (sid: string, fault = outOfReach): DeliveryReport => ({ sid, status: 'failed', fault });

function afterReports(message: SmsMessage, reports: DeliveryReport[], isOvertaken = false): SmsMessage {
  const result = { ...message };
  for (const report of reports) Object.assign(result, reportedText(result, report, at(now), isOvertaken));
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
    expect(queuedText({ ...draft, message_content: body }, now).segments).toBe(segments);
    showsFault(28, 1, 'edges of a segment counted and stored');
  });
});

describe('delivery reports', () => {
  type Arriving = 'sending' | 'sent' | 'delivered';
  /** A vendor has more statuses than we have, so some come twice. */
  const statuses: Arriving[] = ['sending', 'sending', 'sent', 'delivered', 'delivered'];
  const copies = (list: readonly Arriving[]) => [...list, ...list];
  const reportOf = (status: Arriving): DeliveryReport => ({ sid: 'SM1', status });

  test('end with delivered in every order of five, each sent twice', () => {
    for (const order of permutations(statuses))
      for (const twice of [
        order.flatMap((status) => [status, status]),
        copies(order),
        [...order, ...order.toReversed()],
      ]) {
        let rank = -1;
        let message = sending;
        for (const status of twice) {
          message = { ...message, ...reportedText(message, reportOf(status), at(now), false) };
          expect(smsStatuses.indexOf(message.status)).toBeGreaterThanOrEqual(rank);
          rank = smsStatuses.indexOf(message.status);
        }
        expect(message).toMatchObject({ status: 'delivered', settled: true, twilio_sid: 'SM1', attempts: 1 });
      }
    showsFault(25, permutations(statuses).length, 'orders of five statuses, two copies each in three ways');
  });

  test('end with failed in every order when the carrier filtered the text', () => {
    const failed = back('SM1', filtered);
    for (const order of permutations([reportOf('sending'), reportOf('sending'), reportOf('sent'), failed, failed]))
      expect(afterReports(sending, order)).toMatchObject({
        status: 'failed',
        settled: true,
        error_code: filtered.code,
      });
  });

  test('may overtake the response to the call', () => {
    const overtaken = afterReports(sending, [reportOf('sent'), reportOf('delivered')]);
    expect({ ...overtaken, ...acceptedText(overtaken, 'SM1') }).toMatchObject({ status: 'delivered', settled: true });
    const failed = afterReports(sending, [back('SM1')]);
    expect(failed).toMatchObject({ status: 'queued', settled: false, twilio_sid: null, retired_sids: ['SM1'] });
    expect(acceptedText(failed, 'SM1')).toBeNull();
  });

  test('of an earlier attempt never start a third one', () => {
    const again = afterReports(sending, Array(5).fill(back('SM1')));
    expect(again).toMatchObject({ status: 'queued', attempts: 1, retired_sids: ['SM1'] });
    const second = { ...again, ...claimedText(again, now) };
    expect(reportedText(second, { sid: 'SM1', status: 'delivered' }, at(now), false)).toBeNull();
    expect(afterReports(second, [{ sid: 'SM2', status: 'delivered' }])).toMatchObject({
      status: 'delivered',
      twilio_sid: 'SM2',
    });
  });

  test('change only outbound texts', () => {
    const inbound = receivedText({ sid: 'SM1', from: phone, body: 'HINT', segments: 1 }, now);
    expect(inbound).toMatchObject({ message_type: 'interaction', status: 'received', is_test: false });
    expect(reportedText(inbound, reportOf('delivered'), at(now), false)).toBeNull();
  });
});

describe('attempts', () => {
  test('pauses grow up to half a minute, and differ by a quarter', () => {
    expect([1, 2, 3, 4, 5, 40].map((attempts) => backoff(attempts, 0.5))).toEqual([
      2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect([backoff(5, 0), backoff(5, 1)]).toEqual([22_500, 37_500]);
  });
});

describe('a text that Twilio does not take', () => {
  const tryOut = (message: SmsMessage, when: Date) => ({ ...message, ...claimedText(message, when) });

  test('is tried for a quarter of an hour from its first attempt, however long it had waited, the last time at its end', () => {
    for (const random of [0, 0.5, 1]) {
      const first = later(20 * MINUTE);
      let message = text();
      let when = first;
      const tries: number[] = [];
      while (message.status === 'queued') {
        tries.push(when.getTime() - first.getTime());
        const tried = tryOut(message, when);
        message = { ...tried, ...refusedByTwilio(tried, noConnection, { now: when, random }) };
        when = message.next_attempt_at ?? when;
      }
      expect(message).toMatchObject({ status: 'failed', settled: true, error_message: 'No connection' });
      expect(tries.at(-1)).toBe(RETRY_FOR);
      expect(tries.length).toBeGreaterThan(25);
      expect(tries.length).toBeLessThan(50);
    }
  });

  test('is given up after three dead senders if other texts wait, but not after as many refusals', () => {
    let message = text();
    for (let refusal = 0; refusal < 5; refusal += 1) {
      const tried = tryOut(message, now);
      message = { ...tried, ...refusedByTwilio(tried, noConnection, at(now)) };
    }
    const deaths = Array.from({ length: MAX_ATTEMPTS }, (_, death) => {
      const tried = tryOut(message, later(20 * MINUTE + death));
      message = { ...tried, ...unsentText(tried, later(20 * MINUTE + death), false) };
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
      message = { ...tried, ...unsentText(tried, when, true) };
      expect(isBackingOff(message)).toBe(message.status === 'queued' && tries.length >= MAX_ATTEMPTS);
      // By its error System Health tells a resting text from one that waits for no reason.
      expect(message.error_message !== null).toBe(tries.length >= MAX_ATTEMPTS);
      when = message.next_attempt_at ?? when;
    }
    expect(message).toMatchObject({ status: 'failed', settled: true, error_message: 'It never reached Twilio' });
    expect(tries.slice(0, 5)).toEqual([0, 1, 2, 8, 14]);
    expect(tries.length).toBeLessThan(15);
  });

  test('is tried for as long after a call without a response as after a refusal', () => {
    const silent = { ...sending, ...withoutResponse() };
    expect(unsentText(silent, later(RETRY_FOR - 1), true)).toMatchObject({ status: 'queued', lease_until: null });
    expect(unsentText(silent, later(RETRY_FOR), true)).toMatchObject({ status: 'failed', settled: true });
  });

  test('keeps its quarter of an hour when its sender gave it back unsent', () => {
    expect({ ...sending, ...requeuedText(sending) }).toEqual({ ...text(), lost: 0 });
  });

  test('is settled when its phone has opted out', () => {
    const optedOut: DeliveryFault = { ...filtered, name: 'opted_out', code: 9, reason: 'Opted out' };
    expect(withheldText(optedOut)).toMatchObject({
      status: 'failed',
      settled: true,
      error_code: 9,
      error_message: 'Opted out',
    });
  });
});

describe('a text that comes back undelivered', () => {
  const sent: SmsMessage = { ...sending, ...acceptedText(sending, 'SM1') };

  test('is sent again if its fault passes and no newer text was sent, three times in all', () => {
    let message = sent;
    for (const sid of ['SM1', 'SM2', 'SM3']) {
      // Carriers take their time: the report has no time limit of its own.
      message = { ...message, ...reportedText(message, back(sid), at(later(60 * MINUTE)), false) };
      if (sid !== 'SM3') {
        expect(message).toMatchObject({ status: 'queued', settled: false, twilio_sid: null });
        const tried = { ...message, ...claimedText(message, later(61 * MINUTE)) };
        message = { ...tried, ...acceptedText(tried, sid === 'SM1' ? 'SM2' : 'SM3') };
      }
    }
    const failed = { status: 'failed', settled: true, error_code: outOfReach.code };
    expect(message).toMatchObject({ ...failed, twilio_sid: 'SM3' });
    expect(afterReports(sent, [back('SM1')], true)).toMatchObject(failed);
  });

  test('is given up when a newer text overtook it, unless it arrived after all', () => {
    const late = { ...afterReports(sent, [back('SM1')]), ...supersededText() };
    expect(late).toMatchObject({ status: 'failed', settled: true, error_code: outOfReach.code, next_attempt_at: null });
    expect(afterReports(late, [{ sid: 'SM1', status: 'delivered' }])).toMatchObject({
      status: 'delivered',
      error_code: null,
    });
  });

  test('has its own quarter of an hour when Twilio then refuses it', () => {
    const again = afterReports(sent, [back('SM1')]);
    const tried = { ...again, ...claimedText(again, later(60 * MINUTE)) };
    expect(refusedByTwilio(tried, noConnection, at(later(61 * MINUTE)))).toMatchObject({ status: 'queued' });
  });

  test('is overtaken by a text that was sent or is being sent, not by one that waits or never reached Twilio', () => {
    const failed = text({ status: 'failed', settled: true });
    expect([text(), failed, afterReports(sent, [back('SM1')])].map(isSentOrSending)).toEqual([false, false, false]);
    expect([sending, sent, afterReports(sent, [back('SM1', filtered)])].map(isSentOrSending)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('waits since it came back, not since it was queued', () => {
    expect(waitingSince(text())).toEqual(now);
    const again = { ...sent, ...reportedText(sent, back('SM1'), at(later(60 * MINUTE)), false) };
    expect(waitingSince(again)).toEqual(later(60 * MINUTE + 2_000));
    expect(waitingSince({ ...again, ...claimedText(again, later(61 * MINUTE)) })).toEqual(later(61 * MINUTE));
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

  const said = (message_content: string, opt_out_type: AnsweredKeyword | null = null) => ({
    message_content,
    opt_out_type,
  });

  test('withdraws consent and gives it back with the carriers’ words', () => {
    const out = withConsent(newSmsPhone(), said(' stopall '), now);
    expect(out).toMatchObject({ opted_out: true, opted_out_at: now });
    expect(withConsent(out, said('answer'), now)).toBe(out);
    expect(withConsent(out, said('Start'), now)).toMatchObject({ opted_out: false, opted_out_at: null });
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
    'Revoke\n',
  ])('that texts %j gets no more texts', (text) => {
    expect(withConsent(newSmsPhone(), said(text), now).opted_out).toBe(true);
  });

  test('follows Twilio’s keyword, whatever the words', () => {
    const out = withConsent(newSmsPhone(), said('no more please', 'STOP'), now);
    expect(out.opted_out).toBe(true);
    expect(withConsent(out, said('count me in', 'START'), now).opted_out).toBe(false);
    expect(withConsent(out, said('hilfe', 'HELP'), now)).toBe(out);
    expect(withConsent(newSmsPhone(), said('END', 'HELP'), now).opted_out).toBe(false);
  });
});
