import { withoutSignature } from '../sms/signature.ts';
import { ENGLISH } from './lexicon.ts';
import { type Manner, mannerOf } from './manner.ts';
import { isMark, plainWords } from './plain-words.ts';
import { type Rule, rules } from './rules/index.ts';
import { readings } from './spelling/index.ts';
import { type Place, placesOf, type Tags, tagsOf } from './tags.ts';
import type { Concept } from './words/english.ts';

/** Words that take a meaning away stand at most this many words from it. */
const NEAR = 5;
/** The person who does something stands at most this many words before it. */
const FAR = 6;

/** Beside a trifle or laughter, only a rule that `isStrong` counts. */
const UNHURT: readonly Concept[] = ['joking', 'trifle'];
const NONE: readonly Concept[] = [];

/** How many words one place is behind another. 1 is next to it; 0 or less is in it or before it. */
const gap = (before: Place, after: Place) => after.from - before.to;

const follows = (after: Place, before: Place, within: number) =>
  gap(before, after) >= 1 && gap(before, after) <= within;

const isNear = (one: Place, other: Place, within: number) => follows(one, other, within) || follows(other, one, within);

/** How surely somebody is in danger. */
export type Strength = 'strong' | 'weak';

type Text = { tags: Tags; manner: Manner; length: number };

/** The places of what a rule looks for around its two concepts. */
function aroundOf({ options }: Rule, tags: Tags) {
  const { after, notAfter = NONE, unless = NONE, isStrong } = options;
  const unhurt = isStrong ? [] : placesOf(UNHURT, tags);
  return {
    after: after && placesOf(after, tags),
    notAfter: placesOf(notAfter, tags),
    unless: [...placesOf(unless, tags), ...unhurt],
  };
}

/** Whether the words around two concepts leave them their meaning. */
function isMeant(one: Place, other: Place, { after, notAfter, unless }: ReturnType<typeof aroundOf>): boolean {
  const isThere = (places: readonly Place[], within: number) => places.some((place) => follows(one, place, within));
  return (
    !unless.some((place) => isNear(one, place, NEAR) || isNear(other, place, NEAR)) &&
    !isThere(notAfter, NEAR) &&
    (!after || isThere(after, FAR))
  );
}

function rings(rule: Rule, { tags, manner, length }: Text): boolean {
  const { first, second, within, isInOrder, options } = rule;
  const { when = 'unless named', isAll = false, isStrong = false } = options;
  if (when === 'told' ? manner !== 'tells' : when === 'unless named' && manner === 'names') return false;
  if (!isStrong && tags.has('reassured')) return false;
  const ones = placesOf(first, tags);
  if (ones.length === 0) return false;
  const others = second && placesOf(second, tags);
  if (others?.length === 0) return false;
  const around = aroundOf(rule, tags);
  if (!others) return ones.some((one) => (!isAll || one.to - one.from + 1 === length) && isMeant(one, one, around));
  const isPair = (one: Place, other: Place) => (isInOrder ? follows(other, one, within) : isNear(one, other, within));
  return ones.some((one) => others.some((other) => isPair(one, other) && isMeant(one, other, around)));
}

function heardIn(text: string): Strength | null {
  const words = readings(plainWords(text));
  const length = words.filter(([word = '']) => !isMark(word)).length;
  let heard: Strength | null = null;
  for (const [language, tags] of tagsOf(words)) {
    // The puzzles are in English, so a text in another language does not name what is on a mural.
    const manner = language === ENGLISH ? mannerOf(words, tags) : 'tells';
    for (const rule of rules) {
      if ((heard && !rule.options.isStrong) || !rings(rule, { tags, manner, length })) continue;
      if (rule.options.isStrong) return 'strong';
      heard = 'weak';
    }
  }
  return heard;
}

/**
 * How surely a text says that somebody is in danger: hurt, ill, threatened, touched, robbed, trapped, a lost
 * child, or thinking of self-harm; null if it does not. `weak`: people may also say it around an answer
 * ('lock, my uncle fell in one'). The rules are wide rather than exact, because a false alarm costs an admin
 * one row (docs/decisions/danger-is-asked-first.md).
 */
export function dangerOf(text: string): Strength | null {
  // What looks like a signature may be a cry, and a cry of one word may have a signature. So we read the text
  // with and without it.
  const above = withoutSignature(text);
  const heard = heardIn(text);
  return heard === 'strong' || above === text ? heard : (heardIn(above) ?? heard);
}

export const dangerIn = (text: string): boolean => dangerOf(text) !== null;
