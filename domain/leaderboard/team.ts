import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { teamNameField } from '../booking/team-name.ts';
import { documentId } from '../fields/index.ts';
import { type LeaderboardRow, leaderboardRow, teamName } from './row.ts';

/**
 * Input of the callable `editTeam`. `team_name` is null for no name; `listed` is whether the
 * leaderboard shows the hunt.
 */
export const editTeamInput = z.strictObject({
  booking_id: documentId,
  request_id: documentId,
  team_name: z.nullable(teamNameField),
  listed: z.boolean(),
});

/**
 * The public changes when an admin renames a team, hides its hunt from the leaderboard or shows it
 * again.
 */
export type EditedTeam = {
  changes: Pick<Booking, 'team_name' | 'unlisted'>;
  /** The new row; null for a hunt that is hidden or not completed. */
  row: LeaderboardRow | null;
  /** The team's name in the reviews of its hunt. */
  name: string;
};

/**
 * Applies an admin's edit. A hunt under way gets no row now: completing it writes one if it is
 * listed.
 */
export function editTeam(
  bookingId: string,
  booking: Booking,
  { team_name, listed }: Pick<z.output<typeof editTeamInput>, 'team_name' | 'listed'>,
): EditedTeam {
  const changes = { team_name: team_name || null, unlisted: !listed };
  const { completed_at } = booking;
  const isShown = listed && completed_at !== null;
  return {
    changes,
    row: isShown ? leaderboardRow(bookingId, { ...booking, ...changes }, completed_at) : null,
    name: teamName(bookingId, changes.team_name),
  };
}
