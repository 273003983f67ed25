import { collections, stopId } from '@streetlore/domain/paths';
import { aPartner, aTour } from '@streetlore/domain/testing';
import { tourStopSecretSchema } from '@streetlore/domain/tour';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storeTour } from './store-tour.ts';

/** How many stops the test's tour has. The first and the third have rewards. */
export const STOPS = 6;
const REWARDS_AT = [1, 3];

/**
 * Writes a published tour with two rewards. Its stops are over a kilometre apart, so that a hunt which
 * a test plays at once is faster than legs, however slow the machine is. `remove` deletes the tour, so
 * that no other test sees it.
 */
export async function aPlayableTour(
  db: Firestore,
  stops = STOPS,
): Promise<{ id: string; name: string; remove(): Promise<void> }> {
  const id = `walk-${Math.random().toString(36).slice(2, 10)}`;
  const name = 'Walk of the Tests';
  const partnerId = `${id}-cafe`;
  await storeTour(db, id, aTour({ name, stops_count: stops, partner_ids: [partnerId] }));
  const walls = Array.from({ length: stops }, (_, n) =>
    db.doc(`${collections.tourStops}/${stopId(id, n + 1)}`).update({ latitude: 51.524 + n / 100 }),
  );
  await Promise.all(walls);
  await db.doc(`${collections.partners}/${partnerId}`).set(
    // Without opening hours, so that the rewards' texts are the same at night.
    aPartner({
      name: 'Cafe of the Walk',
      address: '1 Brick Lane',
      offer: 'a free filter coffee',
      opening_hours: '',
      offer_hours: '',
    }),
  );
  const links = REWARDS_AT.map((stop_number) =>
    db
      .doc(`${collections.tourPartners}/${stopId(id, stop_number)}`)
      .set({ tour_id: id, stop_number, partner_id: partnerId, status: 'published' }),
  );
  await Promise.all(links);
  const remove = async () => {
    const paths = [`${collections.tours}/${id}`, `${collections.partners}/${partnerId}`];
    for (let stop = 1; stop <= stops; stop += 1) {
      paths.push(`${collections.tourStops}/${stopId(id, stop)}`, `${collections.tourStopSecrets}/${stopId(id, stop)}`);
    }
    paths.push(...REWARDS_AT.map((stop) => `${collections.tourPartners}/${stopId(id, stop)}`));
    await Promise.all(paths.map((path) => db.doc(path).delete()));
  };
  return { id, name, remove };
}

/** The answers of a tour's stops, in playing order. */
export async function answersOf(db: Firestore, tourId: string): Promise<string[]> {
  const secrets = await db.collection(collections.tourStopSecrets).where('tour_id', '==', tourId).get();
  return z
    .parse(
      z.array(tourStopSecretSchema),
      secrets.docs.map((secret) => secret.data()),
    )
    .sort((a, b) => a.stop_number - b.stop_number)
    .map(({ answer }) => answer);
}
