import { expect, test } from 'vitest';
import { aReportCase } from '../testing/index.ts';
import { newAppealLink, shownAppeal, stateOfAppeal } from './appeal.ts';
import { appealTokenIn } from './inputs.ts';
import { appealAddress, concernsSender, decisionMail, onePerMailbox, receiptMail } from './mails.ts';
import { APPEAL_WITHIN_MS, type Decision } from './schema.ts';

const at = new Date('2026-11-20T12:00:00Z');
const decision: Decision = {
  action: 'hide_and_refuse',
  reason: 'shows_a_person',
  words: 'She asked us twice.',
  by_uid: 'ann',
  by_email: 'ann@streetlore.test',
  at,
};
const reporter = { is: 'reporter', email: 'r@canary.example', number: 'R-7K3M9Q' } as const;
const sender = { is: 'sender', email: 's@canary.example', about: 'the photo that you sent on 12 Nov 2026' } as const;
const token = 'a'.repeat(22);
const appeal = appealAddress('https://walls.example', token);

test('a receipt has the number, and says what happens', () => {
  const given = { email: 'r@canary.example', number: 'R-7K3M9Q', kind: 'photo', hidden: true, judged: false } as const;
  const { to, subject, text } = receiptMail(given);
  expect({ to, subject }).toEqual({ to: 'r@canary.example', subject: 'We have your report R-7K3M9Q' });
  expect(text).toMatch(/a person looks at it within 24 hours\. We then write[\s\S]*Until then we have hidden it/i);
  expect(receiptMail({ ...given, hidden: false, judged: true }).text).not.toMatch(/24 hours|hidden/);
});

test('a decision says what, why and how to appeal, and names no admin', () => {
  const told = decisionMail({ party: reporter, kind: 'photo', decision, appeal });
  expect(told.subject).toBe('Our decision on your report R-7K3M9Q');
  expect(told.text).toContain('We have taken it off the site. It shows or names a person who does not want that.');
  expect(told.text).toContain('She asked us twice.');
  expect(appealTokenIn(new URL(/https\S+/.exec(told.text)?.[0] ?? '').hash)).toBe(token);
  expect(told.text).not.toMatch(/ann@|no more photos/);
  expect(decisionMail({ party: sender, kind: 'photo', decision, appeal }).text).toContain(
    'We take no more photos from you.',
  );
  const final = decisionMail({ party: sender, kind: 'photo', decision, appeal: null });
  expect(final).toMatchObject({
    subject: 'Our final decision on your photo',
    text: expect.stringContaining('is final'),
  });
  expect(final.text).not.toContain('appeal once');
});

test('the sender is told of what changes for them, and nobody twice', () => {
  expect(concernsSender('keep', false)).toBe(false);
  expect(concernsSender('keep', true)).toBe(true);
  expect(concernsSender('hide', false)).toBe(true);
  expect(concernsSender('answer', true)).toBe(false);
  const twice = [sender, reporter, { ...reporter, number: 'R-2' }, { ...reporter, email: sender.email }];
  expect(onePerMailbox(twice, (email) => email)).toEqual([sender, reporter]);
});

test('a link opens an appeal for 30 days, against its own decision alone, and once', () => {
  const link = newAppealLink({
    case_id: 'photo_1',
    by: 'sender',
    number: null,
    decided_at: at,
    email: 's@canary.example',
  });
  const found = aReportCase({ status: 'decided', decision });
  const later = (ms: number) => new Date(at.getTime() + ms);
  expect(stateOfAppeal(link, found, later(APPEAL_WITHIN_MS - 1))).toBe('open');
  expect(stateOfAppeal(link, found, later(APPEAL_WITHIN_MS))).toBe('ended');
  expect(stateOfAppeal({ ...link, decided_at: later(1) }, found, at)).toBe('ended');
  expect(stateOfAppeal(null, found, at)).toBe('ended');
  expect(stateOfAppeal(link, { ...found, status: 'appealed' }, at)).toBe('sent');
  const final = { ...decision, action: 'keep', reason: 'within_rules' } as const;
  expect(shownAppeal(link, { ...found, status: 'final', final }, at)).toMatchObject({ state: 'final', action: 'keep' });
  expect(shownAppeal(link, aReportCase(), at)).toMatchObject({ state: 'ended', title: null });
});
