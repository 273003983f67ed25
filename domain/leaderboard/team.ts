import * as z from 'zod/mini';
import { whyUnlisted } from '../booking/listed.ts';
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
  changes: Pick<Booking, 'team_name' | 'unlisted' | 'too_fast'>;
  /** The new row; null for a hunt that is hidden or not completed. */
  row: LeaderboardRow | null;
  /** The team's name in the reviews of its hunt. */
  name: string;
  /** What the audit log calls the edit. */
  action: 'team_edited' | 'fast_result_shown' | 'fast_result_kept_back';
};

/**
 * Applies an admin's edit. A hunt under way gets no row now: completing it writes one if it is
 * listed. A result faster than legs is shown or kept back as such, which says nothing about the
 * team's name.
 */
export function editTeam(
  bookingId: string,
  booking: Booking,
  { team_name, listed }: Pick<z.output<typeof editTeamInput>, 'team_name' | 'listed'>,
): EditedTeam {
  const { completed_at, too_fast, unlisted = false } = booking;
  const changes: EditedTeam['changes'] = too_fast
    ? { team_name: team_name || null, unlisted: unlisted && !listed, too_fast: listed ? 'shown' : 'kept' }
    : { team_name: team_name || null, unlisted: !listed };
  const after = { ...booking, ...changes };
  const isShown = completed_at !== null && whyUnlisted(after) === null;
  return {
    changes,
    row: isShown ? leaderboardRow(bookingId, after, completed_at) : null,
    name: teamName(bookingId, changes.team_name),
    action: changes.too_fast === too_fast ? 'team_edited' : listed ? 'fast_result_shown' : 'fast_result_kept_back',
  };
}
