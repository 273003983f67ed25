import { SEARCHED_LETTERS, searchWords, wordsOf } from '../wording/search.ts';
import type { BlogPost } from './schema.ts';

/** The most words of a text that the search stores. Visitors load them, about 3 kB, with each summary. */
const MAX_WORDS = 400;
const MIN_WORD_LENGTH = 3;

/** The texts in which a search also finds the beginnings of words, while the visitor still types. */
const headOf = ({ title, excerpt, author, tags }: Pick<BlogPost, 'title' | 'excerpt' | 'author' | 'tags'>) =>
  [title, excerpt, author, ...tags].join(' ');

/**
 * The words by which a search finds a post: the beginnings of the words in its head, and the whole
 * words of its text, in the singular.
 */
export function postWords(post: Pick<BlogPost, 'title' | 'excerpt' | 'author' | 'tags' | 'content'>): string[] {
  const head = headOf(post);
  // The address of a link or a picture is not a word of the text.
  const text = post.content.replace(/\]\([^)]*\)/g, ']');
  const keys = new Set(
    wordsOf(text)
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .map(keyOf),
  );
  return [...new Set([...searchWords(head), ...wordsOf(head).map(keyOf), ...[...keys].slice(0, MAX_WORDS)])];
}

/** The longest typed word, which the server looks for in `postWords`; null if nothing is typed. */
export function postWord(typed: string): string | null {
  const [longest] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest === undefined ? typed.trim() || null : keyOf(longest);
}

/** Whether a post has every typed word. The server has searched for only one of them. */
export const hasWords = ({ search }: { readonly search: readonly string[] }, typed: string): boolean =>
  wordsOf(typed).every((word) => search.includes(keyOf(word)));

const keyOf = (word: string) => singular(word).slice(0, SEARCHED_LETTERS);

/** The singular: 'stencils' finds 'stencil'. Stored and typed words change alike, so mistakes do no harm. */
function singular(word: string): string {
  if (word.length <= MIN_WORD_LENGTH) return word;
  if (/[^ae]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|ss|x|z)es$|(?<=[^us])s$/, '');
}

export type PostListFilter = {
  readonly search: string;
  readonly status: BlogPost['status'] | 'all';
};

/** The posts in the status whose fields, other than the text, contain every searched word. */
export function filterPosts<
  P extends Pick<BlogPost, 'title' | 'excerpt' | 'topic' | 'tone' | 'author' | 'tags' | 'status'>,
>(posts: readonly P[], { search, status }: PostListFilter): P[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, post.topic, post.tone, post.author, ...post.tags].join(' ').toLowerCase();
    return (status === 'all' || post.status === status) && words.every((word) => text.includes(word));
  });
}
