import { collections, documents, stopId } from '@streetlore/domain/paths';
import { saveTourInput, type saveTourOutput, tourDocuments, tourEditorTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';

/** Saves a tour with its stops, secrets and partners. */
export const saveTour = callable('saveTour', { input: saveTourInput, who: 'admin', run: save });

/**
 * The operation behind `saveTour`: everything in one batch, on condition that the tour is still the one that the editor was
 * opened on. Hunts in progress keep the stops they started with.
 * @throws HttpsError `failed-precondition` with field `seen` when somebody else has saved or deleted it meanwhile
 */
export async function save(
  services: Services,
  { tour_id, request_id, seen, tour: form }: z.output<typeof saveTourInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof saveTourOutput>> {
  const { db, store } = services;
  const now = services.now();
  const chosen = [...new Set(form.stops.flatMap(({ partner_id }) => partner_id ?? []))];
  const [done, before, stops, secrets, links, ...partners] = await Promise.all([
    db.doc(documents.auditEntry(request_id)).get(),
    store.tours.doc(tour_id).get(),
    store.tourStops.where('tour_id', '==', tour_id).get(),
    store.tourStopSecrets.where('tour_id', '==', tour_id).get(),
    store.tourPartners.where('tour_id', '==', tour_id).get(),
    ...chosen.map((id) => store.partners.doc(id).get()),
  ]);
  const existing = before.data() ?? null;
  // The answer to an earlier call of this request was lost. Its own time, not that of whoever has saved since: the editor
  // then learns of them.
  if (done.exists) return { updated_at: done.get('at').toDate().toISOString() };
  if (seen !== null && !existing) throw stale(tourEditorTexts.gone);
  if ((existing?.updated_at.toISOString() ?? null) !== seen) throw stale(tourEditorTexts.changed);
  const missing = partners.findIndex((partner) => !partner.exists);
  if (missing >= 0) {
    const at = form.stops.findIndex(({ partner_id }) => partner_id === chosen[missing]);
    const field = `tour.stops.${at}.partner_id`;
    throw new HttpsError('failed-precondition', tourEditorTexts.unknownPartner, { field });
  }

  const names = new Map(partners.map((partner) => [partner.id, partner.data()?.name ?? '']));
  const written = tourDocuments(tour_id, form, existing, names, now);
  const batch = db.batch();
  const ref = db.doc(before.ref.path);
  if (before.updateTime) batch.update(ref, { ...written.tour }, { lastUpdateTime: before.updateTime });
  else batch.create(ref, written.tour);
  const kept = new Set<string>();
  const put = (collection: string, n: number, fields: object) => {
    const path = `${collection}/${stopId(tour_id, n)}`;
    kept.add(path);
    batch.set(db.doc(path), fields);
  };
  for (const { stop, secret, partner } of written.stops) {
    put(collections.tourStops, stop.stop_number, stop);
    put(collections.tourStopSecrets, stop.stop_number, secret);
    if (partner) put(collections.tourPartners, stop.stop_number, partner);
  }
  for (const { ref: old } of [...stops.docs, ...secrets.docs, ...links.docs])
    if (!kept.has(old.path)) batch.delete(db.doc(old.path));
  const detail = { name: form.name, stops: form.stops.length, status: form.status, new: existing === null };
  const deed = { action: 'tour_saved', target: before.ref.path, detail };
  audit(batch, { db, now: () => now }, caller, deed, request_id);
  try {
    await batch.commit();
  } catch (error) {
    if (isConflict(error)) throw stale(tourEditorTexts.changed);
    throw error;
  }
  return { updated_at: now.toISOString() };
}

const stale = (message: string) => new HttpsError('failed-precondition', message, { field: 'seen' });
