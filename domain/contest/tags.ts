import * as z from 'zod/mini';
import { city } from '../city/index.ts';
import { hierarchySlug } from '../slug/index.ts';

export const MAX_TAGS = 10;

export const MAX_TAG_LENGTH = 40;

/** A typed tag in the form in which it is stored: trimmed, lower case, hyphens for spaces. */
export const tagOf = (typed: string) => typed.trim().toLowerCase().replace(/\s+/g, '-');

/** The tags with a typed one added, unless it is empty, too long, already there or one too many. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = tagOf(typed);
  const isFit = tag !== '' && tag.length <= MAX_TAG_LENGTH && !tags.includes(tag) && tags.length < MAX_TAGS;
  return isFit ? [...tags, tag] : tags;
}

/** A photo's tags as the browser sends them, normalised, each once. */
export const tagsSchema = z.pipe(
  z
    .array(z.string().check(z.maxLength(MAX_TAG_LENGTH, `Keep a tag to ${MAX_TAG_LENGTH} characters at most`)))
    .check(z.maxLength(MAX_TAGS, `A photo can have at most ${MAX_TAGS} tags`)),
  z.transform((tags: string[]) => [...new Set(tags.map(tagOf))].filter(Boolean)),
);

/** Suggests two base tags, the given tags, and tags of the place and the area. The artist is no tag. */
export function suggestTags(from: {
  tags: readonly string[];
  location?: string | null;
  area?: string | null;
}): string[] {
  const named = (name: string | null | undefined, also: readonly string[] = []) => {
    const slug = hierarchySlug(name ?? '');
    return slug ? [slug, ...also] : [];
  };
  const all = [
    'street-art',
    'urban-art',
    ...from.tags.map(tagOf),
    ...named(from.location, [city.slug]),
    ...named(from.area),
  ];
  return [...new Set(all)].filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS);
}
