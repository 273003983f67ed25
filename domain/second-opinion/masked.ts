import { chatterWords, names } from '../answers/chatter.ts';
import { withoutContactDetails } from '../wording/personal.ts';

const firstNames: ReadonlySet<string> = new Set(names);

/** Names that are cut only with a capital letter, because they are words too. */
const alsoWords: ReadonlySet<string> = new Set([
  ...['dawn', 'grace', 'jack', 'jade', 'nick', 'rob', 'sue', 'will'],
  ...chatterWords,
]);

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

/** Who may be named in a text: the players of the hunt, and their team. */
export type Named = { readonly players: readonly string[]; readonly team: string | null };

/** A player's text as the AI vendor gets it: without numbers, addresses, links and names. */
export function maskedText(text: string, { players, team }: Named): string {
  let masked = withoutContactDetails(text).text;
  for (const [pattern, mark] of cuts) masked = masked.replace(pattern, mark);
  if (team?.trim()) masked = masked.replace(new RegExp(literal(team.trim()), 'giu'), '[name]');
  masked = masked.replace(introduced, '$1[name]');
  const own = new Set(players.flatMap((name) => name.toLowerCase().match(word) ?? []));
  return masked.replace(word, (one) => (isName(one, own) ? '[name]' : one));
}

const word = /\p{L}[\p{L}'’-]*/gu;

/** A pattern that matches exactly this text. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function isName(said: string, own: ReadonlySet<string>): boolean {
  const bare = said.replace(/['’]s?$/, '');
  const lower = bare.toLowerCase();
  return (own.has(lower) || firstNames.has(lower)) && (bare !== lower || !alsoWords.has(lower));
}
