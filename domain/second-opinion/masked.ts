import { names } from '../answers/chatter.ts';
import { withoutPersonal } from '../wording/personal.ts';

const firstNames: ReadonlySet<string> = new Set(names);

/** First names that are cut only with a capital letter, because they are words too. */
const alsoWords: ReadonlySet<string> = new Set(['dawn', 'grace', 'jack', 'jade', 'nick', 'rob', 'sue', 'will']);

/** What is cut, and what stands in its place. Addresses come before numbers, which they contain. */
const cuts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:app|com|io|london|net|org|uk)\b\S*/giu, '[link]'],
  [/(?<![\p{L}\d])@[\p{L}\d._]{2,}/gu, '[name]'],
  [/\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}\b/gi, '[address]'],
  [/\b(?:apartment|apt|flat) \d+\w?/gi, '[address]'],
  [
    /\b\d+[a-z]?,? (?:[\p{L}'’-]+ ){1,3}(?:avenue|ave|crescent|drive|gardens|lane|mews|road|rd|square|street|terrace)\b/giu,
    '[address]',
  ],
  [/\d(?:[\s.-]?\d){4,}/g, '[number]'],
];

/** The name behind 'my name is', whatever it is. */
const introduced = /(\b(?:her|his|my|their) name(?: is|['’]s) )\p{L}[\p{L}'’-]*/giu;

/**
 * A player's text as the AI vendor gets it: without numbers, addresses, links and names that could tell
 * who a person is.
 * @param people the names of the players and of their team
 */
export function maskedText(text: string, people: readonly string[]): string {
  let masked = withoutPersonal(text).text;
  for (const [pattern, mark] of cuts) masked = masked.replace(pattern, mark);
  for (const person of people.toSorted((a, b) => b.length - a.length)) masked = withoutName(masked, person);
  masked = masked.replace(introduced, '$1[name]');
  return masked.replace(/\p{L}[\p{L}'’-]*/gu, (word) => (isFirstName(word) ? '[name]' : word));
}

/** A text without a name: the whole name, and each of its words that is long enough to be one. */
function withoutName(text: string, person: string): string {
  const words = person.split(/\s+/).filter((word) => word.length >= 3 && /^\p{Lu}/u.test(word));
  const parts = [person.trim(), ...words].filter((part) => part.length >= 2);
  return parts.reduce(
    (left, part) => left.replace(new RegExp(`(?<!\\p{L})${literal(part)}(?!\\p{L})`, 'giu'), '[name]'),
    text,
  );
}

/** A pattern that matches exactly this text. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function isFirstName(word: string): boolean {
  const bare = word.replace(/['’]s?$/, '');
  const lower = bare.toLowerCase();
  return firstNames.has(lower) && (bare !== lower || !alsoWords.has(lower));
}
