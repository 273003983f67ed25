import { lookPoints } from '../hunt/look-texts.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntStop, HuntTour } from '../hunt/tour.ts';
import type { TeamStop } from './schema.ts';

/**
 * A hunt with its own copy of its tour. The copy is null before START, and for a tour that cannot be played.
 */
export type TouredHunt = { readonly hunt: HuntState; readonly tour: HuntTour | null };

/** The code of the reward of a stop; null for a hunt without links. */
export type CodeOf = (stopNumber: number) => string | null;

/**
 * The stops whose view on the page a step changes. The step reached the stop, took its hint, earned its
 * reward, changed its question, or ended the hunt.
 * @param before null for a page that has no stops yet, such as one with a new link
 */
export function teamStops(before: TouredHunt | null, after: TouredHunt, codeOf: CodeOf): TeamStop[] {
  const had = new Map(before ? reached(before, codeOf).map((stop) => [stop.stop_number, JSON.stringify(stop)]) : []);
  return reached(after, codeOf).filter((stop) => had.get(stop.stop_number) !== JSON.stringify(stop));
}

const reached = ({ hunt, tour }: TouredHunt, codeOf: CodeOf): TeamStop[] =>
  (tour?.stops ?? [])
    .filter(({ stop_number }) => stop_number <= hunt.stop_number)
    .map((stop) => viewOf(stop, hunt, tour ? lookPoints(tour) : 0, codeOf));

function viewOf(stop: HuntStop, hunt: HuntState, points: number, codeOf: CodeOf): TeamStop {
  const { results, stop_number, hints } = hunt;
  const result = results.find((one) => one.stop_number === stop.stop_number);
  const isHinted = (result?.hints ?? (stop.stop_number === stop_number ? hints : 0)) > 0;
  const found = result?.look_points ?? (stop.stop_number === stop_number ? hunt.look_points : undefined);
  const { partner, look } = stop;
  return {
    stop_number: stop.stop_number,
    tour_stop: stop.tour_stop ?? stop.stop_number,
    location_name: stop.location_name,
    clue: stop.clue,
    question: stop.question,
    directions: stop.directions ?? null,
    latitude: stop.latitude ?? null,
    longitude: stop.longitude ?? null,
    has_hint: stop.hint !== null,
    hint: isHinted ? stop.hint : null,
    look: look ? { question: look.question, points, found: found !== undefined } : null,
    answer: hunt.phase === 'completed' && result && result.outcome !== 'solved' ? (stop.answers[0] ?? null) : null,
    fact: result?.outcome === 'solved' ? (stop.fact ?? null) : null,
    reward:
      partner && result?.outcome === 'solved'
        ? {
            name: partner.name,
            address: partner.address,
            offer: partner.offer,
            offer_kind: partner.offer_kind ?? null,
            opening_hours: partner.opening_hours ?? null,
            offer_hours: partner.offer_hours ?? null,
            code: codeOf(stop.stop_number),
          }
        : null,
  };
}
