import { collections } from '@streetlore/domain/paths';
import { deskTexts, type ReportedKind, reportTexts } from '@streetlore/domain/reports';
import { ratingsOf } from '@streetlore/domain/reviews';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cachedDocument } from '../../../functions/src/pages/document.ts';
import { makeSitemap } from '../../../functions/src/pages/sitemap.ts';
import { readAppeal } from '../../../functions/src/reports/open-appeal.ts';
import { storeAppeal } from '../../../functions/src/reports/send-appeal.ts';
import { testServices } from '../../support/services.ts';
import { ann, ben, caseOf, decide, mails, placesWith, report, SENDER, storeThings, tokenIn } from './world.ts';

const services = testServices('demo-reports', { at: new Date('2026-11-20T12:00:00Z') });
const { db, store, clock } = services;
let links: Awaited<ReturnType<typeof storeThings>>;

beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await services.clear();
  links = await storeThings(services);
});
afterAll(() => services.end());

const REPORTER = 'reporter@canary.example';
const places: Readonly<Record<ReportedKind, readonly string[]>> = {
  photo: ['list of photos', 'photo’s own page', 'copies of the photo', 'winners', 'sitemap'],
  review: ['list of reviews', 'review'],
  team: ['list of reviews', 'leaderboard', 'party’s board', 'team’s page', 'share page and picture'],
  post: ['list of posts', 'post’s own page', 'post', 'sitemap', 'feed'],
};
const kinds = Object.keys(places) as ReportedKind[];
/** The places that show nothing but things of a kind. */
const ownPlaces = (kind: ReportedKind) =>
  places[kind].filter((place) => kinds.every((other) => other === kind || !places[other].includes(place)));
const shown = () => placesWith(services, links);
const audited = async () =>
  (await db.collection(collections.auditLog).orderBy('at').get()).docs.map((one) => one.get('action'));

describe.each(kinds)('a %s', (kind) => {
  test('that a report hides is gone from every public place, and all of it comes back when it is kept', async () => {
    const before = await shown();
    expect(before).toEqual(expect.arrayContaining([...places[kind]]));
    const sent = await report(services, { kind, reason: 'illegal', email: REPORTER, words: 'Look at it' });
    expect(sent).toEqual({ number: expect.stringMatching(/^R-[2-9A-Z]{6}$/), hidden: true, judged: false });
    expect((await shown()).filter((place) => ownPlaces(kind).includes(place))).toEqual([]);
    expect(await caseOf(services, kind)).toMatchObject({ status: 'open', hidden: true, reports: 1 });
    clock.advance(60_000);
    await decide(services, kind, { action: 'keep', reason: 'within_rules', words: 'We looked twice.' });
    expect(await shown()).toEqual(before);
    expect(await caseOf(services, kind)).toMatchObject({ status: 'decided', hidden: false, judged_fine: ['illegal'] });
    const [receipt, ...told] = await mails(services);
    expect(receipt).toMatchObject({ to: REPORTER, subject: `We have your report ${sent.number}` });
    expect(receipt?.text).toContain('Until then we have hidden it.');
    expect(told.map(({ to }) => to).toSorted()).toEqual(kind === 'post' ? [REPORTER] : [REPORTER, SENDER]);
    for (const { text } of told)
      expect(text).toMatch(/stays on the site\. It is within our rules\.\n\nWe looked twice\./);
    expect(await audited()).toEqual(['report_decided']);

    // The same reason hides it no more, and needs no person. Another reason does.
    clock.advance(60_000);
    expect(await report(services, { kind, reason: 'illegal' })).toMatchObject({ hidden: false, judged: true });
    expect(await caseOf(services, kind)).toMatchObject({ status: 'decided' });
    expect(await report(services, { kind, reason: 'child' })).toMatchObject({ hidden: true, judged: false });
    expect(await caseOf(services, kind)).toMatchObject({ status: 'open', reasons: { child: 1 }, reports: 1 });
  });

  test('that a person hides is gone for good, until an appeal is decided by another admin', async () => {
    const before = await shown();
    expect(await report(services, { kind, reason: 'hate', email: REPORTER })).toMatchObject({ hidden: false });
    expect(await shown()).toEqual(before);
    clock.advance(60_000);
    await decide(services, kind, { action: 'hide', reason: 'hate_or_threat' });
    expect((await shown()).filter((place) => ownPlaces(kind).includes(place))).toEqual([]);
    await expect(report(services, { kind })).rejects.toMatchObject({ code: 'not-found', message: reportTexts.gone });

    const [, ...told] = await mails(services);
    for (const { text } of told) expect(text).toMatch(/off the site\. It is hate or a threat\./);
    const mail = told.find(({ to }) => to === (kind === 'post' ? REPORTER : SENDER));
    const token = tokenIn(mail ?? { text: '' });
    expect(await readAppeal(services, { token })).toMatchObject({ state: 'open', kind, action: 'hide' });
    const stored = (await db.collection(collections.appealLinks).get()).docs;
    expect(JSON.stringify(stored.map((one) => [one.id, one.data()]))).not.toContain(token);
    for (const words of ['It is a fish', 'It is a fish, once more'])
      expect(await storeAppeal(services, { token, words })).toEqual({ state: 'sent' });
    expect(await caseOf(services, kind)).toMatchObject({ status: 'appealed', appeal: { words: 'It is a fish' } });

    clock.advance(60_000);
    const keep = { action: 'keep', reason: 'within_rules' } as const;
    await expect(decide(services, kind, keep, ann)).rejects.toMatchObject({ message: deskTexts.second });
    await decide(services, kind, keep, ben);
    expect(await shown()).toEqual(before);
    expect(await caseOf(services, kind)).toMatchObject({ status: 'final', hidden: false });
    const final = (await mails(services)).filter(({ subject }) => subject.startsWith('Our final decision'));
    expect(final.map(({ to }) => to).toSorted()).toEqual(kind === 'post' ? [REPORTER] : [REPORTER, SENDER]);
    for (const { text } of final) expect(text).not.toContain('/appeal#');
    expect(await readAppeal(services, { token })).toMatchObject({ state: 'final', action: 'keep' });
    expect(await audited()).toEqual(['report_decided', 'appeal_decided']);
  });
});

test('only the stars of a fake or unlawful review leave the average', async () => {
  const stars = async () => await store.sums(ratingsOf('color-vinyl'));
  expect(await stars()).toEqual({ count: 2, rating: 6 });
  await report(services, { kind: 'review', reason: 'child' });
  expect(await stars()).toEqual({ count: 2, rating: 6 });
  await decide(services, 'review', { action: 'hide', reason: 'hate_or_threat' });
  expect(await stars()).toEqual({ count: 2, rating: 6 });
  expect(await store.reviews.at('review').read()).toMatchObject({ status: 'hidden', hidden_for: 'hate_or_threat' });
  await store.reviews.at('review').update({ status: 'shown', hidden_for: null });
  await store.reportCases.at('review_review').delete();
  await report(services, { kind: 'review' });
  await decide(services, 'review', { action: 'hide', reason: 'fake' });
  expect(await stars()).toEqual({ count: 1, rating: 4 });
});

test('a process that keeps the sitemap makes it anew once something is hidden, and not for every request', async () => {
  let made = 0;
  const answer = cachedDocument('/sitemap.xml', 'application/xml', async (given) => {
    made += 1;
    return await makeSitemap(given);
  });
  const words = async () => (await answer(services, { method: 'GET', url: '/sitemap.xml' })).body ?? '';
  expect([(await words()).match(/zebrafish/g)?.length, (await words()).match(/zebrafish/g)?.length, made]).toEqual([
    ...[2, 2, 1],
  ]);
  await report(services, { kind: 'photo', reason: 'child' });
  expect([(await words()).match(/zebrafish/g)?.length, made]).toEqual([1, 2]);
  await report(services, { kind: 'post', reason: 'hate' });
  await decide(services, 'post', { action: 'hide', reason: 'hate_or_threat' });
  expect([(await words()).match(/zebrafish/g), made]).toEqual([null, 3]);
});
