import { bookingsOfTour } from '@streetlore/domain/booking';
import { storagePaths } from '@streetlore/domain/paths';
import { deleteTourInput, tourEditorTexts, tourTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { partsOfTour } from '../store/tour-parts.ts';

/** Refuses while somebody plays the tour, has paid for it or is about to pay. */
export const deleteTour = callable('deleteTour', { input: deleteTourInput, who: 'admin', run: removeTour });

/**
 * Deletes the tour's documents in one batch, then the uploaded pictures. A second call finishes after a
 * crash. Bookings stay, because they are records of payments. It refuses while an unpaid booking is open:
 * that visitor may be at the card form, and must not be charged for a deleted tour.
 * @throws HttpsError `failed-precondition` with the number of hunts in progress, or of visitors who are
 * paying
 */
export async function removeTour(
  services: Services,
  { tour_id, request_id }: z.output<typeof deleteTourInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store, bucket } = services;
  await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.tours.at(tour_id).readVersioned(),
        partsOfTour(store, tour_id),
        store.count(bookingsOfTour(tour_id, 'confirmed')),
        store.count(bookingsOfTour(tour_id, 'pending_payment')),
      ]),
    decide: (commit, [tour, parts, hunts, unpaid]) => {
      if (!tour.value) throw new HttpsError('not-found', tourTexts.notFound);
      const said = [[hunts, tourEditorTexts.inProgress] as const, [unpaid, tourEditorTexts.paying] as const].flatMap(
        ([count, text]) => (count > 0 ? [text(count)] : []),
      );
      if (said.length > 0) throw new HttpsError('failed-precondition', said.join(', and '));
      commit.delete(tour);
      for (const part of [...parts.places, ...parts.refs]) commit.delete(part);
      return { action: 'tour_deleted', target: tour.ref.path, detail: { name: tour.value.name, stops: parts.stops } };
    },
  });
  for (const prefix of storagePaths.picturesOf({ folder: 'tours', id: tour_id })) await bucket.deleteFiles({ prefix });
  return {};
}
