import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import type { AiUsage } from '../ai/index.ts';
import { after } from '../time/index.ts';
import {
  type Health,
  healthSchema,
  healthSignals,
  healthTexts,
  type ModelHealth,
  scheduleNames,
  schedules,
  thresholds,
  unnotedSchedules,
  worstOf,
} from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => after(now, -milliseconds);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const model = (given: Partial<ModelHealth> = {}): ModelHealth => ({
  name: 'gpt-7',
  status: 'offered',
  ends_on: null,
  asked_at: ago(MINUTE),
  ...given,
});
const well: Health = {
  ...healthSchema.parse({}),
  checked_at: ago(30_000),
  day: '2026-11-20',
  duty_phones: 1,
  webhooks: { stripe: ago(MINUTE), twilio_inbound: ago(MINUTE), twilio_status: ago(MINUTE) },
  model: model(),
};
const usage = (tokens: number, day = '2026-11-20'): AiUsage => ({ day, tokens, calls: 1, cap: 1000, updated_at: now });

const signal = (name: keyof typeof healthTexts.names, health: Partial<Health>, used: AiUsage | null = null) =>
  healthSignals({ ...well, ...health }, used, now).find((one) => one.name === healthTexts.names[name]);
const level = (...given: Parameters<typeof signal>) => signal(...given)?.level;

describe('system health', () => {
  test('is green with reasons in words while all is well', () => {
    const signals = healthSignals(well, usage(10), now);
    expect(worstOf(signals)).toBe('green');
    expect(signals.map(({ name }) => name)).toEqual(Object.values(healthTexts.names));
    expect(signals.map(({ reason }) => reason)).toEqual([
      'Checked within the last few minutes',
      'Every schedule has run in time',
      'No text is waiting to be sent',
      'No text has failed today',
      'No text was sent today',
      'No player waits for an answer',
      'No text about danger waits for us',
      'No mail has waited for long',
      'Every payment matches its booking',
      'Not compared with Stripe yet',
      'Last called 1m ago',
      'Last called 1m ago',
      'Last called 1m ago',
      'No article has failed',
      'No function has failed today',
      'No task has failed for good',
      'Every document checked can be shown',
      'gpt-7, no retirement announced',
      '10 of 1,000 used today',
      'None asked for today',
    ]);
  });

  test('is red while the ledger differs from Stripe, and leads to Takings', () => {
    const check = { at: now, from: '2026-11-18', to: '2026-11-19', compared: 9, differs: 0, differences: [] };
    expect(signal('ledger', { ledger: check })).toMatchObject({
      level: 'green',
      reason: 'Stripe and the ledger agree on 18 Nov 2026 and 19 Nov 2026',
    });
    expect(signal('ledger', { ledger: { ...check, differs: 2 } })).toMatchObject({
      level: 'red',
      reason: '2 payments differ from Stripe’s',
      to: '/admin/analytics',
    });
  });

  test('says how many second opinions were asked for, and is red when none is left', () => {
    const asked = (opinions: number, cap: number, day = '2026-11-20') =>
      signal('opinions', { opinions, opinions_a_day: cap, day });
    expect(asked(1599, 2000)).toMatchObject({ level: 'green', reason: '1,599 of 2,000 asked for today' });
    expect([asked(1600, 2000)?.level, asked(2000, 2000)?.level]).toEqual(['amber', 'red']);
    expect(asked(2000, 2000, '2026-11-19')).toMatchObject({ level: 'green', reason: 'None of 2,000 asked for today' });
    expect(asked(0, 0)).toMatchObject({ level: 'green', reason: 'Turned off in Settings' });
  });

  test('is amber while a player waits for an admin, and red after ten minutes', () => {
    const waiting = (minutes: number) => ({
      waiting_since: new Date((well.checked_at ?? now).getTime() - minutes * 60_000),
    });
    expect(signal('waiting', waiting(9))).toMatchObject({ level: 'amber', to: '/admin/sms?filter=awaiting' });
    expect(signal('waiting', waiting(10))).toMatchObject({
      level: 'red',
      reason: 'A player had waited 10 minutes for an answer',
    });
  });

  test('is red three minutes after danger that nobody has ended', () => {
    const endangered = (minutes: number) => ({
      danger_since: new Date((well.checked_at ?? now).getTime() - minutes * 60_000),
    });
    expect(signal('danger', endangered(2))).toMatchObject({ level: 'amber', to: '/admin' });
    expect(signal('danger', { ...endangered(3), duty_phones: 0 })).toMatchObject({
      level: 'red',
      reason: 'A player wrote 3 minutes ago of what may be danger, and nobody has pressed Done',
    });
  });

  test('says that danger is seen in the back office alone while no phone is on duty', () => {
    expect(signal('danger', { duty_phones: 0 })).toMatchObject({
      level: 'amber',
      reason: 'No phone is on duty: danger is seen in this back office alone',
      to: '/admin/settings',
    });
    expect(level('danger', { duty_phones: null })).toBe('green');
  });

  test('is red on the first payment that does not match its booking, and links to the page for it', () => {
    expect(signal('payments', { payment_mismatches: 1 })).toEqual({
      id: 'payments',
      name: 'Payments',
      level: 'red',
      reason: '1 payment does not match its booking',
      to: '/admin/players',
    });
    expect(signal('payments', { payment_mismatches: 2 })?.reason).toBe('2 payments do not match their booking');
    expect(signal('payments', { refund_problems: 1 })).toMatchObject({
      level: 'red',
      reason: '1 refund has failed',
      to: '/admin/players',
    });
    expect(signal('payments', { payment_mismatches: 1, refund_problems: 2 })?.reason).toBe(
      '1 payment does not match its booking, 2 refunds have failed',
    );
    expect(signal('payments', { gift_problems: 1 })).toMatchObject({
      level: 'red',
      reason: '1 gift’s payment or refund waits for you',
      to: '/admin/gifts',
    });
    expect(signal('payments', { refund_problems: 1, gift_problems: 2 })).toMatchObject({
      reason: '1 refund has failed, 2 gifts’ payments or refunds wait for you',
      to: '/admin/players',
    });
    expect(signal('payments', {})).not.toHaveProperty('to');
  });

  test('changes its level at each threshold, not before', () => {
    const {
      checked,
      queued,
      failedPhones,
      webhook,
      failedJobs,
      lateMails,
      errors,
      deadLetters,
      malformed,
      spend,
      tokens,
    } = thresholds;
    const checkedFor = (age: number) => level('checked', { checked_at: ago(age) });
    expect([checked.amber - 1, checked.amber, checked.red - 1, checked.red].map(checkedFor)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
    const waiting = (age: number) => level('queued', { checked_at: now, oldest_queued_at: ago(age) });
    expect([queued.amber - 1, queued.amber, queued.red - 1, queued.red].map(waiting)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
    const refusing = (age: number) =>
      level('queued', {
        checked_at: now,
        oldest_queued_at: ago(age),
        oldest_queued_reason: 'Twilio asked us to slow down',
      });
    // A text that Twilio refuses for now is amber for a quarter of an hour.
    expect([MINUTE - 1, MINUTE, 15 * MINUTE - 1, 15 * MINUTE].map(refusing)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
    const called = (age: number) => level('stripe', { webhooks: { stripe: ago(age) } });
    expect([webhook.amber - 1, webhook.amber, webhook.red - 1, webhook.red].map(called)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
    for (const [name, field, bounds] of [
      ['texts', 'failed_phones', failedPhones],
      ['mails', 'late_mails', lateMails],
      ['jobs', 'failed_jobs', failedJobs],
      ['errors', 'errors', errors],
      ['set_aside', 'dead_letters', deadLetters],
      ['documents', 'malformed', malformed],
    ] as const) {
      const of = (count: number) => level(name, { [field]: count });
      expect([0, bounds.amber - 1, bounds.amber, bounds.red - 1, bounds.red].map(of)).toEqual([
        'green',
        'green',
        'amber',
        'amber',
        'red',
      ]);
    }
    const spent = (share: number) => level('spend', { segments: Math.floor(share * 1000), text_budget: 1000 });
    expect([spend.amber - 0.001, spend.amber, spend.red - 0.001, spend.red].map(spent)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
    const used = (share: number) => level('tokens', {}, usage(share * 1000));
    expect([tokens.amber - 0.01, tokens.amber, tokens.red - 0.01, tokens.red].map(used)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
  });

  test('names a schedule that has not run for too long, and accepts one without an entry', () => {
    const ran = Object.fromEntries(scheduleNames.map((name) => [name, now]));
    expect(unnotedSchedules({ ...well, schedules: {} })).toEqual(scheduleNames);
    expect(unnotedSchedules({ ...well, schedules: ran })).toEqual([]);
    for (const name of scheduleNames) {
      const { amber, red } = schedules[name].late;
      const lastRun = (age: number) => level('schedules', { schedules: { ...ran, [name]: ago(age) } });
      expect([amber - 1, amber, red - 1, red].map(lastRun)).toEqual(['green', 'amber', 'amber', 'red']);
    }
    const late = { ...ran, checkFigures: ago(2 * DAY), replayStripe: ago(3 * DAY), ofAnEarlierRelease: ago(900 * DAY) };
    expect(signal('schedules', { schedules: late })).toMatchObject({
      level: 'red',
      reason: 'Late: checkFigures, not run for 2 days; replayStripe, not run for 3 days',
    });
    expect(level('schedules', { schedules: {} })).toBe('green');
    showsFault(52, scheduleNames.length, 'schedules, each said to be late by System Health, amber and then red');
  });

  test('shows how much of the day’s budget the texts have cost, and which texts wait once it is spent', () => {
    const reason = (segments: number, given: Partial<Health> = {}) =>
      signal('spend', { segments, text_budget: 1000, ...given })?.reason;
    expect(reason(500)).toBe('About £20 today, 500 of 1,000 segments');
    expect(reason(1000)).toBe('About £40 today, 1,000 of 1,000 segments: strangers and broadcasts wait until midnight');
    expect(reason(1000, { day: '2026-11-19' })).toBe('No text was sent today');
    expect(level('spend', { text_budget: 0 })).toBe('red');
    // Documents of an earlier release have no budget.
    expect(level('spend', { segments: 99_999, text_budget: null })).toBe('green');
  });

  test('is red without any check, and says how old a late check is', () => {
    expect(healthSignals(null, null, now)).toEqual([
      {
        id: 'checked',
        name: 'Health check',
        level: 'red',
        reason: 'No check has run yet. Is the scheduled sweep running?',
      },
    ]);
    expect(worstOf(healthSignals({ ...well, checked_at: null }, null, now))).toBe('red');
    expect(signal('checked', { checked_at: ago(2 * DAY) })?.reason).toContain('the last one was 2 days ago');
  });

  test('does not count yesterday’s failures as today’s', () => {
    const yesterday = { day: '2026-11-19', failed_phones: 50, errors: 50 };
    expect(level('texts', yesterday)).toBe('green');
    expect(level('errors', yesterday)).toBe('green');
    expect(signal('tokens', {}, usage(1000, '2026-11-19'))?.reason).toBe('None used today');
  });

  test('is amber, not red, for refused signatures alone if no valid call has come since', () => {
    const stripe = (good: number | null, bad: number) =>
      signal('stripe', { webhooks: good === null ? {} : { stripe: ago(good) }, refused: { stripe: ago(bad) } });
    expect(stripe(10 * MINUTE, 2 * MINUTE)).toMatchObject({
      level: 'amber',
      reason: 'A call with a wrong signature was refused 2m ago, and no valid one has come since. Last called 10m ago',
    });
    expect(stripe(null, 2 * MINUTE)?.reason).toContain('Has not called yet');
    // Green: a valid call came afterwards; or within the minute in which no second stamp is made;
    // or the refusal is long ago.
    expect(stripe(MINUTE, 2 * MINUTE)?.level).toBe('green');
    expect(stripe(3 * MINUTE, 2 * MINUTE)?.level).toBe('green');
    expect(stripe(90 * MINUTE, thresholds.refusedCall)?.level).toBe('green');
    expect(stripe(thresholds.webhook.red, MINUTE)?.level).toBe('red');
  });

  test('is red when a look-up found a payment, until the webhook comes again', () => {
    const found = (good: number, missed: number) =>
      signal('stripe', { webhooks: { stripe: ago(good) }, payment_missed_at: ago(missed) });
    expect(found(60 * MINUTE, 5 * MINUTE)).toMatchObject({
      level: 'red',
      reason: 'A payment was found 5m ago that Stripe had not told us about, and Stripe has not called since',
    });
    expect(found(4 * MINUTE, 5 * MINUTE)?.level).toBe('green');
    // There were two payments. One's webhook call came while the other payment was looked up, so
    // the webhook works.
    expect(found(5.5 * MINUTE, 5 * MINUTE)?.level).toBe('green');
  });

  test('says from sixty days before that the model will end, and then that it is gone', () => {
    const ending = { ...well, model: model({ ends_on: '2027-01-14' }) };
    const endsIn = (days: number) => {
      const then = new Date(Date.parse('2027-01-14') - days * DAY);
      return healthSignals(ending, null, then).find(({ name }) => name === healthTexts.names.model);
    };
    expect([61, 60, 15, 14, 0, -3].map((days) => endsIn(days)?.level)).toEqual([
      'green',
      'amber',
      'amber',
      'red',
      'red',
      'red',
    ]);
    expect(endsIn(61)?.reason).toBe('gpt-7, offered until 14 Jan 2027');
    expect(endsIn(60)?.reason).toBe('The model gpt-7 will be retired on 14 Jan 2027: set OPENAI_MODEL to a newer one');
    expect(signal('model', { model: model({ status: 'gone' }) })).toMatchObject({
      level: 'red',
      reason: 'The model gpt-7 is no longer offered: set OPENAI_MODEL to a newer one',
    });
    expect(signal('model', { model: model({ status: 'unknown' }) })).toMatchObject({
      level: 'amber',
      reason: 'OpenAI could not be asked about gpt-7',
    });
    expect(level('model', { model: null })).toBe('green');
  });

  test('names the fault', () => {
    expect(signal('twilio_status', { webhooks: {} })).toMatchObject({ level: 'amber', reason: 'Has not called yet' });
    expect(signal('queued', { checked_at: now, oldest_queued_at: ago(12 * MINUTE) })?.reason).toBe(
      'The oldest text had waited 12 minutes',
    );
    const oldest_queued_reason = 'Twilio answered 500';
    expect(signal('queued', { checked_at: now, oldest_queued_at: ago(2 * MINUTE), oldest_queued_reason })?.reason).toBe(
      'The oldest text had waited 2 minutes: Twilio answered 500',
    );
    const last_error = { function: 'createBooking', at: ago(5 * MINUTE) };
    expect(signal('errors', { errors: 3, last_error })?.reason).toBe(
      '3 errors today, latest in `createBooking`, 5m ago',
    );
    expect(signal('texts', { failed_phones: 1 })?.reason).toBe('Texts of 1 phone have failed today');
    const last_malformed = 'tours/color-vinyl';
    expect(signal('documents', { malformed: 1, last_malformed })?.reason).toBe(
      '1 document cannot be shown: tours/color-vinyl',
    );
    expect(signal('documents', { malformed: 3, last_malformed })?.reason).toBe(
      '3 documents cannot be shown, last tours/color-vinyl',
    );
    expect(signal('mails', { late_mails: 2 })?.reason).toBe('2 mails have waited for over ten minutes');
    expect(signal('jobs', { failed_jobs: 2 })?.reason).toBe('2 articles have failed');
  });
});
