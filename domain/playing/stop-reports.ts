import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { type HuntEvent, stopReports } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { cutAtWord } from '../wording/cut.ts';
import { isPersonal } from './wrong-answers.ts';

/**
 * `stop_reports/{id of the text}`: what a player said is wrong with a stop; admins and functions
 * only. It names the hunt but no phone.
 */
export const stopReportSchema = z.object({
  tour_id: z.string(),
  /** The stop's number in the tour when the hunt began. */
  stop_number: z.int(),
  booking_id: z.string(),
  report: z.enum(stopReports),
  /** The player's words; null when they may name a person. */
  words: z.nullable(z.string()),
  at: z.date(),
  expires_at: z.date(),
});
export type StopReport = z.infer<typeof stopReportSchema>;

/** How long (ms) a report is kept: the time over which a stop is compared with its own past. */
export const REPORTS_KEPT = 90 * 86_400_000;

/** The characters of a player's words that a report keeps. */
const WORDS_LENGTH = 80;

type ReportingText = {
  id: string;
  words: string;
  booking: WithId<Pick<Booking, 'tour_id'>>;
  tour: Pick<HuntTour, 'stops'> | null;
  events: readonly HuntEvent[];
  at: Date;
};

/** The report that a text makes about a stop; empty for a text that reports nothing. */
export function reportIn({ id, words, booking, tour, events, at }: ReportingText): WithId<StopReport>[] {
  const reported = events.find((event) => event.type === 'reported');
  if (!reported) return [];
  const { report, stop_number } = reported;
  return [
    {
      id,
      tour_id: booking.tour_id,
      stop_number: tour?.stops[stop_number - 1]?.tour_stop ?? stop_number,
      booking_id: booking.id,
      report,
      words: isPersonal(words) ? null : cutAtWord(words, WORDS_LENGTH),
      at,
      expires_at: new Date(at.getTime() + REPORTS_KEPT),
    },
  ];
}
