import { MAX_PARTICIPANTS } from '../booking/limits.ts';

/**
 * Shares a whole number out in proportion to weights. The shares add up to the number. What is left
 * by rounding down goes to the largest fractions, the earlier first.
 * @param total at least 0
 * @param weights at least 0 each; if all are 0, each counts the same
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((all, share) => all + share, 0);
  const largest = exact
    .map((share, n) => ({ n, fraction: share - Math.floor(share) }))
    .toSorted((a, b) => b.fraction - a.fraction || a.n - b.n);
  for (const { n } of largest.slice(0, left)) shares[n] = (shares[n] ?? 0) + 1;
  return shares;
}

/** The fewest teams that hold so many people. */
export const fewestTeams = (people: number): number => Math.max(1, Math.ceil(people / MAX_PARTICIPANTS));

/** So many people in so many teams of almost the same size, the larger teams first. */
export const evenTeams = (people: number, teams: number = fewestTeams(people)): number[] =>
  shareOut(
    people,
    Array.from({ length: teams }, () => 1),
  ).filter((size) => size > 0);
