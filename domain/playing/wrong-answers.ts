import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { canonical } from '../commands/commands.ts';
import { lengthLimits } from '../hunt/limits.ts';
import type { HuntEvent } from '../hunt/text-to-hunt.ts';
import type { HuntStop, HuntTour } from '../hunt/tour.ts';
import { wordsOfAnswer } from '../hunt/tries.ts';
import type { WithId } from '../query/index.ts';
import { withoutContactDetails } from '../wording/personal.ts';

/**
 * `wrong_answers/{id of the text}`: for the tour editor; admins and functions only. It names the
 * hunt, whose points an admin may give back, but no phone.
 */
export const wrongAnswerSchema = z.object({
  tour_id: z.string(),
  booking_id: z.string(),
  /** The stop's number in the hunt's own copy of the tour. */
  stop_number: z.int(),
  /** The stop's first answer, which identifies the stop even when the tour is rearranged. */
  solution: z.string(),
  /** The answer in small letters, without what people say before and after it. */
  answer: z.string(),
  at: z.date(),
  expires_at: z.date(),
});
export type WrongAnswer = z.infer<typeof wrongAnswerSchema>;

/** How long (ms) a wrong answer is kept: Firestore's TTL policy then deletes it. */
const WRONG_ANSWERS_KEPT = 90 * 86_400_000;

/** The stop's main answer. Wrong answers find their stop by it after the stop's number has changed. */
export const mainAnswerOf = ({ answers }: Pick<HuntStop, 'answers'>): string => canonical(answers[0] ?? '');

type PlayedText = {
  id: string;
  booking: WithId<Pick<Booking, 'hunt' | 'tour_id'>>;
  tour: Pick<HuntTour, 'stops'> | null;
  events: readonly HuntEvent[];
  at: Date;
};

/**
 * The wrong answer to store; empty if the text was none, is too long to be accepted, or may name a person.
 */
export function wrongAnswersToStore({ id, booking, tour, events, at }: PlayedText): WithId<WrongAnswer>[] {
  const wrong = events.find((event) => event.type === 'wrong');
  const stop = tour?.stops[booking.hunt.stop_number - 1];
  if (!wrong || !stop) return [];
  const answer = wordsOfAnswer(wrong.answer, stop);
  if (answer === '' || answer.length > lengthLimits.stop.answer || isPersonal(wrong.answer)) return [];
  return [
    {
      id,
      tour_id: booking.tour_id,
      booking_id: booking.id,
      stop_number: stop.stop_number,
      solution: mainAnswerOf(stop),
      answer,
      at,
      expires_at: new Date(at.getTime() + WRONG_ANSWERS_KEPT),
    },
  ];
}

/** Whether a text has a number or an address of a person. Five digits are no answer to any stop. */
export const isPersonal = (text: string) =>
  /\d[\d\s-]{3,}\d|@|www\.|:\/\//i.test(text) || withoutContactDetails(text).found;

export type FrequentAnswer = { answer: string; times: number; hunts: number };

/** The most frequent first; of equally frequent ones the latest. */
export function frequentAnswers(toStop: readonly WrongAnswer[], most: number): FrequentAnswer[] {
  const newest = toStop.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return [...Map.groupBy(newest, ({ answer }) => answer)]
    .map(([answer, given]) => ({
      answer,
      times: given.length,
      hunts: new Set(given.map(({ booking_id }) => booking_id)).size,
    }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, most);
}
