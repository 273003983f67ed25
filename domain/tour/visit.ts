import { formatMetres } from '../city/distance.ts';
import type { Tour } from './schema.ts';
import type { FirstWall } from './walk.ts';

/** What people want to know of a tour before they pay. The editor and the tour's page keep this order. */
export const visitLabels = {
  station: 'Nearest station',
  finish: 'Finish',
  step_free: 'Step-free',
  step_free_note: 'Step-free, in a sentence',
  surface: 'Surface',
  toilets: 'Toilets',
  dogs: 'Dogs',
  prams: 'Prams',
  bring: 'What to bring',
  rain: 'If it rains',
  ages: 'Ages',
  text_only: 'All in text',
  is_loop: 'A loop',
} as const satisfies Partial<Record<keyof Tour, string>>;

/** The answers to 'Step-free?' in words. */
export const stepFreeWords = { yes: 'Yes', partly: 'Partly', no: 'No' } as const satisfies Record<
  NonNullable<Tour['step_free']>,
  string
>;

/** What a hunt that needs no ear says of itself. */
export const TEXT_ONLY = 'No calls, no sound';

/** What a tour says of itself that is a loop. */
const LOOP = 'It ends a short walk from where it begins';

/** A line about a tour for people. `note` says more. */
export type VisitFact = { readonly label: string; readonly value: string; readonly note?: string };

/** The tour in short: what stands at the top of its page. A fact that nobody knows is left out. */
export function tourFacts(tour: Tour): VisitFact[] {
  const { walk_metres } = tour;
  return [
    { label: 'Duration', value: tour.duration },
    { label: 'Distance', value: walk_metres === null ? '' : `${formatMetres(walk_metres)}, wall to wall` },
    { label: 'Stops', value: String(tour.stops_count) },
    { label: 'Difficulty', value: tour.difficulty },
    { label: 'First wall', value: tour.first_wall },
    { label: visitLabels.station, value: tour.station },
    { label: visitLabels.finish, value: tour.finish },
  ].filter(({ value }) => value);
}

/** The fields of free text, in the order of the page, without the station and the finish. */
const plain = ['surface', 'toilets', 'dogs', 'prams', 'bring', 'rain', 'ages'] as const;

/** What is known of a visit. A field that nobody has filled in gives no fact. */
export function visitFacts(tour: Tour): VisitFact[] {
  const { step_free, step_free_note: note, text_only, is_loop } = tour;
  return [
    ...(step_free ? [{ label: visitLabels.step_free, value: stepFreeWords[step_free], ...(note && { note }) }] : []),
    ...plain.map((field) => ({ label: visitLabels[field], value: tour[field] })),
    ...(is_loop ? [{ label: visitLabels.is_loop, value: LOOP }] : []),
    ...(text_only ? [{ label: visitLabels.text_only, value: TEXT_ONLY }] : []),
  ].filter(({ value }) => value);
}

/** The label of a tour's station for a team that begins at another wall. */
export const STATION_OF_TOUR = "Station of the tour's first wall";

/** The station in a sentence of its own; null when nobody has filled it in. Plain marks, for texts too. */
export function stationLine({ station, isAtStation }: Pick<FirstWall, 'station' | 'isAtStation'>): string | null {
  if (!station) return null;
  return `${isAtStation ? visitLabels.station : STATION_OF_TOUR}: ${station}`;
}
