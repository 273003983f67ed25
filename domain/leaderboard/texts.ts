/** Why some hunts are missing on the leaderboard, as its page says it. */
export const fasterThanLegsRule =
  'A result faster than legs, which nobody can have walked, is kept for its team and not shown here.';

/** What a team that names itself after its hunt is told. */
export const nameTeamTexts = {
  empty: 'Please type a name',
  refused: 'This team cannot be named here any more',
} as const;
