import { oldestPartner, oldestTour } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { completePartners } from '../../../functions/src/partners/write-standing.ts';
import { completeTours } from '../../../functions/src/tours/write-standing.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-write-standing');
beforeEach(() => services.clear());
afterAll(() => services.end());

const at = async (path: string) => (await services.db.doc(path).get()).data();

test('tours and partners of before get what pages find them by, once, and nothing else of them changes', async () => {
  await services.db.doc('tours/walk').set(oldestTour);
  await services.db.doc('partners/rough').set(oldestPartner);
  for (const [n, partner_id] of [
    [1, 'rough'],
    [2, 'kick'],
    [3, 'rough'],
  ] as const)
    await services.db
      .doc(`tour_partners/walk_${n}`)
      .set({ tour_id: 'walk', stop_number: n, partner_id, status: 'published' });
  const [tour, partner] = [await at('tours/walk'), await at('partners/rough')];

  for (const isDry of [true, true, false])
    expect([await completeTours(services, isDry), await completePartners(services, isDry)]).toEqual([1, 1]);
  expect(await at('tours/walk')).toEqual({ ...tour, slug: 'color-vinyl', partner_ids: ['rough', 'kick'] });
  expect(await at('partners/rough')).toEqual({ ...partner, slug: 'rough-trade-east' });
  expect([await completeTours(services, false), await completePartners(services, false)]).toEqual([0, 0]);
});
