import { hierarchySlug } from '../slug/index.ts';
import { numberSought, numberWords } from '../typed-phone/index.ts';
import { SEARCHED_LETTERS, wordsOf } from '../wording/search.ts';

/** The longest key in characters: enough to tell one tour from any other. */
const MAX_KEY_LENGTH = 20;
/** How many of a number's newest tours the search knows. */
const MAX_TOURS = 5;

const beginnings = (text: string) =>
  Array.from({ length: Math.min(text.length, MAX_KEY_LENGTH) }, (_, n) => text.slice(0, n + 1));

const words = (name: string) => hierarchySlug(name).replaceAll('-', ' ');

/**
 * The search keys of a conversation: those of its number, and the beginnings of its tours' and players' names
 * from each word on. Firestore cannot search within a text. One field of keys needs one index, and the list
 * keeps its order and cursor.
 */
export function searchKeys(phone: string | null, tours: readonly string[], players: readonly string[] = []): string[] {
  const phrases = [...tours.slice(0, MAX_TOURS), ...players].flatMap((phrase) => {
    const name = words(phrase).split(' ');
    return name.map((_, from) => name.slice(from).join(' '));
  });
  return [...new Set([...(phone === null ? [] : numberWords(phone)), ...phrases.flatMap(beginnings)])];
}

/**
 * The keys that a typed search looks for; any one of them is enough. Empty when nothing is typed. A search
 * without a letter or digit matches nothing.
 */
export function keysSought(typed: string): readonly string[] {
  const text = typed.trim();
  if (text === '') return [];
  return [...(numberSought(text) ?? []), words(text).slice(0, MAX_KEY_LENGTH) || text];
}

/** The most words by which a text is found, and their fewest letters. Each word is an index entry. */
const MAX_WORDS = 20;
const MIN_LETTERS = 3;

/** The words by which the back office finds a text: the first letters of each. */
export function textWords(content: string): string[] {
  const words = wordsOf(content).filter((word) => word.length >= MIN_LETTERS);
  return [...new Set(words.map((word) => word.slice(0, SEARCHED_LETTERS)))].slice(0, MAX_WORDS);
}

/** The entry of `textWords` that a typed search asks for: the longest typed word. */
export function textWord(typed: string): string {
  const [longest = ''] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest.slice(0, SEARCHED_LETTERS) || typed;
}
