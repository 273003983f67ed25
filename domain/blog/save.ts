import * as z from 'zod/mini';
import { line, paragraph } from '../fields/index.ts';
import { titleSlug } from '../slug/index.ts';
import { TONE_MAX, TOPIC_MAX } from './calls.ts';
import { type BlogPost, imageCreditSchema, postStatuses } from './schema.ts';
import { editorTexts } from './texts.ts';

export const DEFAULT_AUTHOR = 'Streetlore';
export const DEFAULT_TAGS = ['street-art', 'london'] as const;
export const TITLE_TARGET = 60;
export const EXCERPT_TARGET = 160;
export const META_MAX = 160;
export const TAGS_MAX = 12;
const TAG_MAX = 60;

/** The tags of a line: parted by commas, trimmed, empty ones dropped, each once. */
export function splitTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** Only https addresses or our own files, as the security rules require. */
const imageAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000, 'Keep this under 2000 characters'),
    z.regex(/^(https?:\/\/[^ "<>]+|\/[^/ "<>][^ "<>]*)?$/, 'Please enter a web address that starts with https://'),
  );

/** The editor's fields as they may be saved; tags are still one line. Everything the rules check is said here first. */
export const postFormSchema = z.object({
  title: line(200, editorTexts.required),
  slug: z
    .string()
    .check(z.maxLength(200), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens')),
  excerpt: paragraph(500),
  content: paragraph(100_000, editorTexts.required),
  topic: line(TOPIC_MAX, editorTexts.required),
  tone: line(TONE_MAX, editorTexts.required),
  status: z.enum(postStatuses),
  author: line(100),
  tags: z.string().check(
    z.refine((text) => splitTags(text).length <= TAGS_MAX, `At most ${TAGS_MAX} tags`),
    z.refine((text) => splitTags(text).every((tag) => tag.length <= TAG_MAX), `Keep tags under ${TAG_MAX} characters`),
  ),
  featured_image: imageAddress,
  image_credit: z.nullable(imageCreditSchema),
  meta_description: line(META_MAX),
  publish_at: z.nullable(z.date()),
});
export type PostForm = z.infer<typeof postFormSchema>;

/** What of a post an editor's save writes, but for the times that the server sets. */
export type SavedPost = Omit<BlogPost, 'created_at' | 'updated_at' | 'published_at' | 'last_edit'>;

/** A checked form as the post's fields, with the spec's defaults; only a draft can wait to be published. */
export function postOfForm({ tags, featured_image, author, publish_at, ...form }: PostForm): SavedPost {
  return {
    ...form,
    author: author || DEFAULT_AUTHOR,
    tags: splitTags(tags),
    featured_image: featured_image || null,
    image_credit: featured_image ? form.image_credit : null,
    publish_at: form.status === 'draft' ? publish_at : null,
  };
}

/** The slug a title suggests; never empty, and as short as the rules want it. */
export function slugOfTitle(title: string): string {
  return (
    titleSlug(title)
      .slice(0, 190)
      .replace(/^-+|-+$/g, '') || 'post'
  );
}

/** `wanted` if it is free, else the first of `wanted-2`, `wanted-3` … that is free. */
export function freeSlug(wanted: string, taken: Iterable<string>): string {
  const known = new Set(taken);
  if (!known.has(wanted)) return wanted;
  for (let n = 2; ; n += 1) if (!known.has(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

/** Publishing a draft whose moment has come; null for any other post, and before that moment. */
export function publishedOnTime(
  { status, publish_at }: Pick<BlogPost, 'status' | 'publish_at'>,
  now: Date,
): Pick<BlogPost, 'status' | 'published_at' | 'publish_at' | 'updated_at'> | null {
  if (status !== 'draft' || publish_at === null || publish_at > now) return null;
  return { status: 'published', published_at: publish_at, publish_at: null, updated_at: now };
}
