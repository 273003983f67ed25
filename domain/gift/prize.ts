import { after, endOfDayMonthsAfter } from '../time/index.ts';
import { CONTEST_PRIZE_TOURS, PRIZE_DAYS } from '../wording/figures.ts';
import { givenGift } from './draft.ts';
import type { Gift } from './schema.ts';

/** The id of the prize of a week's round (`2026-W47`) among the gifts. */
export const prizeIdOf = (week: string): string => `prize_${week}`;

/** The gift that the winner of the photo contest gets. @param code_hash the hash of its code */
export function prizeGift(
  { title, submission_id }: { readonly title: string; readonly submission_id: string },
  code_hash: string,
  now: Date,
): Gift {
  const expires_at = endOfDayMonthsAfter(after(now, PRIZE_DAYS * 86_400_000), 0);
  const of = { code_hash, reason: `Photo contest: ${title}`, submission_id, expires_at };
  return givenGift('prize', { kind: 'hunts', hunts: CONTEST_PRIZE_TOURS }, of, now);
}
