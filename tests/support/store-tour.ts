import { collections, stopId } from '@streetlore/domain/paths';
import { aSecret, aStop, aTour } from '@streetlore/domain/testing';
import type { Tour } from '@streetlore/domain/tour';
import type { Firestore } from 'firebase-admin/firestore';

/** Writes a tour with its stops and their secrets. */
export async function storeTour(db: Firestore, id: string, tour: Tour = aTour()): Promise<void> {
  const batch = db.batch();
  batch.set(db.collection(collections.tours).doc(id), tour);
  for (let n = 1; n <= tour.stops_count; n += 1) {
    batch.set(db.collection(collections.tourStops).doc(stopId(id, n)), aStop(id, n));
    batch.set(db.collection(collections.tourStopSecrets).doc(stopId(id, n)), aSecret(id, n));
  }
  await batch.commit();
}
