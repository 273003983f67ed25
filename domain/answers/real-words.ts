import { englishWords } from './english-words.ts';
import { describingWords, everydayThings, things } from './things.ts';

let lists: { words: ReadonlySet<string>; things: ReadonlySet<string> } | undefined;

/** Whether a word, in lower case, is an English word: in one of the lists, or a form of a verb. */
export function isRealWord(word: string): boolean {
  lists ??= {
    words: new Set(englishWords),
    things: new Set([...things, ...everydayThings, ...describingWords]),
  };
  const { words } = lists;
  return lists.things.has(word) || words.has(word) || verbsOf(word).some((verb) => words.has(verb));
}

/** The verbs that a form in '-ed' or '-ing' may come from: 'hop' and 'hope' for 'hoping'. */
function verbsOf(word: string): string[] {
  const stem = /^(.{2,})(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, stem.replace(/([^aeiou])\1$/, '$1'), stem.replace(/i$/, 'y')];
}
