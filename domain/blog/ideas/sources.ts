import type { Submission } from '../../contest/index.ts';
import type { Partner } from '../../partner/index.ts';
import type { WithId } from '../../query/index.ts';
import { folded } from '../../slug/index.ts';
import type { Tour } from '../../tour/index.ts';
import type { BlogPost } from '../schema.ts';

/** The fields of a contest photo that ideas are generated from. */
export type IdeaPhoto = WithId<
  Pick<Submission, 'title' | 'description' | 'neighborhood' | 'place_name' | 'tags' | 'status'>
>;

/** The data from which ideas are generated. Unapproved photos and inactive partners are ignored. */
export type IdeaSources = {
  photos: readonly IdeaPhoto[];
  tours: readonly WithId<Pick<Tour, 'name' | 'neighborhood'>>[];
  partners: readonly Pick<Partner, 'type' | 'status'>[];
  /** Existing posts; an idea that one of them already covers is dropped. */
  posts: readonly Pick<BlogPost, 'title' | 'topic'>[];
  queued: readonly string[];
};

/** A text in lower case with only words and single spaces, for comparing titles and topics. */
export const comparable = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const mentions = (text: string, phrase: string) =>
  phrase !== '' && ` ${comparable(text)} `.includes(` ${comparable(phrase)} `);

/** A visitor's text as a name for a title, at most 60 characters; null for an address or a phone number. */
export function nameOf(text: string): string | null {
  if (/@|\d[\d\s().-]{6,}\d|\bwww\.|:\/\//.test(text)) return null;
  const name = text
    .replace(/[^\p{L}\p{N} '’&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > 60 ? null : name;
}
