import type { Artist } from '../artist/index.ts';
import { city } from '../city/index.ts';
import type { Submission } from '../contest/index.ts';
import { routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import type { ImageCredit } from './schema.ts';

const stockNames = ['post-fox', 'post-boombox', 'post-octopus', 'post-heron'] as const;

/** A picture that the website has for posts without their own (web/build/pictures.ts draws it). */
export type StockPicture = { name: (typeof stockNames)[number]; url: string };

/** The width (px) of the fixed pictures. */
export const STOCK_WIDTH = 960;

export const stockPictures: readonly StockPicture[] = stockNames.map((name) => ({
  name,
  url: `/art/${name}-${STOCK_WIDTH}.webp`,
}));

export type PostPhoto = WithId<
  Pick<Submission, 'title' | 'image_url' | 'artist' | 'neighborhood' | 'place_name' | 'tags' | 'votes'>
>;

/** `artist`: who made the work in the picture. */
export type FeaturedImage = { url: string; credit: ImageCredit | null; artist: Artist | null };

/** Tags that every photo could have. They say nothing about a post. */
const everywhere = new Set(['street-art', 'urban-art', city.slug, 'art', 'mural', 'graffiti', 'urban', 'wall']);

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ');
const isIn = (text: string, part: string | null) =>
  part !== null && part !== '' && ` ${text} `.includes(` ${words(part)} `);

/** How well a photo fits a post. Its place counts most, then each of its own tags; 0 if it does not fit. */
function fit(photo: PostPhoto, about: string): number {
  const tags = photo.tags.filter((tag) => !everywhere.has(tag) && isIn(about, tag));
  return (isIn(about, photo.place_name) ? 3 : 0) + (isIn(about, photo.neighborhood) ? 2 : 0) + tags.length;
}

/**
 * The approved contest photo that fits best, with its credit. Of photos that fit equally well, the
 * one with most votes wins. If no photo fits, a fixed picture.
 * @param about title, topic and tags of the post
 * @param preferred ids of the photos in the post's suggestion, which come before all others
 * @param random from 0 up to 1, chooses among the fixed pictures
 */
export function featuredImage(
  photos: readonly PostPhoto[],
  about: readonly string[],
  preferred: readonly string[],
  random: number,
): FeaturedImage {
  const text = words(about.join(' '));
  const fitting = photos
    .map((photo) => ({ photo, score: fit(photo, text) + (preferred.includes(photo.id) ? 10 : 0) }))
    .filter(({ score, photo }) => score > 0 && photo.image_url !== '')
    .sort((a, b) => b.score - a.score || b.photo.votes - a.photo.votes || (a.photo.id < b.photo.id ? -1 : 1));
  const [best] = fitting;
  if (best) return { url: best.photo.image_url, credit: creditOf(best.photo), artist: best.photo.artist };
  return { url: stockPicture(random).url, credit: null, artist: null };
}

/**
 * One of the four fixed pictures.
 * @param random from 0 up to 1
 */
export function stockPicture(random: number): StockPicture {
  const picture = stockPictures[Math.floor(random * stockPictures.length)] ?? stockPictures[0];
  if (!picture) throw new RangeError('There are no fixed pictures');
  return picture;
}

/** The credit names the photo and links to its page. The photographer stays anonymous, as in the contest. */
export const creditOf = (photo: Pick<PostPhoto, 'id' | 'title'>): ImageCredit => ({
  text: `Photo: "${photo.title}", from the Streetlore photo contest`,
  path: routes.submission(photo),
});
