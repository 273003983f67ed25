import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import { scoring } from '../hunt/score.ts';
import { withNextLook } from '../hunt/silence.ts';
import type { HuntState } from '../hunt/state.ts';
import { withResults } from '../hunt/stop.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { withBackup } from '../tour/hunt-tour.ts';
import type { TourStopSecret } from '../tour/secret.ts';
import { placeOfStop } from './accept-answer.ts';
import { mainAnswerOf } from './wrong-answers.ts';

/** What an admin does about a stop that looks broken. */
export const stopActions = ['backup', 'take_out', 'waive'] as const;
export type StopAction = (typeof stopActions)[number];

export const tendStopInput = z.strictObject({
  request_id: documentId,
  tour_id: documentId,
  stop_number: z.int().check(z.minimum(1)),
  action: z.enum(stopActions),
});
/** The number of hunts under way that changed. */
export const tendStopOutput = z.object({ hunts: z.int() });

export const tendStopTexts = {
  noBackup: 'This stop has no backup question yet. Write one in the tour editor.',
  none: 'There is no such stop',
  labels: { backup: 'Use the backup question', take_out: 'Take it out', waive: 'Give the points back' },
  what: {
    backup:
      'Hunts get the backup question from now on. Teams that stand here are told at once, and begin this stop anew.',
    take_out: 'Hunts that start from now on leave this stop out. Hunts under way keep it. Nobody gets a text.',
    waive:
      'In hunts under way this stop counts as the lowest solved one without speed, as after GONE, where that is more. Nobody gets a text.',
  },
  done: (hunts: number) =>
    hunts === 1 ? 'Done: 1 hunt under way has changed' : `Done: ${hunts} hunts under way have changed`,
  failed: 'This could not be done',
} as const satisfies Record<string, unknown>;

type UnderWay = { hunt: HuntState; tour: HuntTour };
type Tended = { hunt: HuntState; tour: HuntTour; message: HuntMessage | null };

/** The index of a tour's stop in a hunt's copy; -1 when the hunt does not have it. */
const indexIn = (tour: HuntTour, secret: TourStopSecret) =>
  placeOfStop(tour, { stop_number: secret.stop_number, solution: mainAnswerOf({ answers: [secret.answer] }) });

/**
 * Gives a hunt the backup question of a stop that it has not ended. A team that stands there begins the stop
 * anew, because its clock, wrong answers and hint belong to the wall.
 * @returns null for a hunt that does not change
 */
export function giveBackup({ hunt, tour }: UnderWay, secret: TourStopSecret, now: Date): Tended | null {
  const index = indexIn(tour, secret);
  const stop = tour.stops[index];
  const isEnded = hunt.results.some(({ stop_number }) => stop_number === index + 1);
  if (!stop || isEnded || hunt.phase === 'completed' || hunt.phase === 'stopped') return null;
  const given = { ...tour, stops: tour.stops.with(index, withBackup(stop, secret)) };
  const isHere = hunt.phase === 'puzzle' && hunt.stop_number === index + 1;
  if (!isHere) return { hunt, tour: given, message: null };
  const anew = { wrong_answers: 0, close_answers: 0, guessed: [], tries: 0, hints: 0, hint_points: 0, pleas: 0 };
  const state = { ...hunt, ...anew, danger_at: null, stop_started_at: hunt.paused ? hunt.stop_started_at : now };
  return { hunt: withNextLook(state, given, now), tour: given, message: { kind: 'backup', stop_number: index + 1 } };
}

/**
 * Counts a stop that ended as one whose wall had gone, unless that costs points.
 * @returns null for a hunt that does not change
 */
export function waiveStop({ hunt, tour }: UnderWay, secret: TourStopSecret): Tended | null {
  const number = indexIn(tour, secret) + 1;
  const ended = hunt.results.find(({ stop_number }) => stop_number === number);
  if (!ended || ended.outcome === 'gone') return null;
  const results = hunt.results.map((one) => (one === ended ? { ...one, outcome: 'gone' as const } : one));
  const waived = withResults(hunt, results, tour.scoring ?? scoring);
  return waived.score < hunt.score ? null : { hunt: waived, tour, message: null };
}
