import { folded } from '../slug/index.ts';
import { type Artist, MAX_ARTIST_LENGTH } from './schema.ts';

/**
 * The part of an artist's address: letters and digits of every script, because a name need not have
 * Latin ones.
 * @returns null for an unknown artist, and for a name without a letter or digit
 */
function artistSlug(artist: Artist | null): string | null {
  const slug = folded(artist?.name ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, MAX_ARTIST_LENGTH) || null;
}

/** An artist as documents store it. Whoever writes `artist` writes these fields together. */
export const artistFields = (artist: Artist | null) => ({ artist, artist_slug: artistSlug(artist) });
