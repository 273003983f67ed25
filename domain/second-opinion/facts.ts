import { formatMetres, metresBetween } from '../city/index.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { hoursOf, nextOpening, openingWords, openUntil } from '../opening-hours/open.ts';
import type { AskedFact } from '../sms/opinion.ts';
import { gsmCut } from '../sms/segments.ts';
import { formatClock } from '../time/index.ts';
import type { Tour } from '../tour/schema.ts';
import { stationLine, stepFreeWords, visitLabels } from '../tour/visit.ts';
import { firstWallOf } from '../tour/walk.ts';

/** What is known about a hunt that somebody asks about. */
export type KnownOfHunt = {
  hunt: HuntState;
  /** The hunt's own copy of its tour; before START the tour as it stands, null when it cannot be played. */
  played: HuntTour | null;
  /** The tour as visitors see it; null when it has been deleted. */
  tour: Tour | null;
  /** The stop of the tour at which the hunt begins; 1 but for some teams of a party. */
  first_stop: number;
  now: Date;
};

/** The characters of one segment. */
const SEGMENT = 160;

/** Answers a question about a hunt from the tour's own data, in one segment; null without an answer. */
export function factSentence(fact: AskedFact, known: KnownOfHunt): string | null {
  const sentence = sentences[fact](known);
  return sentence && gsmCut(sentence, SEGMENT);
}

/** A line of the tour's page. Only the tour's own words are in it. */
const line =
  (field: 'ages' | 'bring' | 'dogs' | 'finish' | 'prams' | 'rain' | 'surface' | 'toilets') =>
  ({ tour }: KnownOfHunt): string | null =>
    tour?.[field] ? `${visitLabels[field]}: ${tour[field]}` : null;

const sentences: Readonly<Record<AskedFact, (known: KnownOfHunt) => string | null>> = {
  ages: line('ages'),
  bring: line('bring'),
  distance_next: wayToHere,
  distance_whole: ({ tour }) =>
    tour?.walk_metres ? `The whole walk is ${formatMetres(tour.walk_metres)}, from wall to wall.` : null,
  dogs: line('dogs'),
  duration: ({ tour }) => (tour?.duration ? `It takes about ${tour.duration} in all.` : null),
  finish: line('finish'),
  opening_hours: hoursHere,
  prams: line('prams'),
  rain: line('rain'),
  station: meetingPoint,
  step_free: ({ tour }) =>
    tour?.step_free
      ? `${visitLabels.step_free}: ${stepFreeWords[tour.step_free]}. ${tour.step_free_note}`.trim()
      : null,
  stops_left: stopsLeft,
  surface: line('surface'),
  toilets: line('toilets'),
};

/** How far the stop that is being played is from the one before. */
function wayToHere({ hunt, played }: KnownOfHunt): string | null {
  const [from, to] = [played?.stops[hunt.stop_number - 2], played?.stops[hunt.stop_number - 1]];
  const [before, here] = [placeOf(from), placeOf(to)];
  if (!from || !to || !before || !here) return null;
  const metres = formatMetres(metresBetween(before, here));
  return `From Stop ${from.stop_number} to Stop ${to.stop_number}: ${metres} as the crow flies. LOST tells the way.`;
}

const placeOf = (stop: HuntTour['stops'][number] | undefined) =>
  stop?.latitude === undefined || stop.longitude === undefined
    ? null
    : { latitude: stop.latitude, longitude: stop.longitude };

/** The hours of the partner whose reward waits. The next partner stays secret: the puzzle may ask for it. */
function hoursHere({ hunt, played, now }: KnownOfHunt): string | null {
  const stop = played?.stops[hunt.stop_number - 1];
  const partner = hunt.phase === 'reward' || hunt.phase === 'completed' ? stop?.partner : null;
  const hours = hoursOf(partner?.opening_hours);
  if (!partner || !hours) return null;
  const until = openUntil(hours, now);
  if (until) return `${partner.name} is open now, until ${formatClock(until)}.`;
  const next = nextOpening(hours, now);
  return next && `${partner.name} is closed now. It opens ${openingWords(next.opens, now)}.`;
}

function meetingPoint({ tour, first_stop, hunt }: KnownOfHunt): string | null {
  if (!tour) return null;
  const first = firstWallOf(tour, first_stop);
  const begins = first.name && hunt.phase === 'ready' ? `It begins at ${first.name}. ` : '';
  return `${begins}${stationLine(first) ?? ''}`.trim() || null;
}

function stopsLeft({ hunt, played }: KnownOfHunt): string | null {
  const stops = played?.stops.length ?? 0;
  if (stops === 0 || hunt.phase === 'completed' || hunt.phase === 'stopped') return null;
  const left = stops - hunt.results.length;
  return `${left} of ${stops} stops are left. STATUS tells your points.`;
}
