import * as z from 'zod/mini';
import { editorTexts } from './texts.ts';

/** A picture of the gallery builder. Only the address is required. */
const galleryItemSchema = z.object({ url: z.string(), caption: z.string(), source: z.string() });
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** Whether there is a gallery to insert: at least one picture, and none without an address. */
export const canInsertGallery = (items: readonly GalleryItem[]) =>
  items.length > 0 && items.every(({ url }) => url.trim() !== '');

/**
 * The content with the gallery's section at its end. Each picture has its caption, and a link to
 * its source if there is one.
 */
export function withGallery(content: string, items: readonly GalleryItem[]): string {
  const section = [`## ${editorTexts.galleryHeading}`, ...items.map(markdownOf)].join('\n\n');
  return content.trim() === '' ? section : `${content.trimEnd()}\n\n${section}`;
}

function markdownOf({ url, caption, source }: GalleryItem): string {
  const text = plain(caption);
  const lines = [`![${text}](${address(url)})`];
  if (text) lines.push(`*${text}*`);
  if (source.trim()) lines.push(`[${editorTexts.gallerySource}](${address(source)})`);
  return lines.join('\n\n');
}

/** A caption is plain text, so characters with a meaning in markdown are escaped. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, '\\$&');

/** An address for markdown, with every character escaped that could end the link early. */
const address = (url: string) =>
  url
    .trim()
    .replace(/[\s()<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
