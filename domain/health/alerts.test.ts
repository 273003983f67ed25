import { expect, test } from 'vitest';
import { after } from '../time/index.ts';
import { alerts, healthSchema, healthTexts, reportOf, siteAlerts, thresholds } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('every line of System Health has an alert of the same name', () => {
  for (const [id, name] of Object.entries(healthTexts.names))
    expect(alerts.filter((alert) => alert.id === id)).toMatchObject([{ name }]);
  const all = [...alerts, ...siteAlerts];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('no warning is urgent, and no critical alert waits for the morning', () => {
  const all = [...alerts, ...siteAlerts];
  const waiting = all.filter(({ channel }) => channel === 'daily');
  expect(waiting.map(({ id }) => id).toSorted()).toEqual([
    'certificate',
    'documents',
    'jobs',
    'ledger',
    'mails',
    'model',
    'opinions',
    'schedules',
    'set_aside',
    'spend_50',
    'spend_80',
    'tokens',
    'twilio_status',
  ]);
  expect(waiting.filter(({ severity }) => severity === 'CRITICAL')).toEqual([]);
  expect(all.filter(({ severity, channel }) => severity === 'WARNING' && channel === 'urgent')).toEqual([]);
});

test('a schedule that has not run is logged as amber and then red', () => {
  const ran = (age: number) =>
    healthSchema.parse({ checked_at: now, day: '2026-11-20', schedules: { replayStripe: after(now, -age) } });
  const hour = 3_600_000;
  expect([25, 26, 50].map((hours) => reportOf(ran(hours * hour), null, now).schedules)).toEqual([
    'green',
    'amber',
    'red',
  ]);
});

test('the day’s budget for texts alerts once each at a half, at four fifths and when it is spent', () => {
  const calledAt = (segments: number) => {
    const health = healthSchema.parse({ checked_at: now, day: '2026-11-20', segments, text_budget: 1000 });
    const report = new Map(Object.entries(reportOf(health, null, now)));
    const calling = alerts.filter(({ field }) => field && report.get(field.name) === field.value);
    return calling.map(({ id }) => id).filter((id) => id.startsWith('spend'));
  };
  expect([499, 500, 799, 800, 999, 1000, 5000].map(calledAt)).toEqual([
    [],
    ['spend_50'],
    ['spend_50'],
    ['spend_80'],
    ['spend_80'],
    ['spend'],
    ['spend'],
  ]);
});

test('a check logs the figures and every level that the alerts look for', () => {
  const checked = { checked_at: now, day: '2026-11-20', segments: 7 };
  const late = after(now, -thresholds.queued.red);
  const health = healthSchema.parse({ ...checked, oldest_queued_at: late, failed_phones: 1 });
  const usage = { day: '2026-11-20', tokens: 12, calls: 1, cap: 1000, updated_at: now };
  const report = reportOf(health, usage, now);
  expect(report).toMatchObject({ queued: 'red', texts: 'amber', payments: 'green', checked: 'green' });
  expect(report).toMatchObject({ waited_seconds: thresholds.queued.red / 1000, segments_today: 7, tokens_today: 12 });
  const asked = alerts.flatMap(({ field }) => (field ? [field.name] : []));
  expect(asked.filter((name) => !(name in report))).toEqual([]);
});
