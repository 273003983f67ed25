/** Why some hunts are missing on the leaderboard, as its page says it. */
export const fasterThanLegsRule =
  'A result faster than legs, which nobody can have walked, is kept for its team and not shown here.';
