import { describe, expect, test } from 'vitest';
import { artistFields } from '../artist/index.ts';
import { noVerdict } from '../contest/index.ts';
import { aReportCase } from '../testing/index.ts';
import { changedPhoto, changedPost, changedReview, changedTeam } from './change.ts';
import { decideAbout, isUpheld } from './decide.ts';
import type { DecideCaseInput } from './inputs.ts';
import { actionsOf, reasonsOf } from './reasons.ts';
import { decisionActions, type ReportCase, reportedKinds } from './schema.ts';
import { deskTexts } from './texts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ann = { uid: 'ann', email: 'ann@streetlore.test' };
const artist = { name: 'Stik', link: null };
const keep = { action: 'keep', reason: 'within_rules' } as const;
const hide = { action: 'hide', reason: 'hate_or_threat' } as const;
type Asked = Pick<DecideCaseInput, 'action' | 'reason'> & Partial<DecideCaseInput>;

function decided(reportCase: ReportCase, asked: Asked, { by = ann, admins = 2, isThere = true } = {}) {
  const seen = { status: reportCase.status, reports: reportCase.reports };
  const decision = decideAbout({ reportCase, isThere, by, admins }, { seen, words: '', artist: null, ...asked }, now);
  return decision.ok ? decision.value : decision.problem;
}

test('keeping shows again what a report hid, and remembers the reasons', () => {
  const reportCase = aReportCase({ hidden: true, reasons: { child: 1, hate: 2 }, judged_fine: ['illegal'] });
  expect(decided(reportCase, keep)).toMatchObject({
    isFinal: false,
    changes: { status: 'decided', hidden: false, judged_fine: ['illegal', 'child', 'hate'] },
    decision: { by_uid: 'ann', at: now },
    change: { to: 'shown' },
  });
  expect(decided(aReportCase(), keep)).toMatchObject({ change: { to: null } });
});

test('hiding hides for good, whatever was judged before', () => {
  expect(decided(aReportCase({ judged_fine: ['illegal'] }), hide)).toMatchObject({
    changes: { hidden: true, judged_fine: [] },
    change: { to: 'hidden', reason: 'hate_or_threat' },
  });
});

test('correcting the artist keeps the photo, and agrees with the reports about the artist alone', () => {
  const reportCase = aReportCase({ hidden: true, reasons: { my_artwork: 1, illegal: 1 } });
  const correct = { action: 'correct_artist', reason: 'artist_corrected', artist } as const;
  expect(decided(reportCase, correct)).toMatchObject({
    changes: { artist, hidden: false, judged_fine: ['illegal'] },
    change: { to: 'shown', artist },
  });
  expect(isUpheld({ reason: 'my_artwork' }, 'correct_artist')).toBe(true);
  expect(isUpheld({ reason: 'illegal' }, 'correct_artist')).toBe(false);
});

test('an answer alone changes nothing, and is refused while a report hides the thing', () => {
  const answer = { action: 'answer', reason: 'not_found' } as const;
  expect(decided(aReportCase(), answer)).toMatchObject({ change: { to: null }, changes: { judged_fine: [] } });
  const hidden = aReportCase({ hidden: true });
  expect(decided(hidden, answer)).toMatchObject({ code: 'failed-precondition', message: deskTexts.hidden });
  expect(decided(hidden, answer, { isThere: false })).toMatchObject({ changes: { hidden: false } });
});

describe('a decision is refused', () => {
  test('when the case has changed since the admin looked', () => {
    for (const seen of [
      { status: 'appealed' as const, reports: 1 },
      { status: 'open' as const, reports: 2 },
    ])
      expect(decided(aReportCase(), { ...keep, seen })).toMatchObject({ code: 'aborted', message: deskTexts.changed });
  });
  test.each(['decided', 'final'] as const)('when the case is %s', (status) =>
    expect(decided(aReportCase({ status }), keep)).toMatchObject({ message: deskTexts.decided }),
  );
  test('without an artist where one is named, and with one elsewhere', () => {
    for (const asked of [{ action: 'correct_artist', reason: 'artist_corrected' } as const, { ...keep, artist }])
      expect(decided(aReportCase(), asked)).toMatchObject({ field: 'artist' });
  });
  test('for an action or a reason that does not go with the thing', () => {
    for (const kind of reportedKinds) {
      const reportCase = aReportCase({ kind });
      for (const action of decisionActions.filter((one) => !actionsOf(kind).includes(one)))
        expect(decided(reportCase, { action, reason: 'fake' })).toMatchObject({ field: 'action' });
      expect(decided(reportCase, { action: 'hide', reason: 'within_rules' })).toMatchObject({ field: 'reason' });
      expect(reasonsOf('hide', kind).length).toBeGreaterThan(3);
    }
    // A review is never hidden for what it says of the hunt or of the walls.
    expect(decided(aReportCase({ kind: 'review' }), { action: 'hide', reason: 'not_street_art' })).toMatchObject({
      field: 'reason',
    });
  });
  test('to the admin against whose decision the appeal is, unless there is no other', () => {
    const decision = { ...hide, words: '', by_uid: 'ann', by_email: '', at: now };
    const reportCase = aReportCase({ status: 'appealed', decision, hidden: true });
    expect(decided(reportCase, keep)).toMatchObject({ code: 'permission-denied', message: deskTexts.second });
    for (const how of [{ by: { uid: 'ben', email: 'ben@streetlore.test' } }, { admins: 1 }])
      expect(decided(reportCase, keep, how)).toMatchObject({
        isFinal: true,
        changes: { status: 'final', final: { action: 'keep' } },
        change: { to: 'shown' },
      });
  });
});

test('what becomes of each kind of thing', () => {
  const to = (standing: 'held' | 'hidden' | 'shown', reason: 'fake' | 'hate_or_threat' = 'fake') => ({
    to: standing,
    reason: standing === 'hidden' ? reason : null,
    artist: null,
  });
  const verdict = { ...noVerdict, score: 0.8 };
  expect(changedPhoto(to('held'), verdict)).toEqual({ status: 'pending', queue_score: 0.8 });
  expect(changedPhoto(to('hidden'), verdict)).toEqual({ status: 'rejected', queue_score: 0, is_winner: false });
  expect(changedPhoto(to('shown'), verdict)).toEqual({ status: 'approved', queue_score: 0 });
  expect(changedPhoto({ to: null, reason: null, artist }, null)).toEqual(artistFields(artist));
  expect(changedReview(to('held'))).toEqual({ status: 'held', hidden_for: 'reported' });
  expect(changedReview(to('hidden'))).toEqual({ status: 'hidden', hidden_for: 'fake', counts: false });
  expect(changedReview(to('hidden', 'hate_or_threat'))).toMatchObject({ counts: true });
  expect(changedReview(to('shown'))).toEqual({ status: 'shown', hidden_for: null, counts: true });
  expect(changedTeam(to('held'))).toEqual({ name_hidden: true });
  expect(changedTeam(to('shown'))).toEqual({ name_hidden: false });
  expect(changedPost(to('hidden'), now)).toMatchObject({ status: 'archived' });
  expect(changedPost(to('shown'), now)).toMatchObject({ status: 'published' });
});
