import { artistFields } from '@streetlore/domain/artist';
import type { HuntTour } from '@streetlore/domain/hunt';
import type { Partner } from '@streetlore/domain/partner';
import { collections, stopId } from '@streetlore/domain/paths';
import { OUR_DRAWING } from '@streetlore/domain/picture';
import type { WithId } from '@streetlore/domain/query';
import { ratingOf } from '@streetlore/domain/reviews';
import { hierarchySlug } from '@streetlore/domain/slug';
import {
  cluePreview,
  copyTourForHunt,
  perksOf,
  type TourPartner,
  type TourStop,
  type TourStopSecret,
  tourPartnerSchema,
  tourSchema,
  tourStopSchema,
  tourStopSecretSchema,
  walkOf,
} from '@streetlore/domain/tour';
import type { SeedLedger } from '../ledger.ts';
import { partnerPlans } from '../partners/index.ts';
import { published, publishedUrl, type SeedPicture } from '../pictures.ts';
import { tourPlans } from './index.ts';
import type { TourPlan } from './plan.ts';

const COVER_WIDTH = 960;
const STOP_WIDTH = 360;

const coverOf = ({ id }: TourPlan) => ({ folder: 'tours', id, name: 'cover' }) as const;
const stopOf = ({ id }: TourPlan, number: number) => ({ folder: 'tours', id, name: `stop-${number}` }) as const;

/** The pictures of the tours: a cover for each tour and a picture for each stop. */
export const tourPictures = (): SeedPicture[] =>
  tourPlans.flatMap((tour) => [
    ...published(coverOf(tour), `${tour.id}-cover`, COVER_WIDTH),
    ...tour.stops.flatMap((_, i) => published(stopOf(tour, i + 1), `${tour.id}-${i + 1}`, STOP_WIDTH)),
  ]);

const perksOfPlan = (tour: TourPlan) =>
  perksOf(
    tour.stops.map(({ partner = null }) => ({ id: partner, partner: partnerPlans.find(({ id }) => id === partner) })),
  );

/** The tours by id: as planned, and as a hunt copies them. */
export type SeededTours = Map<
  string,
  { plan: TourPlan; hunt: HuntTour; huntFrom: (firstStop: number | undefined) => HuntTour }
>;

/** Writes the tours with their stops, secrets and partner links, as the tour editor would. */
export function writeTours(ledger: SeedLedger, partners: WithId<Partner>[], now: Date): SeededTours {
  const created_at = new Date(now.getTime() - 200 * 86_400_000);
  const hunts: SeededTours = new Map();
  for (const plan of tourPlans) {
    const { id, focus, stops: plannedStops, ...card } = plan;
    ledger.put(`${collections.tours}/${id}`, tourSchema, {
      ...card,
      // The ratings are counted once the hunts have been played.
      ...ratingOf(0, 0),
      stops_count: plannedStops.length,
      image_url: publishedUrl(coverOf(plan), COVER_WIDTH),
      image_credit: OUR_DRAWING,
      image_focus: focus,
      ...perksOfPlan(plan),
      closed_days: [],
      ...walkOf(plannedStops.map((stop) => ({ ...stop, is_out: false }))),
      slug: hierarchySlug(card.name),
      status: 'published',
      created_at,
      updated_at: created_at,
    });
    const stops: TourStop[] = [];
    const secrets: TourStopSecret[] = [];
    const links: TourPartner[] = [];
    plannedStops.forEach((stop, i) => {
      const at = { tour_id: id, stop_number: i + 1 };
      const { location_name, latitude, longitude, clue, question, hint, answer } = stop;
      const image_url = publishedUrl(stopOf(plan, i + 1), STOP_WIDTH);
      stops.push({
        ...at,
        location_name,
        latitude,
        longitude,
        clue_preview: cluePreview(clue),
        image_url,
        image_credit: OUR_DRAWING,
        image_focus: null,
        ...artistFields(stop.artist ?? null),
        status: 'published',
        created_at,
      });
      secrets.push({
        ...at,
        clue,
        question,
        hint,
        directions: stop.directions,
        answer,
        accepted_answers: [...(stop.accepted_answers ?? [])],
        exact_only: stop.exact_only ?? false,
        never_accept: [...(stop.never_accept ?? [])],
        answer_place: stop.answer_place,
        look: stop.look?.question ?? null,
        look_answers: [...(stop.look?.answers ?? [])],
        fact: stop.fact ?? null,
        backup_question: stop.backup.question,
        backup_answers: [...stop.backup.answers],
        backup_hint: stop.backup.hint,
        uses_backup: false,
        is_out: false,
      });
      if (stop.partner) links.push({ ...at, partner_id: stop.partner, status: 'published' });
    });
    for (const stop of stops)
      ledger.put(`${collections.tourStops}/${stopId(id, stop.stop_number)}`, tourStopSchema, stop);
    for (const secret of secrets)
      ledger.put(`${collections.tourStopSecrets}/${stopId(id, secret.stop_number)}`, tourStopSecretSchema, secret);
    for (const link of links)
      ledger.put(`${collections.tourPartners}/${stopId(id, link.stop_number)}`, tourPartnerSchema, link);
    const huntFrom = (first_stop: number | undefined) => {
      const hunt = copyTourForHunt({ tour_id: id, name: plan.name, stops, secrets, links, partners, first_stop });
      if (!hunt) throw new Error(`Seed: ${plan.name} cannot be played`);
      return hunt;
    };
    hunts.set(id, { plan, hunt: huntFrom(1), huntFrom });
  }
  return hunts;
}
