import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { canonical } from '../commands/commands.ts';
import { textLimits } from '../hunt/limits.ts';
import type { HuntEvent } from '../hunt/text-to-hunt.ts';
import type { HuntStop, HuntTour } from '../hunt/tour.ts';
import { wordsOfAnswer } from '../hunt/tries.ts';
import type { WithId } from '../query/index.ts';
import { withoutPersonal } from '../wording/personal.ts';

/**
 * `wrong_answers/{id of the text}`: a wrong answer to a stop, for the tour editor; admins and functions only. It names its hunt, whose
 * points may be given back, and no phone; it ends after `WRONG_ANSWERS_KEPT`.
 */
export const wrongAnswerSchema = z.object({
  tour_id: z.string(),
  booking_id: z.string(),
  /** The stop's number in the hunt's own copy of the tour. */
  stop_number: z.int(),
  /** The stop's first answer, by which it is known however the tour is rearranged. */
  solution: z.string(),
  /** What was answered: small letters, without what people say before and after. */
  answer: z.string(),
  at: z.date(),
  expires_at: z.date(),
});
export type WrongAnswer = z.infer<typeof wrongAnswerSchema>;

/** For how long (ms) a wrong answer is kept: Firestore's TTL policy deletes it then. */
const WRONG_ANSWERS_KEPT = 90 * 86_400_000;

/** What a stop is known by. */
export const solutionOf = ({ answers }: Pick<HuntStop, 'answers'>): string => canonical(answers[0] ?? '');

type Heard = {
  id: string;
  booking: WithId<Pick<Booking, 'hunt' | 'tour_id'>>;
  tour: Pick<HuntTour, 'stops'> | null;
  events: readonly HuntEvent[];
  at: Date;
};

/** The wrong answer that a text of a hunt was, as it is kept; none where it was something else, could not be accepted, or may name somebody. */
export function wrongAnswerIn({ id, booking, tour, events, at }: Heard): WithId<WrongAnswer>[] {
  const wrong = events.find((event) => event.type === 'wrong');
  const stop = tour?.stops[booking.hunt.stop_number - 1];
  if (!wrong || !stop) return [];
  const answer = wordsOfAnswer(wrong.answer, stop);
  if (answer === '' || answer.length > textLimits.stop.answer || isPersonal(wrong.answer)) return [];
  return [
    {
      id,
      tour_id: booking.tour_id,
      booking_id: booking.id,
      stop_number: stop.stop_number,
      solution: solutionOf(stop),
      answer,
      at,
      expires_at: new Date(at.getTime() + WRONG_ANSWERS_KEPT),
    },
  ];
}

/** Whether a text has a number or an address in it at which somebody could be reached; five digits are no answer to anything. */
const isPersonal = (text: string) => /\d[\d\s-]{3,}\d|@|www\.|:\/\//i.test(text) || withoutPersonal(text).found;

/** One wrong answer of a stop, as often as it was given. */
export type FrequentAnswer = { answer: string; times: number; hunts: number };

/** The wrong answers to the stop with a solution, the most frequent first; among equals the one given last. */
export function frequentAnswers(wrong: readonly WrongAnswer[], solution: string, most: number): FrequentAnswer[] {
  const ofStop = wrong.filter((one) => one.solution === solution).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return [...Map.groupBy(ofStop, ({ answer }) => answer)]
    .map(([answer, given]) => ({
      answer,
      times: given.length,
      hunts: new Set(given.map(({ booking_id }) => booking_id)).size,
    }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, most);
}
