import * as z from 'zod/mini';
import type { Booking } from '../booking/schema.ts';
import { teamNameField } from '../booking/team-name.ts';
import { documentId } from '../fields/index.ts';
import { type LeaderboardRow, leaderboardRow, teamName } from './row.ts';

/** Input of the callable `editTeam`. `team_name`: null for none; `listed`: whether the leaderboard shows its hunt. */
export const editTeamInput = z.strictObject({
  booking_id: documentId,
  request_id: documentId,
  team_name: z.nullable(teamNameField),
  listed: z.boolean(),
});

/** What changes in public when an admin renames a team, or takes its hunt off the leaderboard or puts it back. */
export type EditedTeam = {
  changes: Pick<Booking, 'team_name' | 'unlisted'>;
  /** Its row from now on; null when it has none: hidden, or not finished. */
  row: LeaderboardRow | null;
  /** How the reviews of its hunt name it. */
  name: string;
};

/** A hunt that is not finished yet gets its row, or none, when it is. */
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
