import { ENGLISH } from './lexicon.ts';
import { type Manner, mannerOf } from './manner.ts';
import { END, plainWords, SHOUT } from './plain-words.ts';
import { type Rule, rules } from './rules.ts';
import { readings } from './spelling.ts';
import { type Place, type Tags, tagsOf } from './tags.ts';
import type { Concept } from './words/english.ts';

/** What takes a meaning away stands at most this many words from it. */
const NEAR = 4;
/** Who does something stands at most this many words before it. */
const FAR = 6;

const placesOf = (concepts: readonly Concept[], tags: Tags) => concepts.flatMap((concept) => tags.get(concept) ?? []);

/** How many words one place is behind another: 1 is next to it, 0 or less in it or before it. */
const gap = (before: Place, after: Place) => after.from - before.to;

const isNear = (one: Place, other: Place, within: number) => {
  const apart = Math.max(gap(one, other), gap(other, one));
  return apart >= 1 && apart <= within;
};

function rings({ first, second, within = 1, isInOrder, isAll, after, notAfter = [], unless = [], when = 'unless named' }: Rule, tags: Tags, manner: Manner, length: number): boolean {
  if (when === 'told' ? manner !== 'tells' : when === 'unless named' && manner === 'names') return false;
  const firsts = placesOf(first, tags);
  if (firsts.length === 0) return false;
  const harmless = placesOf(unless, tags);
  const subjects = placesOf(notAfter, tags);
  const before = after && placesOf(after, tags);
  const stands = (from: Place, to: Place = from) =>
    !harmless.some((place) => isNear(from, place, NEAR) || isNear(to, place, NEAR)) &&
    !subjects.some((place) => gap(place, from) >= 1 && gap(place, from) <= NEAR) &&
    (!before || before.some((place) => gap(place, from) >= 1 && gap(place, from) <= FAR)) &&
    (!isAll || from.to - from.from + 1 === length);
  if (!second) return firsts.some((place) => stands(place));
  const seconds = placesOf(second, tags);
  return firsts.some((one) =>
    seconds.some(
      (other) => (isInOrder ? gap(one, other) >= 1 && gap(one, other) <= within : isNear(one, other, within)) && stands(one, other),
    ),
  );
}

/**
 * Whether a text says that somebody is hurt, ill, in danger, threatened, touched, robbed, trapped,
 * lost as a child, or thinks of harming themselves. Wide rather than exact: a false alarm costs an
 * admin one row. docs/decisions/danger-is-asked-first.md says how that was measured.
 */
export function dangerIn(text: string): boolean {
  const words = readings(plainWords(text));
  const length = words.filter(([word]) => word !== END && word !== SHOUT).length;
  const tags = tagsOf(words);
  return [...tags].some(([language, found]) => {
    const manner = language === ENGLISH ? mannerOf(words, found) : 'tells';
    return rules.some((rule) => rings(rule, found, manner, length));
  });
}
