import { artistFields } from '../artist/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import { newTour } from './defaults.ts';
import type { StopForm, TourForm } from './form.ts';
import { type PerkGiver, perksOf } from './perks.ts';
import { cluePreview, type Tour, type TourPartner, type TourStop } from './schema.ts';
import type { TourStopSecret } from './secret.ts';
import { walkOf } from './walk.ts';

export type TourDocuments = {
  tour: Tour;
  stops: { stop: TourStop; secret: TourStopSecret; partner: TourPartner | null }[];
};

/**
 * The documents that a save writes: the whole tour, its stops numbered by their order. Rating and
 * reviews stay as they are.
 * @param existing the tour before the save; null for a new one
 * @param partners the chosen partners, by id
 */
export function tourDocuments(
  tourId: string,
  form: TourForm,
  existing: Tour | null,
  partners: ReadonlyMap<string, PerkGiver>,
  now: Date,
): TourDocuments {
  const { stops, ...fields } = form;
  const tour: Tour = {
    // The fields that an admin types. A field that is missing here is missing in `tourFormSchema`.
    ...fields,
    stops_count: stops.length,
    ...perksOf(stops.map(({ partner_id }) => ({ id: partner_id, partner: partners.get(partner_id ?? '') }))),
    ...walkOf(stops),
    slug: hierarchySlug(form.name),
    rating: existing?.rating ?? newTour.rating,
    reviews: existing?.reviews ?? newTour.reviews,
    closed_days: existing?.closed_days ?? [],
    created_at: existing?.created_at ?? now,
    updated_at: now,
  };
  return { tour, stops: stops.map((stop, index) => stopDocuments(tourId, stop, index + 1, tour, now)) };
}

function stopDocuments(tour_id: string, form: StopForm, stop_number: number, tour: Tour, now: Date) {
  const { location_name, latitude, longitude, partner_id, image_url, image_credit, image_focus, artist, ...secret } =
    form;
  return {
    stop: {
      tour_id,
      stop_number,
      location_name,
      latitude,
      longitude,
      clue_preview: cluePreview(secret.clue),
      image_url,
      image_credit,
      image_focus,
      ...artistFields(artist),
      status: tour.status,
      created_at: now,
    },
    secret: { tour_id, stop_number, ...secret },
    partner: partner_id === null ? null : { tour_id, stop_number, partner_id, status: tour.status },
  };
}
