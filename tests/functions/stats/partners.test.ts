import { type Partner, partnerFiguresSchema, partnerStatsSchema } from '@streetlore/domain/partner';
import { collections, documents, stopId } from '@streetlore/domain/paths';
import { figuresOfPlace } from '@streetlore/domain/stats';
import { aPartner } from '@streetlore/domain/testing';
import { after, londonDay, londonMonth } from '@streetlore/domain/time';
import type { TourPartner } from '@streetlore/domain/tour';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { removePartner } from '../../../functions/src/partners/delete-partner.ts';
import { askForFigures } from '../../../functions/src/platform/ask-for-counts.ts';
import { checkAllFigures } from '../../../functions/src/stats/check-figures.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { testServices } from '../../support/services.ts';
import { changeOf, figuresOf } from './deliveries.ts';

const DAY = 24 * 3_600_000;
const noon = new Date('2026-11-30T12:00:00Z');
const services = testServices('demo-stats-partners', { at: noon });
const { db, clock, tasks } = services;

beforeEach(async () => {
  await services.clear();
  tasks.recorded.length = 0;
  clock.advance(24 * 3_600_000);
});
afterAll(() => services.end());

/** Writes a document (null deletes it), and asks twice for the recount, as may happen. */
async function write(kind: 'partners' | 'places' | 'stops', path: string, value: DocumentData | null) {
  const before = (await db.doc(path).get()).data();
  await (value ? db.doc(path).set(value) : db.doc(path).delete());
  const now = (await db.doc(path).get()).data();
  const change = changeOf(before, now);
  const moved = kind === 'places' ? figuresOfPlace(change) : figuresOf[kind](change);
  for (let time = 0; time < 2; time += 1) await askForFigures(services, moved);
}

/** Runs the queued tasks, as the queue would. */
async function settle() {
  for (const task of tasks.recorded.splice(0)) {
    if (task.at > clock.now()) clock.set(task.at);
    await countFigures(services, task.payload);
  }
}

const partner = (id: string, status: Partner['status'] = 'active') =>
  write('partners', `${collections.partners}/${id}`, { name: id, status });
const place = (tour_id: string, stop_number: number, partner_id: string) =>
  write('places', `${collections.tourPartners}/${stopId(tour_id, stop_number)}`, {
    tour_id,
    stop_number,
    partner_id,
    status: 'published',
  } satisfies TourPartner);
const reward = (booking: string, partner_id: string, claimed_at: Date | null) =>
  write('stops', `${collections.stopResults}/${stopId(booking, 1)}`, { partner_id, claimed_at });

const read = async (path: string) => withDates((await db.doc(path).get()).data());
const figures = async (id: string) => partnerFiguresSchema.parse(await read(documents.partnerFigures(id)));
const stats = async () => partnerStatsSchema.parse(await read(documents.partnerStats));

test('counts tours once each, and rewards when they are fetched', async () => {
  await partner('cafe');
  await partner('bar', 'negotiating');
  await place('walk', 1, 'cafe');
  await place('walk', 4, 'cafe');
  await place('stroll', 2, 'cafe');
  await place('stroll', 3, 'bar');
  const today = clock.now();
  await reward('a', 'cafe', null);
  await reward('b', 'cafe', today);
  await reward('c', 'cafe', after(today, -40 * 24 * 3_600_000));
  await reward('d', 'bar', today);
  await settle();
  expect(await figures('cafe')).toMatchObject({ tours: 2, said: 2 });
  expect(await figures('bar')).toMatchObject({ tours: 1, said: 1 });
  expect(await stats()).toMatchObject({ total: 2, said: 2, by_status: { active: 1, negotiating: 1 } });

  await reward('a', 'cafe', clock.now());
  await place('stroll', 2, 'bar');
  await settle();
  expect(await figures('cafe')).toMatchObject({ tours: 1, said: 3 });
  expect(await stats()).toMatchObject({ said: 3 });
});

test('a partner that players found shut shows how often, and when last', async () => {
  await partner('cafe');
  const shut = (booking: string, shut_at: Date) =>
    write('stops', `${collections.stopResults}/${stopId(booking, 1)}`, {
      partner_id: 'cafe',
      claimed_at: null,
      shut_at,
    });
  const today = clock.now();
  await shut('a', after(today, -24 * 3_600_000));
  await shut('b', today);
  await reward('c', 'cafe', today);
  await settle();
  expect(await figures('cafe')).toMatchObject({ said: 1, shut: 2, last_shut_at: today });
});

test('figures from before days were counted get them with the first claim or in the night', async () => {
  for (const id of ['cafe', 'bar']) {
    await db.doc(`${collections.partners}/${id}`).set(aPartner({ name: id }));
    await reward(`${id}-a`, id, after(clock.now(), -3 * DAY));
  }
  await settle();
  for (const id of ['cafe', 'bar']) await db.doc(documents.partnerFigures(id)).update({ days: FieldValue.delete() });
  await reward('cafe-b', 'cafe', clock.now());
  await settle();
  const [today, earlier] = [londonDay(clock.now()), londonDay(after(clock.now(), -3 * DAY))];
  expect((await figures('cafe')).days).toEqual({ [earlier]: 1, [today]: 1 });
  expect((await figures('bar')).days).toBeUndefined();

  const { wrong } = await checkAllFigures(services, settle);
  expect((await figures('bar')).days).toEqual({ [earlier]: 1 });
  expect(wrong.filter((key) => key.startsWith('partner.'))).toEqual([]);
});

test('a task of the release before, which names a month, counts everything', async () => {
  await partner('cafe');
  await reward('a', 'cafe', clock.now());
  await settle();
  await reward('b', 'cafe', clock.now());
  tasks.recorded.length = 0;
  const month = londonMonth(clock.now());
  await countFigures(services, { keys: [`partner.cafe.${month}.claims`], at: clock.now().getTime() });
  expect(await figures('cafe')).toMatchObject({ said: 2, days: { [londonDay(clock.now())]: 2 } });
});

test('a new month counts from zero', async () => {
  clock.set(new Date('2026-12-31T23:59:00Z'));
  await partner('cafe');
  await reward('a', 'cafe', clock.now());
  await settle();
  expect(await stats()).toMatchObject({ month: '2026-12', said: 1 });
  clock.set(new Date('2027-01-01T00:01:00Z'));
  await reward('b', 'cafe', clock.now());
  await settle();
  expect(await stats()).toMatchObject({ month: '2027-01', said: 1 });
  expect(await figures('cafe')).toMatchObject({ said: 2 });
});

test('every status has its count, and a deleted partner leaves no figures behind', async () => {
  const statuses = ['planned', 'contacted', 'negotiating', 'form_submitted', 'active', 'declined'] as const;
  for (const status of statuses)
    await db.doc(`${collections.partners}/${status}`).set(aPartner({ name: status, status }));
  await partner('extra', 'planned');
  await place('walk', 1, 'active');
  await settle();
  expect(await stats()).toMatchObject({
    total: 7,
    by_status: { planned: 2, contacted: 1, negotiating: 1, form_submitted: 1, active: 1, declined: 1 },
  });
  await removePartner(
    services,
    { partner_id: 'active', request_id: crypto.randomUUID() },
    { uid: 'admin', email: null },
  );
  // A request for its figures from before then finds nothing to count.
  await askForFigures(services, ['partner.active.tours']);
  await settle();
  expect(await read(documents.partnerFigures('active'))).toBeUndefined();
});

test('rewards are counted by London day, and the count of a new one asks for its day and month only', async () => {
  await partner('cafe');
  const late = new Date('2027-07-01T22:59:00Z');
  clock.set(new Date('2027-07-01T23:30:00Z'));
  await reward('a', 'cafe', late);
  await reward('b', 'cafe', clock.now());
  await reward('c', 'cafe', after(clock.now(), -100 * DAY));
  await settle();
  const days = { '2027-07-01': 1, '2027-07-02': 1 };
  expect(await figures('cafe')).toMatchObject({ said: 3, days });
  expect((await figures('cafe')).days).toEqual(days);

  // Had the other days been read again, this one would be gone.
  await db.doc(`${collections.stopResults}/${stopId('a', 1)}`).delete();
  clock.advance(DAY);
  await reward('d', 'cafe', clock.now());
  await settle();
  expect((await figures('cafe')).days).toEqual({ ...days, '2027-07-03': 1 });
  expect(await figures('cafe')).toMatchObject({ months: { '2027-07': 2 } });

  clock.advance(91 * DAY);
  await reward('e', 'cafe', clock.now());
  await settle();
  expect(Object.keys((await figures('cafe')).days ?? {}).toSorted()).toEqual(['2027-07-03', '2027-10-02']);
  // The document does not grow with each day that was counted.
  const stamps = Object.keys((await read(documents.partnerFigures('cafe'))) ?? {}).filter((name) => /^\d/.test(name));
  expect(stamps).toEqual(['2027-10-02_claims_counted_at']);
});
