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

type Reached = {
  readonly phone_numbers: readonly string[];
  readonly page_players?: readonly unknown[] | undefined;
  readonly email?: string | null | undefined;
  readonly party?: unknown;
};

/**
 * Whether words to a whole hunt are read on its team's page: somebody plays there, or the hunt has no
 * phone and whoever booked it has the page by mail. A party's organiser has no team's page of their own.
 */
export const isReadOnPage = ({ phone_numbers, page_players = [], email, party }: Reached): boolean =>
  page_players.length > 0 || (phone_numbers.length === 0 && Boolean(email) && !party);

/** The name that two people would take for the same one: 'ann' and 'Ann '. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase();
