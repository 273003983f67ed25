import { cutAtWord } from '../../wording/cut.ts';
import { withoutContactDetails } from '../../wording/personal.ts';
import type { GeneratedPost } from '../calls.ts';
import { postLimits } from '../limits.ts';
import { DEFAULT_TAGS, EXCERPT_TARGET, slugOfTitle, TITLE_TARGET } from '../save.ts';
import { countWords } from '../schema.ts';
import { safeMarkdown } from './markdown.ts';
import type { PostAnswer } from './prompts.ts';

/** A post without its picture. The model does not choose the picture. */
export type CleanPost = Omit<GeneratedPost, 'featuredImage' | 'imageCredit' | 'artist'>;

/** After cleaning, an article with fewer words than this is rejected. */
const FEWEST_WORDS = 150;

const MAX_TAGS = 8;
const CONTENT_MAX = 60_000;

/** One line of plain text without markup, addresses and phone numbers, at most `max` characters. */
function plainLine(text: string, max: number): string {
  const bare = text
    .replace(/<[^>]*>?/g, ' ')
    .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^)]*\))*\)/g, '$1')
    .replace(/(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b(?:javascript|data|vbscript|mailto|tel):\S*/gi, ' ')
    .replace(/[`*_#<>|\\]+/g, ' ')
    .replace(/\p{Cc}+/gu, ' ');
  return cutAtWord(withoutContactDetails(bare).text, max, '');
}

/**
 * The model's answer as a post whose lengths, tags and slug follow the usual rules. Whatever could
 * run as code, link to an unknown site or give a person away is removed. Null when too little is
 * left.
 * @param topic replaces a title of which cleaning left nothing
 * @param ownHost the site's host
 */
export function cleanPost(answer: PostAnswer, topic: string, ownHost: string): CleanPost | null {
  const title = plainLine(answer.title, TITLE_TARGET) || plainLine(topic, TITLE_TARGET);
  // The page shows the title itself, so a heading that repeats it is dropped.
  const content = safeMarkdown(answer.content.slice(0, CONTENT_MAX), ownHost).replace(/^#\s[^\n]*\n+/, '');
  if (title === '' || countWords(content) < FEWEST_WORDS) return null;
  const excerpt = plainLine(answer.excerpt, EXCERPT_TARGET) || plainLine(content, EXCERPT_TARGET);
  return {
    title,
    content,
    excerpt,
    slug: slugOfTitle(plainLine(answer.slug, TITLE_TARGET).replaceAll('-', ' ') || title),
    tags: cleanTags(answer.tags),
    metaDescription:
      plainLine(answer.metaDescription, postLimits.meta_description) || cutAtWord(excerpt, postLimits.meta_description),
  };
}

/** Up to eight tags in the site's spelling, each once. The spec's two tags when there are none. */
function cleanTags(tags: readonly string[]): string[] {
  const spelled = tags.map((tag) =>
    plainLine(tag, 40)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  const some = [...new Set(spelled)].filter((tag) => tag !== '').slice(0, MAX_TAGS);
  return some.length > 0 ? some : [...DEFAULT_TAGS];
}

/** Five different titles in plain text; null when fewer are left. */
export function cleanTitles(titles: readonly string[]): string[] | null {
  const clean = [...new Set(titles.map((title) => plainLine(title, TITLE_TARGET)))].filter((title) => title !== '');
  return clean.length >= 5 ? clean.slice(0, 5) : null;
}
