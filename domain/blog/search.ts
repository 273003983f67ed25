import { searchWords, wordsOf } from '../wording/search.ts';
import type { BlogPost } from './schema.ts';

/** Letters of a word that are looked for, as many as `searchWords` has of its longest beginnings. */
const LETTERS = 8;
/** Words of a text that a post is found by: those of 1,000 words or so. Visitors load them with each summary, 3 kB of it. */
const MAX_WORDS = 400;
const SHORTEST = 3;

/** What a search looks at as it is typed: the beginnings of these words are kept, too. */
const headOf = ({ title, excerpt, author, tags }: Pick<BlogPost, 'title' | 'excerpt' | 'author' | 'tags'>) =>
  [title, excerpt, author, ...tags].join(' ');

/** What a post is found by: beginnings of the words in its head, and its text's words, each in the singular. */
export function postWords(post: Pick<BlogPost, 'title' | 'excerpt' | 'author' | 'tags' | 'content'>): string[] {
  const head = headOf(post);
  // Where a link or a picture leads is no word of the text.
  const text = post.content.replace(/\]\([^)]*\)/g, ']');
  const keys = new Set(
    wordsOf(text)
      .filter((word) => word.length >= SHORTEST)
      .map(keyOf),
  );
  return [...new Set([...searchWords(head), ...wordsOf(head).map(keyOf), ...[...keys].slice(0, MAX_WORDS)])];
}

/** The one of `postWords` that the server looks for: the longest word typed; null for nothing typed. */
export function postWord(typed: string): string | null {
  const [longest] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest === undefined ? typed.trim() || null : keyOf(longest);
}

/** Whether a post has every word typed: for what the server answered to one of them. */
export const hasWords = ({ search }: { readonly search: readonly string[] }, typed: string): boolean =>
  wordsOf(typed).every((word) => search.includes(keyOf(word)));

const keyOf = (word: string) => singular(word).slice(0, LETTERS);

/** 'stencils' is found where 'stencil' stands. Both sides go through it, so that it need not know every plural. */
function singular(word: string): string {
  if (word.length <= SHORTEST) return word;
  if (/[^ae]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|ss|x|z)es$|(?<=[^us])s$/, '');
}
