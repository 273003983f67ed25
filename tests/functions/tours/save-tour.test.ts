import { storagePaths } from '@streetlore/domain/paths';
import { aBooking, aPartner, aTourForm, oldestTour } from '@streetlore/domain/testing';
import { emptyStop, formOfTour, type TourForm, tourFormSchema, tourSchema } from '@streetlore/domain/tour';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { removeTour } from '../../../functions/src/tours/delete-tour.ts';
import { saveTourDocuments } from '../../../functions/src/tours/save-tour.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-tours-save', { at: new Date('2026-11-21T12:00:00Z') });
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();

beforeEach(() => services.clear());
afterAll(() => services.end());

const stop = (n: number): TourForm['stops'][number] => ({
  ...emptyStop(),
  location_name: `Wall ${n}`,
  clue: `Find wall ${n}. `.repeat(8).trim(),
  answer: `answer${n}`,
});
const form = (given: Partial<TourForm> = {}): TourForm =>
  tourFormSchema.parse(
    aTourForm({ name: 'Foxes of Hoxton', price: 12.5, status: 'draft', stops: [1, 2, 3].map(stop), ...given }),
  );

const put = async (tour: TourForm, seen: string | null, request_id: string = id()) =>
  (await saveTourDocuments(services, { tour_id: 'foxes', request_id, seen, tour }, admin)).updated_at;

/** Every stored document of the tour, by path. */
async function stored() {
  const names = ['tours', 'tour_stops', 'tour_stop_secrets', 'tour_partners'];
  const found = await Promise.all(names.map((name) => services.db.collection(name).get()));
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}
const paths = async () => Object.keys(await stored()).sort();

describe('saving a tour', () => {
  test('writes its public and its secret half separately, and a draft stays a draft everywhere', async () => {
    await put(form(), null);
    const all = await stored();
    expect(all['tours/foxes']).toMatchObject({ stops_count: 3, price: 12.5, rating: 0, reviews: 0, status: 'draft' });
    expect(all['tour_stops/foxes_2']).toMatchObject({ location_name: 'Wall 2', status: 'draft' });
    expect(all['tours/foxes']).toMatchObject({ first_wall: 'Wall 1', walk_metres: null, walls: [] });
    expect(all['tour_stops/foxes_2']?.clue_preview).toHaveLength(80);
    expect(all['tour_stop_secrets/foxes_2']).toMatchObject({ answer: 'answer2' });
    const open = Object.entries(all).filter(([path]) => !path.startsWith('tour_stop_secrets'));
    expect(JSON.stringify(open)).not.toContain('answer');
  });

  test('computes the way between the walls that are played, whatever the editor says', async () => {
    const walls = [51.52, 51.525, 51.53].map((latitude, n) => ({ ...stop(n + 1), latitude, longitude: -0.07 }));
    const stops = walls.map((one, n) => ({ ...one, is_out: n === 0 }));
    await put(form({ stops }), null);
    expect((await stored())['tours/foxes']).toMatchObject({ first_wall: 'Wall 2', walk_metres: 556 });
  });

  test('renumbers the stops by their order and deletes all data of removed ones', async () => {
    const seen = await put(form(), null);
    services.clock.advance(1000);
    await put(form({ stops: [stop(3), stop(1)], status: 'published' }), seen);
    expect(await paths()).toEqual([
      'tour_stop_secrets/foxes_1',
      'tour_stop_secrets/foxes_2',
      'tour_stops/foxes_1',
      'tour_stops/foxes_2',
      'tours/foxes',
    ]);
    expect((await stored())['tour_stop_secrets/foxes_1']).toMatchObject({ answer: 'answer3', stop_number: 1 });
  });

  test('names the partners on the way, and refuses a deleted one, naming its stop', async () => {
    await services.db.doc('partners/beigel').set(aPartner({ name: 'Beigel Bake' }));
    const seen = await put(form({ stops: [stop(1), { ...stop(2), partner_id: 'beigel' }] }), null);
    const named = {
      partner_perks: 'Rewards at Beigel Bake',
      partner_ids: ['beigel'],
      slug: expect.stringMatching(/^[a-z-]+$/),
    };
    expect((await stored())['tours/foxes']).toMatchObject(named);
    expect((await stored())['tour_partners/foxes_2']).toMatchObject({ partner_id: 'beigel', status: 'draft' });
    await services.db.doc('partners/beigel').update({ status: 'negotiating' });
    services.clock.advance(1000);
    const again = await put(form({ stops: [stop(1), { ...stop(2), partner_id: 'beigel' }] }), seen);
    expect((await stored())['tours/foxes']).toMatchObject({ partner_perks: '' });
    const gone = form({ stops: [stop(1), { ...stop(2), partner_id: 'nobody' }] });
    await expect(put(gone, again)).rejects.toMatchObject({ details: { field: 'tour.stops.1.partner_id' } });
  });

  test('works for the oldest tour, which lacks every field that came later', async () => {
    await services.db.doc('tours/foxes').set(oldestTour);
    const opened = formOfTour({ tour: tourSchema.parse(oldestTour), stops: [], secrets: [], links: [] });
    await put(form({ ...opened, stops: [stop(1)], description: 'Edited' }), oldestTour.updated_at.toISOString());
    expect((await stored())['tours/foxes']).toMatchObject({ name: oldestTour.name, description: 'Edited' });
  });

  test('on top of somebody else’s save is refused and changes nothing', async () => {
    const seen = await put(form(), null);
    services.clock.advance(1000);
    await put(form({ name: 'Foxes and herons' }), seen);
    const before = await stored();
    await expect(put(form({ name: 'Mine', stops: [stop(1)] }), seen)).rejects.toMatchObject({
      message: 'Somebody else has saved this tour since you opened it.',
      details: { field: 'seen' },
    });
    expect(await stored()).toEqual(before);
  });

  test('ten times at once saves one, and the other nine get a conflict', async () => {
    const seen = await put(form(), null);
    services.clock.advance(1000);
    const tries = Array.from({ length: 10 }, (_, n) => put(form({ name: `Number ${n}` }), seen));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await services.db.collection('audit_log').get()).size).toBe(2);
  });

  test('whose answer was lost may be sent again', async () => {
    const request = id();
    const first = await put(form(), null, request);
    expect(await put(form(), null, request)).toBe(first);
  });

  test.each(['new', 'known'])(
    'of a %s tour delivered five times at once happens once, and each gets the same time',
    async (kind) => {
      const seen = kind === 'known' ? await put(form(), null) : null;
      const request_id = id();
      const given = { tour_id: 'foxes', request_id, seen, tour: form({ name: 'Herons', stops: [stop(1)] }) };
      const began = services.now().getTime();
      const outputs = await Promise.all(
        Array.from({ length: 5 }, (_, n) =>
          saveTourDocuments({ ...services, now: () => new Date(began + 1000 * (n + 1)) }, given, admin),
        ),
      );
      const stands = (await stored())['tours/foxes'];
      expect(stands).toMatchObject({ name: 'Herons', stops_count: 1 });
      expect(new Set(outputs.map(({ updated_at }) => updated_at))).toEqual(
        new Set([stands?.updated_at.toDate().toISOString()]),
      );
      const entries = await services.db.collection('audit_log').get();
      expect(entries.docs.filter((entry) => entry.id === request_id)).toHaveLength(1);
      expect(entries.size).toBe(kind === 'known' ? 2 : 1);
    },
  );
});

describe('deleting a tour', () => {
  const drop = () => removeTour(services, { tour_id: 'foxes', request_id: id() }, admin);

  test('is refused while hunts are in progress, and says how many', async () => {
    await put(form(), null);
    for (const hunt of ['b1', 'b2']) await services.db.doc(`bookings/${hunt}`).set(aBooking({ tour_id: 'foxes' }));
    const before = await paths();
    await expect(drop()).rejects.toThrow('2 hunts are in progress');
    expect(await paths()).toEqual(before);
  });

  test('is refused while somebody is paying for it, and succeeds once they have given up', async () => {
    await put(form(), null);
    const booking = services.db.doc('bookings/b1');
    await booking.set(aBooking({ tour_id: 'foxes', status: 'pending_payment', confirmed_at: null }));
    const before = await paths();
    await expect(drop()).rejects.toThrow('1 visitor is paying for it.');
    await services.db.doc('bookings/b2').set(aBooking({ tour_id: 'foxes' }));
    await expect(drop()).rejects.toThrow('1 hunt is in progress, and 1 visitor is paying for it.');
    expect(await paths()).toEqual(before);
    await services.db.doc('bookings/b2').delete();
    await booking.update({ status: 'expired' });
    await drop();
    expect(await paths()).toEqual([]);
  });

  test('deletes its stops, secrets, links and pictures, and is logged', async () => {
    await put(form(), null);
    const picture = { folder: 'tours', id: 'foxes', name: 'foxes.png' } as const;
    const files = [storagePaths.pictureOriginal(picture), storagePaths.picturePublished(picture, '960.webp')];
    for (const path of files) await services.bucket.file(path).save('picture');
    await services.db.doc('bookings/b1').set(aBooking({ tour_id: 'foxes', status: 'completed' }));
    await drop();
    expect(await paths()).toEqual([]);
    for (const path of files) expect((await services.bucket.file(path).exists())[0]).toBe(false);
    expect((await services.db.doc('bookings/b1').get()).exists).toBe(true);
    const actions = (await services.db.collection('audit_log').get()).docs.map((entry) => entry.get('action'));
    expect(actions.sort()).toEqual(['tour_deleted', 'tour_saved']);
  });
});
