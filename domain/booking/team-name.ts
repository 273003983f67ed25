import * as z from 'zod/mini';
import { line } from '../fields/index.ts';

export const MAX_TEAM_NAME = 40;

export const teamNameTexts = {
  unreadable: 'Please choose a team name that can be read',
  marks: 'Please use fewer accents in the team name',
  scripts: 'Please write the team name in one alphabet',
  /** Only the server looks for these: abuse, links, numbers, addresses. */
  refused: 'Please choose another team name: everybody reads it on the leaderboard',
} as const;

/**
 * Characters that show nothing: those that programs are to ignore, marks without a letter, spaces
 * and the empty braille pattern.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu;
/** More marks on one letter than any language uses. */
const PILED_MARKS = /\p{M}{4,}/u;
/**
 * Alphabets whose letters look like Latin ones. A name that mixes them with Latin may imitate
 * another team's name.
 */
const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

const refine = (isFine: (name: string) => boolean, message: string) => z.refine<string>(isFine, message);

/** A team's name as typed. The leaderboard shows it to everybody. An empty name means no name. */
export const teamNameField = line(MAX_TEAM_NAME).check(
  refine((name) => name === '' || name.replace(UNSEEN, '') !== '', teamNameTexts.unreadable),
  refine((name) => !PILED_MARKS.test(name.normalize('NFC')), teamNameTexts.marks),
  refine((name) => !(LATIN.test(name) && LOOK_ALIKE.test(name)), teamNameTexts.scripts),
);
