import * as z from 'zod/mini';
import { pageToken } from '../booking/booking-page.ts';
import { whyUnlisted } from '../booking/listed.ts';
import type { Booking } from '../booking/schema.ts';
import { teamNameField } from '../booking/team-name.ts';
import { documentId } from '../fields/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { type LeaderboardRow, leaderboardRow, publicTeamName } from './row.ts';
import { nameTeamTexts } from './texts.ts';

/** `team_name`: null removes the name. `listed`: whether the leaderboard shows the hunt. */
export const editTeamInput = z.strictObject({
  booking_id: documentId,
  request_id: documentId,
  team_name: z.nullable(teamNameField),
  listed: z.boolean(),
});

export type EditedTeam = {
  changes: Pick<Booking, 'team_name' | 'unlisted' | 'too_fast' | 'name_removed' | 'name_hidden'>;
  /** The new row; null for a hunt that is hidden or not completed. */
  row: LeaderboardRow | null;
  /** The team's name in the reviews of its hunt. */
  name: string;
  /** What the audit log calls the edit. */
  action: 'team_edited' | 'fast_result_shown' | 'fast_result_kept_back';
};

type NamedTeam = Omit<EditedTeam, 'action'>;

/**
 * Applies an admin's edit. A hunt under way gets its row when it is completed. For a result that is
 * faster than people can walk, the admin's decision to show it or keep it back is stored too.
 */
export function editTeam(
  bookingId: string,
  booking: Booking,
  { team_name, listed }: Pick<z.output<typeof editTeamInput>, 'team_name' | 'listed'>,
): EditedTeam {
  const { too_fast, unlisted = false } = booking;
  const changes: EditedTeam['changes'] = too_fast
    ? { team_name: team_name || null, unlisted: unlisted && !listed, too_fast: listed ? 'shown' : 'kept' }
    : { team_name: team_name || null, unlisted: !listed };
  if (booking.team_name !== null && changes.team_name === null) changes.name_removed = true;
  // An admin has chosen the new name, so everybody may read it.
  if (booking.name_hidden && changes.team_name !== booking.team_name) changes.name_hidden = false;
  return {
    ...namedAnew(bookingId, booking, changes),
    action: changes.too_fast === too_fast ? 'team_edited' : listed ? 'fast_result_shown' : 'fast_result_kept_back',
  };
}

/** Input of the callable `nameTeam`: the name that a team without one gives itself after its hunt. */
export const nameTeamInput = z.strictObject({
  token: pageToken,
  team_name: teamNameField.check(z.minLength(1, nameTeamTexts.empty)),
});

type Nameable = Pick<Booking, 'team_name' | 'name_removed' | 'hunt'>;

/** Whether a team may give itself a name: its hunt is done, and nobody has named it or taken its name away. */
export const mayNameTeam = ({ team_name, name_removed, hunt }: Nameable): boolean =>
  hunt.phase === 'completed' && team_name === null && !name_removed;

export function nameTeam(bookingId: string, booking: Booking, team_name: string): Decision<NamedTeam | null> {
  if (booking.team_name === team_name) return decided(null);
  if (!mayNameTeam(booking))
    return refused({ code: 'failed-precondition', message: nameTeamTexts.refused, field: 'team_name' });
  return decided(namedAnew(bookingId, booking, { team_name }));
}

/** What a team's changed name or place means for the public: its row, and its name in reviews. */
function namedAnew(bookingId: string, booking: Booking, changes: EditedTeam['changes']): NamedTeam {
  const after = { ...booking, ...changes };
  const { completed_at } = after;
  const isShown = completed_at !== null && whyUnlisted(after) === null;
  return {
    changes,
    row: isShown ? leaderboardRow(bookingId, after, completed_at) : null,
    name: publicTeamName(bookingId, after),
  };
}
