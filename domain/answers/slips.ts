/** A word of this many letters is still the word with one slip; a shorter one may be another word. */
export const LONG_WORD = 6;

/** A word with fewer letters than this may have no slip at all. */
export const SHORT_WORD = 4;

/**
 * How many slips lie between two words: missing, extra or wrong letters and swapped neighbours (the
 * "optimal string alignment" distance). Only letters slip: other digits make another number.
 * @returns 0, 1 or 2; `null` for more
 */
export function slipsBetween(given: string, wanted: string): number | null {
  if (given === wanted) return 0;
  const digits = (word: string) => word.replace(/\D+/g, ' ').trim();
  if (Math.abs(given.length - wanted.length) > 2 || digits(given) !== digits(wanted)) return null;
  const [a, b] = [[...given], [...wanted]];
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const cost = letter === other ? 0 : 1;
      const least = Math.min((row[j] ?? 0) + cost, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      next.push(swapped ? Math.min(least, (before[j - 1] ?? 0) + 1) : least);
    }
    [before, row] = [row, next];
  }
  const slips = row.at(-1) ?? 0;
  return slips <= 2 ? slips : null;
}
