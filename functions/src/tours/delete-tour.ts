import { storagePaths } from '@streetlore/domain/paths';
import { deleteTourInput, tourEditorTexts, tourTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { partsOfTour } from '../store/tour-parts.ts';

/** Deletes a tour with its stops; refused while somebody plays it or has paid for it. */
export const deleteTour = callable('deleteTour', { input: deleteTourInput, who: 'admin', run: remove });

/**
 * The operation behind `deleteTour`: everything in one batch, then the pictures uploaded for it; called again it finishes what a
 * crash left. Bookings are records of money and stay; those that nobody paid run out by themselves.
 * @throws HttpsError `failed-precondition` with the number of hunts in progress
 */
export async function remove(
  services: Services,
  { tour_id, request_id }: z.output<typeof deleteTourInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { db, store, bucket } = services;
  const parts = partsOfTour(store, tour_id);
  await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.tours.doc(tour_id).get(),
        parts.stops.get(),
        parts.secrets.get(),
        parts.links.get(),
        store.bookings.where('tour_id', '==', tour_id).where('status', '==', 'confirmed').count().get(),
      ]),
    decide: (batch, [tour, stops, secrets, links, hunts]) => {
      const found = tour.data();
      if (!found || !tour.updateTime) throw new HttpsError('not-found', tourTexts.notFound);
      const { count } = hunts.data();
      if (count > 0) throw new HttpsError('failed-precondition', tourEditorTexts.inProgress(count));
      batch.delete(db.doc(tour.ref.path), { lastUpdateTime: tour.updateTime });
      for (const { ref } of [...stops.docs, ...secrets.docs, ...links.docs]) batch.delete(db.doc(ref.path));
      return { action: 'tour_deleted', target: tour.ref.path, detail: { name: found.name, stops: stops.size } };
    },
  });
  await bucket.deleteFiles({ prefix: storagePaths.tourImage(tour_id, '') });
  return {};
}
