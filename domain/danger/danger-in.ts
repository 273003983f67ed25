import { withoutSignature } from '../sms/signature.ts';
import { ENGLISH } from './lexicon.ts';
import { type Manner, mannerOf } from './manner.ts';
import { isMark, plainWords } from './plain-words.ts';
import { type Rule, rules } from './rules/index.ts';
import { readings } from './spelling/index.ts';
import { type Place, placesOf, type Tags, tagsOf } from './tags.ts';

/** What takes a meaning away stands at most this many words from it. */
const NEAR = 4;
/** Who does something stands at most this many words before it. */
const FAR = 6;

/** How many words one place is behind another: 1 is next to it, 0 or less in it or before it. */
const gap = (before: Place, after: Place) => after.from - before.to;

const follows = (after: Place, before: Place, within: number) =>
  gap(before, after) >= 1 && gap(before, after) <= within;

const isNear = (one: Place, other: Place, within: number) => follows(one, other, within) || follows(other, one, within);

type Text = { tags: Tags; manner: Manner; length: number };

/** Whether the words around two places leave them their meaning. */
function isMeant(one: Place, other: Place, { options }: Rule, { tags, length }: Text): boolean {
  const { after, notAfter = [], unless = [], isAll } = options;
  const isThere = (places: readonly Place[], within: number) => places.some((place) => follows(one, place, within));
  return (
    !placesOf(unless, tags).some((place) => isNear(one, place, NEAR) || isNear(other, place, NEAR)) &&
    !isThere(placesOf(notAfter, tags), NEAR) &&
    (!after || isThere(placesOf(after, tags), FAR)) &&
    (!isAll || one.to - one.from + 1 === length)
  );
}

function rings(rule: Rule, text: Text): boolean {
  const { first, second, within, isInOrder, options } = rule;
  const { when = 'unless named' } = options;
  if (when === 'told' ? text.manner !== 'tells' : when === 'unless named' && text.manner === 'names') return false;
  const ones = placesOf(first, text.tags);
  if (!second) return ones.some((one) => isMeant(one, one, rule, text));
  const others = ones.length > 0 ? placesOf(second, text.tags) : [];
  return ones.some((one) =>
    others.some(
      (other) =>
        (isInOrder ? follows(other, one, within) : isNear(one, other, within)) && isMeant(one, other, rule, text),
    ),
  );
}

function isHeardIn(text: string): boolean {
  const words = readings(plainWords(text));
  const length = words.filter(([word = '']) => !isMark(word)).length;
  return [...tagsOf(words)].some(([language, tags]) => {
    // The puzzles are in English: who writes in another language names no mural.
    const manner = language === ENGLISH ? mannerOf(words, tags) : 'tells';
    return rules.some((rule) => rings(rule, { tags, manner, length }));
  });
}

/**
 * Whether a text says that somebody is hurt, ill, in danger, threatened, touched, robbed, trapped,
 * lost as a child, or thinking of harming themselves. Wide rather than exact: a false alarm costs an
 * admin one row. docs/decisions/danger-is-asked-first.md says how that was measured.
 */
export function dangerIn(text: string): boolean {
  // What looks like a signature may be a cry, and a cry of one word may have one.
  const above = withoutSignature(text);
  return isHeardIn(text) || (above !== text && isHeardIn(above));
}
