import { stopId } from '@streetlore/domain/paths';
import { saveTourInput, type saveTourOutput, tourDocuments, tourEditorTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { refuseStale } from '../platform/stale.ts';
import type { Ref } from '../store/entity.ts';
import { partsOfTour } from '../store/tour-parts.ts';

export const saveTour = callable('saveTour', { input: saveTourInput, who: 'admin', run: saveTourDocuments });

/**
 * Writes everything in one batch, and only if nobody has changed the tour since the editor was opened. Hunts
 * in progress keep their stops.
 * @throws HttpsError `failed-precondition` with field `seen` when somebody else has saved or deleted the tour
 * meanwhile
 */
export async function saveTourDocuments(
  services: Services,
  { tour_id, request_id, seen, tour: form }: z.output<typeof saveTourInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof saveTourOutput>> {
  const { store } = services;
  const chosen = [...new Set(form.stops.flatMap(({ partner_id }) => partner_id ?? []))];
  const savedAt = await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.tours.at(tour_id).readVersioned(),
        partsOfTour(store, tour_id),
        ...chosen.map((id) => store.partners.at(id).read()),
      ]),
    decide: (commit, [before, parts, ...partners], now) => {
      const existing = before.value;
      refuseStale(existing, seen, tourEditorTexts);
      const missing = partners.indexOf(null);
      if (missing >= 0) {
        const at = form.stops.findIndex(({ partner_id }) => partner_id === chosen[missing]);
        const field = `tour.stops.${at}.partner_id`;
        throw new HttpsError('failed-precondition', tourEditorTexts.unknownPartner, { field });
      }

      const givers = new Map(partners.flatMap((partner) => (partner ? [[partner.id, partner]] : [])));
      const written = tourDocuments(tour_id, form, existing, givers, now);
      commit.put(before, written.tour);
      for (const place of parts.places) commit.delete(place);
      const kept = new Set<string>();
      const set = <T extends object>(ref: Ref<T>, value: NoInfer<T>) => {
        kept.add(ref.path);
        commit.set(ref, value);
      };
      for (const { stop, secret, partner } of written.stops) {
        const id = stopId(tour_id, stop.stop_number);
        set(store.tourStops.at(id), stop);
        set(store.tourStopSecrets.at(id), secret);
        if (partner) commit.set(store.tourPartners.at(id), partner);
      }
      for (const old of parts.refs) if (!kept.has(old.path)) commit.delete(old);
      const detail = { name: form.name, stops: form.stops.length, status: form.status, new: existing === null };
      return { action: 'tour_saved', target: before.ref.path, detail };
    },
  });
  // The answer has the time of this save, so that the editor notices later ones.
  return { updated_at: savedAt.toISOString() };
}
