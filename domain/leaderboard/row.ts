import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { secondsPlayed } from '../hunt/current-message.ts';
import { londonMonth, londonWeek } from '../time/index.ts';

/** `leaderboard/{bookingId}`, public. `week` and `month` are those of London. */
export const leaderboardRowSchema = z.object({
  name: z.string(),
  type: z.enum(['group', 'individual']),
  score: z.int(),
  /**
   * The seconds that the score counts, without rewards and pauses. Hunts before 25 November 2026
   * have the seconds from START to the last answer.
   */
  completion_time: z.int(),
  tour_id: z.string(),
  tour: z.string(),
  members: z.int(),
  completed_at: z.date(),
  week: z.string(),
  month: z.string(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRowSchema>;

export const leaderboardPeriods = ['week', 'month', 'all'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

/** The name that the team chose, else 'Team' with the last three characters of the booking id. */
export function teamName(bookingId: string, chosen: string | null): string {
  return chosen?.trim() || `Team ${bookingId.slice(-3)}`;
}

/** The name that everybody reads: not a name that is hidden after a report. */
export const publicTeamName = (
  bookingId: string,
  { team_name, name_hidden }: Pick<Booking, 'team_name' | 'name_hidden'>,
): string => teamName(bookingId, name_hidden ? null : team_name);

/** The public row of a completed hunt. It carries no phone number and no e-mail address. */
export function leaderboardRow(bookingId: string, booking: Booking, completedAt: Date): LeaderboardRow {
  return {
    name: publicTeamName(bookingId, booking),
    type: booking.participants > 1 ? 'group' : 'individual',
    score: booking.hunt.score,
    completion_time: secondsPlayed(booking.hunt),
    tour_id: booking.tour_id,
    tour: booking.tour_name,
    members: booking.participants,
    completed_at: completedAt,
    week: londonWeek(completedAt),
    month: londonMonth(completedAt),
  };
}
