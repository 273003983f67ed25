import { SEARCHED_LETTERS, searchWords, wordsOf } from '../wording/search.ts';
import type { BlogPost } from './schema.ts';

/**
 * The most words of a post's text that a search finds: those of a text of about 1,000 words.
 * Visitors load these words with each summary, 3 kB of it.
 */
const MAX_WORDS = 400;
const MIN_WORD_LENGTH = 3;

/**
 * The parts of a post that a search finds while the visitor still types, by the beginnings of their
 * words.
 */
const headOf = ({ title, excerpt, author, tags }: Pick<BlogPost, 'title' | 'excerpt' | 'author' | 'tags'>) =>
  [title, excerpt, author, ...tags].join(' ');

/**
 * The words by which a search finds a post: beginnings of the words in its head, and the words of
 * its text, in the singular.
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

/**
 * The typed word that the server searches for in `postWords`: the longest; null if nothing is
 * typed.
 */
export function postWord(typed: string): string | null {
  const [longest] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest === undefined ? typed.trim() || null : keyOf(longest);
}

/** Whether a post has every typed word. The server has searched for only one of them. */
export const hasWords = ({ search }: { readonly search: readonly string[] }, typed: string): boolean =>
  wordsOf(typed).every((word) => search.includes(keyOf(word)));

const keyOf = (word: string) => singular(word).slice(0, SEARCHED_LETTERS);

/**
 * The singular, so that 'stencils' finds 'stencil'. Both sides of the comparison are changed in the
 * same way, so the function need not know every plural.
 */
function singular(word: string): string {
  if (word.length <= MIN_WORD_LENGTH) return word;
  if (/[^ae]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|ss|x|z)es$|(?<=[^us])s$/, '');
}

/** The filters of the back office's list. An empty search and 'all' filter nothing. */
export type PostListFilter = {
  readonly search: string;
  readonly status: BlogPost['status'] | 'all';
};

/**
 * The posts in the status with every searched word in title, excerpt, topic, tone, author or tags,
 * in their order.
 */
export function filterPosts<
  P extends Pick<BlogPost, 'title' | 'excerpt' | 'topic' | 'tone' | 'author' | 'tags' | 'status'>,
>(posts: readonly P[], { search, status }: PostListFilter): P[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, post.topic, post.tone, post.author, ...post.tags].join(' ').toLowerCase();
    return (status === 'all' || post.status === status) && words.every((word) => text.includes(word));
  });
}
