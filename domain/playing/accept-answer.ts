import * as z from 'zod/mini';
import { type JudgedStop, judge } from '../answers/judge.ts';
import { canonical, parseText } from '../commands/commands.ts';
import { documentId } from '../fields/index.ts';
import { answerFault, lengthLimits, MAX_ACCEPTED } from '../hunt/limits.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { TourStopSecret } from '../tour/secret.ts';
import { type Forgiven, forgiveGuesses } from './forgive-guesses.ts';
import { mainAnswerOf, type WrongAnswer } from './wrong-answers.ts';

/**
 * `seen`: the tour's `updated_at` when the editor opened it, in ISO form. The solution proves that
 * the stop is still the one that the admin meant.
 */
export const acceptAnswerInput = z.strictObject({
  tour_id: documentId,
  request_id: documentId,
  seen: z.iso.datetime(),
  stop_number: z.int().check(z.minimum(1)),
  solution: z.string().check(z.maxLength(lengthLimits.stop.answer)),
  answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(lengthLimits.stop.answer)),
});
/** The number of hunts under way that now have the answer, and the points given back to them. */
export const acceptAnswerOutput = z.object({ updated_at: z.string(), hunts: z.int(), points: z.int() });

const judgedStop = ({ answer, accepted_answers, ...stop }: TourStopSecret): JudgedStop => ({
  ...stop,
  answers: [answer, ...accepted_answers].filter((one) => one.trim()),
});

/** @returns the stop's accepted answers afterwards, without its own answer */
export function mayAccept(answer: string, stop: TourStopSecret, stops: readonly TourStopSecret[]): Decision<string[]> {
  const no = (message: string) => refused({ code: 'failed-precondition', message, field: 'answer' });
  const fault = answerFault(answer);
  if (fault) return no(fault);
  if (parseText(answer).type !== 'answer') return no(`'${answer}' cannot be an answer: it is a command`);
  const others = stops.filter(({ stop_number }) => stop_number !== stop.stop_number);
  const theirs = others.find((other) => isRight(answer, judgedStop(other)));
  if (theirs) return no(`'${answer}' is right at stop ${theirs.stop_number}`);
  if (isRight(answer, { answers: stop.never_accept })) return no(`'${answer}' is on this stop's list 'Never accept'`);
  const { accepted_answers } = stop;
  if (judgedStop(stop).answers.some((one) => canonical(one) === canonical(answer)))
    return decided([...accepted_answers]);
  if (accepted_answers.length >= MAX_ACCEPTED) return no(`At most ${MAX_ACCEPTED} accepted answers`);
  return decided([...accepted_answers, answer]);
}

/** Whether an answer is right at this stop alone, whatever the tour's other stops. */
export const isRight = (answer: string, stop: JudgedStop): boolean =>
  judge(answer, stop, { stops: [stop] }) === 'right';

type UnderWay = {
  hunt: HuntState;
  tour: HuntTour;
  wrong: readonly WrongAnswer[];
};

export type AcceptedInHunt = Forgiven & { tour: HuntTour };

/**
 * Adds an accepted answer to a hunt's copy of its stop, and gives back the points that the answer
 * had cost, at solved stops too.
 * @returns null when the hunt has no such stop or already has the answer, so nothing is given back
 * twice
 */
export function giveAnswer({ hunt, tour, wrong }: UnderWay, asked: AcceptedAnswer): AcceptedInHunt | null {
  const index = placeOfStop(tour, asked);
  const stop = tour.stops[index];
  if (!stop || stop.answers.some((one) => canonical(one) === canonical(asked.answer))) return null;
  const accepting = { ...stop, answers: [...stop.answers, asked.answer] };
  const given = { ...tour, stops: tour.stops.with(index, accepting) };
  const right = wrong.filter(
    (one) => one.stop_number === stop.stop_number && judge(one.answer, accepting, given) === 'right',
  );
  return { ...forgiveGuesses({ hunt, tour }, stop.stop_number, right.length), tour: given };
}

/** The index of the stop with a solution in the hunt's copy: an admin may have renumbered the tour. */
export function placeOfStop(
  { stops }: HuntTour,
  { stop_number, solution }: Pick<AcceptedAnswer, 'stop_number' | 'solution'>,
): number {
  const isIt = (stop: JudgedStop | undefined) =>
    stop !== undefined && mainAnswerOf({ answers: [...stop.answers] }) === solution;
  return isIt(stops[stop_number - 1]) ? stop_number - 1 : stops.findIndex(isIt);
}

export type AcceptedAnswer = Pick<z.output<typeof acceptAnswerInput>, 'stop_number' | 'solution' | 'answer'>;
