import * as z from 'zod/mini';
import { artistFields, artistForm } from '../artist/index.ts';
import { city } from '../city/index.ts';
import { line, paragraph, tooLong } from '../fields/index.ts';
import { photographForm } from '../picture/photograph-form.ts';
import { titleSlug } from '../slug/index.ts';
import { postLimits } from './limits.ts';
import { type BlogPost, imageCreditSchema, postStatuses } from './schema.ts';
import { editorTexts } from './texts.ts';

export const DEFAULT_AUTHOR = 'Streetlore';
export const DEFAULT_TAGS = ['street-art', city.slug] as const;
export const TITLE_TARGET = 60;
export const EXCERPT_TARGET = 160;

export function splitTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** Only web addresses or our own files, as the security rules require. */
const imageAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000, tooLong(2000)),
    z.regex(/^(https?:\/\/[^ "<>]+|\/[^/ "<>][^ "<>]*)?$/, 'Please enter a web address that starts with https://'),
  );

/** The editor's form checks everything that the rules check, so that the editor gets a message first. */
export const postFormSchema = z.object({
  title: line(postLimits.title, editorTexts.required),
  slug: z
    .string()
    .check(
      z.minLength(1, editorTexts.required),
      z.maxLength(postLimits.slug),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
    ),
  excerpt: paragraph(postLimits.excerpt),
  content: paragraph(postLimits.content, editorTexts.required),
  topic: line(postLimits.topic, editorTexts.required),
  tone: line(postLimits.tone, editorTexts.required),
  status: z.enum(postStatuses),
  author: line(postLimits.author),
  tags: z.string().check(
    z.refine((text) => splitTags(text).length <= postLimits.tags, `At most ${postLimits.tags} tags`),
    z.refine(
      (text) => splitTags(text).every((tag) => tag.length <= postLimits.tag),
      `Keep each tag to ${postLimits.tag} characters at most`,
    ),
  ),
  featured_image: imageAddress,
  image_credit: z.nullable(imageCreditSchema),
  image_focus: photographForm.image_focus,
  artist: artistForm,
  meta_description: line(postLimits.meta_description),
  publish_at: z.nullable(z.date()),
});
export type PostForm = z.infer<typeof postFormSchema>;

/** The fields of a post that an editor's save writes. The server sets the times. */
export type SavedPost = Omit<BlogPost, 'created_at' | 'updated_at' | 'published_at' | 'last_edit'>;

/** A checked form as the post's fields. Only a draft can wait to be published. */
export function postOfForm({ tags, featured_image, author, publish_at, ...form }: PostForm): SavedPost {
  return {
    ...form,
    author: author || DEFAULT_AUTHOR,
    tags: splitTags(tags),
    featured_image: featured_image || null,
    image_credit: featured_image ? form.image_credit : null,
    image_focus: featured_image ? form.image_focus : null,
    ...artistFields(featured_image ? form.artist : null),
    publish_at: form.status === 'draft' ? publish_at : null,
  };
}

export const formOfPost = (post: SavedPost): PostForm => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  topic: post.topic,
  tone: post.tone,
  status: post.status,
  author: post.author,
  tags: post.tags.join(', '),
  featured_image: post.featured_image ?? '',
  image_credit: post.image_credit,
  image_focus: post.image_focus,
  artist: post.artist,
  meta_description: post.meta_description,
  publish_at: post.publish_at,
});

/** The slug suggested for a title. It is never empty, and never longer than the rules allow. */
export function slugOfTitle(title: string): string {
  return (
    titleSlug(title)
      .slice(0, 190)
      .replace(/^-+|-+$/g, '') || 'post'
  );
}

/** `wanted` if the slug is free, else the first free slug of `wanted-2`, `wanted-3` … */
export function freeSlug(wanted: string, taken: Iterable<string>): string {
  const known = new Set(taken);
  if (!known.has(wanted)) return wanted;
  for (let n = 2; ; n += 1) if (!known.has(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

/** The fields that publish a draft whose time has come; null for any other post. */
export function publishedOnTime(
  { status, publish_at }: Pick<BlogPost, 'status' | 'publish_at'>,
  now: Date,
): Pick<BlogPost, 'status' | 'published_at' | 'publish_at' | 'updated_at'> | null {
  if (status !== 'draft' || publish_at === null || publish_at > now) return null;
  return { status: 'published', published_at: publish_at, publish_at: null, updated_at: now };
}
