import { collections } from '@streetlore/domain/paths';
import type { Decision, Report, ReportCase } from '@streetlore/domain/reports';
import { aReportCase } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { ReportedThings } from '../dashboard/reported-things.tsx';
import { CaseRow } from './case-row.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReportList } from './report-list.tsx';
import { ReportsScreen } from './reports-screen.tsx';
import { withLeft } from './with-left.ts';

const nothing = () => undefined;
const id = 'photo_a';
const sexual = { title: 'Crane, Off Duty', text: '', reasons: { child: 1 }, hidden: true } as const;
const listed = (given: Partial<ReportCase> = {}) => ({ ...aReportCase({ ...sexual, ...given }), id });
const row = (given: Partial<ReportCase> = {}, props: { isMeanwhile?: boolean } = {}) =>
  serverRendered({}, <CaseRow listed={listed(given)} {...(props.isMeanwhile ? props : { onAsk: nothing })} />);
const at = new Date('2026-11-20T10:00:00Z');
const decision: Decision = {
  action: 'hide',
  reason: 'sexual_or_child',
  words: 'Sorry.',
  by_uid: 'ben',
  by_email: 'ben@streetlore.test',
  at,
};
const report: Report = {
  number: 'R-7K3M9Q',
  case_id: id,
  reason: 'child',
  words: 'Look at the left corner',
  email: 'pat@example.com',
  reporter: 'r',
  network: 'n',
  hid: true,
  upheld: null,
  created_at: at,
};
const late = new Date(Date.now() - 30 * 3_600_000);
const fresh = new Date(Date.now() - 3_600_000);

test('a row shows the thing, its state, its reasons with counts, and the keys of what can be done', () => {
  const html = row({ reasons: { child: 2, my_artwork: 1 }, reports: 3, hidden: false, opened_at: fresh });
  expect(wordsOf(html)).toMatch(/Crane, Off Duty photo Shown 3 reports, 1h 0m ago, due in 22 h See the page/);
  expect(wordsOf(html)).toContain('It is sexual, or about a child, 2 times It is my artwork');
  expect([...html.matchAll(/aria-keyshortcuts="(\w)"/g)].map(([, key]) => key)).toEqual(['a', 'r', 'f', 'c', 'w']);
  expect(html).not.toContain('late');
});

test('after 24 hours the age is marked as late', () => {
  expect(row({ opened_at: late })).toMatch(/class="[^"]*late[^"]*"[^>]*>.*6 h overdue/);
});

test('what is hidden links to no page, and is shown again or stays hidden', () => {
  const words = wordsOf(row());
  expect(words).not.toContain('See the page');
  expect(words).toMatch(/Show again Keep hidden Keep hidden, refuse sender Correct artist $/);
});

test('a review is shown with its words, and has no artist', () => {
  const words = wordsOf(row({ kind: 'review', text: 'Ring me', hidden: false }));
  expect(words).toContain('Ring me');
  expect(words).toMatch(/Keep Hide Answer $/);
});

test('an appeal shows the first decision and what is said against it', () => {
  const appeal = { by: 'sender', words: 'It is a mural of a swan', at } as const;
  const words = wordsOf(row({ status: 'appealed', decision, appeal }));
  expect(words).toMatch(/Appeal Hidden/);
  expect(words).toContain(
    'First decision: Hide it. It is sexual, or it puts a child at risk. Sorry. ben@streetlore.test',
  );
  expect(words).toContain('The sender appeals: It is a mural of a swan');
});

test('a row that another admin has decided says who, and offers nothing', () => {
  const html = row({ status: 'decided', decision }, { isMeanwhile: true });
  expect(wordsOf(html)).toContain('ben@streetlore.test has decided this meanwhile.');
  expect(html).not.toContain('aria-keyshortcuts');
});

test('the reporters’ words show with number and address', () => {
  const reports = [
    { ...report, id: 'r' },
    { ...report, words: '', email: null, id: 's' },
  ];
  const words = wordsOf(serverRendered({ [collections.reports]: reports }, <ReportList caseId={id} />));
  expect(words).toMatch(/R-7K3M9Q, .* pat@example.com It is sexual, or about a child: Look at the left corner/);
  expect(words).toMatch(/no address, so no answer .* No words/);
});

test('a decision shows what the mails say, and offers only reasons that go with it', () => {
  const dialog = (action: 'hide' | 'keep' | 'correct_artist') =>
    serverRendered({}, <DecisionDialog listed={listed()} action={action} onDecided={nothing} onClose={nothing} />);
  expect(dialog('hide')).toMatch(
    /<blockquote[^>]*>We have taken it off the site\..*It is sexual, or it puts a child at risk\./,
  );
  expect(dialog('hide')).not.toContain('It is within our rules');
  expect(dialog('keep')).not.toContain('<select');
  expect(dialog('correct_artist')).toMatch(/name="name".*name="link".*name="unknown"/s);
});

test('a dialog says who decided meanwhile, and decides no more', () => {
  const stored = { [`${collections.reportCases}/${id}`]: listed({ status: 'decided', decision }) };
  const html = serverRendered(
    stored,
    <DecisionDialog listed={listed()} action="keep" onDecided={nothing} onClose={nothing} />,
  );
  expect(wordsOf(html)).toContain('ben@streetlore.test has decided this meanwhile.');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
});

test('the screen without a case says where cases come from', () => {
  expect(wordsOf(serverRendered({ [collections.reportCases]: [] }, <ReportsScreen />))).toContain(
    'Nothing to decide A report from the site shows up here by itself',
  );
});

test('rows that have left the list stay at their place', () => {
  const one = { ...listed({ opened_at: late }), id: 'one' };
  const two = { ...listed({ opened_at: fresh }), id: 'two' };
  expect(withLeft([two], [one, two]).map((each) => each.id)).toEqual(['one', 'two']);
  expect(withLeft([one], [])).toEqual([one]);
});

test('Needs You shows the longest waiting cases, the late ones in red, and how many more there are', () => {
  const cases = [late, fresh, fresh, fresh, fresh].map((opened_at, n) => ({ ...listed({ opened_at }), id: `c${n}` }));
  const html = serverRendered({ [collections.reportCases]: cases }, <ReportedThings />);
  expect(wordsOf(html)).toMatch(/Reported photo: Crane, Off Duty It is sexual, or about a child 6 h overdue/);
  expect(html.match(/href="\/admin\/reports"/g)).toHaveLength(4);
  expect(html.match(/late/g)).toHaveLength(1);
  expect(wordsOf(html)).toContain('and 2 more');
  expect(serverRendered({ [collections.reportCases]: [] }, <ReportedThings />)).toBe('');
});
