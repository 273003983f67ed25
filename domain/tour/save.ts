import { cluePreview, newTour } from './defaults.ts';
import type { StopForm, TourForm } from './form.ts';
import type { Tour, TourPartner, TourStop, TourStopSecret } from './schema.ts';

/** A tour's documents, taken apart by who may read them. */
export type TourDocuments = {
  tour: Tour;
  stops: { stop: TourStop; secret: TourStopSecret; partner: TourPartner | null }[];
};

/**
 * What a save writes: everything of the tour, its stops numbered by their order. Rating and reviews are the players' and
 * stay; `partner_perks` names the partners on the way.
 * @param existing the tour as it was; null for a new one
 * @param partnerNames id -> name of the partners chosen
 */
export function tourDocuments(
  tourId: string,
  form: TourForm,
  existing: Tour | null,
  partnerNames: ReadonlyMap<string, string>,
  now: Date,
): TourDocuments {
  const { stops, ...fields } = form;
  const perks = [...new Set(stops.flatMap(({ partner_id }) => (partner_id && partnerNames.get(partner_id)) || []))];
  const tour: Tour = {
    ...fields,
    stops_count: stops.length,
    partner_perks: perks.length > 0 ? `Rewards at ${listOf(perks)}` : '',
    rating: existing?.rating ?? newTour.rating,
    reviews: existing?.reviews ?? newTour.reviews,
    created_at: existing?.created_at ?? now,
    updated_at: now,
  };
  return { tour, stops: stops.map((stop, index) => stopDocuments(tourId, stop, index + 1, tour, now)) };
}

function stopDocuments(tour_id: string, form: StopForm, stop_number: number, tour: Tour, now: Date) {
  const { location_name, latitude, longitude, clue, question, hint, answer, accepted_answers, partner_id, image_url } =
    form;
  return {
    stop: {
      tour_id,
      stop_number,
      location_name,
      latitude,
      longitude,
      clue_preview: cluePreview(clue),
      image_url,
      status: tour.status,
      created_at: now,
    },
    secret: { tour_id, stop_number, clue, question, hint, answer, accepted_answers },
    partner: partner_id === null ? null : { tour_id, stop_number, partner_id, status: tour.status },
  };
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
