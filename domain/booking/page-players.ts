import * as z from 'zod/mini';
import { line } from '../fields/index.ts';

export const MAX_PLAYER_NAME = 20;

export const playerNameTexts = {
  missing: 'Please enter a name that your team knows you by',
  unreadable: 'Please use a letter in the name',
} as const;

/**
 * The name of a page player, as typed. It needs a letter, so it never looks like a phone number or
 * the last digits of one.
 */
export const playerName = line(MAX_PLAYER_NAME, playerNameTexts.missing).check(
  z.minLength(1, playerNameTexts.missing),
  z.refine<string>((name) => /\p{L}/u.test(name), playerNameTexts.unreadable),
);

/** Somebody who plays on the team's page, under a name of their own. */
export const pagePlayerSchema = z.object({ name: z.string(), joined_at: z.date() });
export type PagePlayer = z.infer<typeof pagePlayerSchema>;

/** The name that two people would take for the same one: 'ann' and 'Ann '. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase();
