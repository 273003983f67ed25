import { expect, test } from 'vitest';
import { aReportCase } from '../testing/index.ts';
import { reportNumber } from './number.ts';
import { MAX_HIDDEN_A_DAY, MAX_REPORTS_A_CASE, type ReportCase, type ReportReason, reportReasons } from './schema.ts';
import { takeReport } from './take-report.ts';
import { reportTexts } from './texts.ts';
import type { Thing } from './thing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const known = aReportCase();
const shown: Thing = {
  title: known.title,
  text: known.text,
  image_url: known.image_url,
  path: known.path,
  artist: null,
  isShown: true,
};
const gone = { ...shown, isShown: false };
const nobody = { byReporter: 0, byNetwork: 0 };

function taken(reason: ReportReason, before: ReportCase | null = null, thing: Thing | null = shown, hidden = nobody) {
  const decision = takeReport({ kind: 'photo', thing_id: 'a-photo', reason, thing, before, hidden }, now);
  return decision.ok ? decision.value : decision.problem;
}

test.each(reportReasons)('a first report, for %s, opens a case; only two reasons hide the thing', (reason) => {
  const hides = reason === 'illegal' || reason === 'child';
  expect(taken(reason)).toMatchObject({
    hides,
    judged: false,
    next: { status: 'open', hidden: hides, reports: 1, reasons: { [reason]: 1 }, opened_at: now, last_at: now },
  });
});

test('who has hidden three things in a day hides no more, by account and by network', () => {
  const most = MAX_HIDDEN_A_DAY;
  expect(taken('child', null, shown, { byReporter: most - 1, byNetwork: most - 1 })).toMatchObject({ hides: true });
  for (const hidden of [
    { byReporter: most, byNetwork: 0 },
    { byReporter: 0, byNetwork: most },
  ])
    expect(taken('child', null, shown, hidden)).toMatchObject({
      hides: false,
      next: { status: 'open', hidden: false },
    });
});

test('a further report counts in the open case, and keeps what the first one saw', () => {
  const before = aReportCase({ hidden: true, reasons: { child: 1 } });
  expect(taken('hate', before, gone)).toMatchObject({
    hides: false,
    next: { hidden: true, reports: 2, reasons: { child: 1, hate: 1 }, opened_at: before.opened_at, last_at: now },
  });
  expect(taken('child', aReportCase())).toMatchObject({ hides: true, next: { hidden: true, reports: 2 } });
  expect(taken('hate', aReportCase({ status: 'appealed' }))).toMatchObject({
    next: { status: 'appealed', reports: 2 },
  });
});

test('a case takes a hundred reports until a person has decided', () => {
  expect(taken('hate', aReportCase({ reports: MAX_REPORTS_A_CASE }))).toMatchObject({
    code: 'resource-exhausted',
    message: reportTexts.enough,
  });
  expect(taken('hate', aReportCase({ reports: MAX_REPORTS_A_CASE, status: 'decided' }))).toMatchObject({
    next: { reports: 1 },
  });
});

test('what visitors do not see cannot be reported, unless a report hides it', () => {
  for (const [before, thing] of [
    [null, null],
    [null, gone],
    [aReportCase({ status: 'decided', hidden: true }), gone],
    [aReportCase({ status: 'open', hidden: false }), gone],
  ] as const)
    expect(taken('hate', before, thing)).toMatchObject({ code: 'not-found', message: reportTexts.gone });
});

test('what a person has kept for a reason is neither hidden nor looked at for it again', () => {
  for (const status of ['decided', 'final'] as const) {
    const before = aReportCase({ status, judged_fine: ['illegal', 'hate', 'other'], reports: 3 });
    for (const reason of ['illegal', 'hate'] as const)
      expect(taken(reason, before)).toEqual({ hides: false, judged: true, next: { ...before, last_at: now } });
    // Another reason is a new question, and 'something else' always may be one.
    expect(taken('child', before)).toMatchObject({ hides: true, judged: false, next: { status: 'open', reports: 1 } });
    expect(taken('other', before)).toMatchObject({ judged: false, next: { status: 'open' } });
  }
  const open = aReportCase({ judged_fine: ['illegal'] });
  expect(taken('illegal', open)).toMatchObject({ hides: false, judged: false, next: { reports: 2, hidden: false } });
});

test('what has changed since a person kept it is judged anew', () => {
  const before = aReportCase({ status: 'decided', judged_fine: ['illegal'] });
  expect(taken('illegal', before, { ...shown, text: 'Something else now' })).toMatchObject({
    hides: true,
    next: { text: 'Something else now', judged_fine: [] },
  });
});

test('a number has six characters that nobody takes for one another', () => {
  const numbers = Array.from({ length: 500 }, (_, n) => reportNumber((n * 2 ** 40 + 12_345).toString(16)));
  for (const number of numbers) expect(number).toMatch(/^R-[34679ACDEFGHJKMNPQRTWXY]{6}$/);
  expect(new Set(numbers).size).toBe(500);
});
