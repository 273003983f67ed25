import * as z from 'zod/mini';
import { editorTexts } from './texts.ts';

/** A picture of the gallery builder. Only the address is required. */
const galleryItemSchema = z.object({ url: z.string(), caption: z.string(), source: z.string() });
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const canInsertGallery = (items: readonly GalleryItem[]) =>
  items.length > 0 && items.every(({ url }) => url.trim() !== '');

/** The content with the gallery at its end. A picture has a caption and, if known, a link to its source. */
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

const plain = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, '\\$&');

const address = (url: string) =>
  url
    .trim()
    .replace(/[\s()<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
