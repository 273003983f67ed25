import * as z from 'zod/mini';
import { line, webAddress } from '../fields/index.ts';

/** The most characters of an artist's name. */
export const MAX_ARTIST_LENGTH = 100;

/**
 * Who made a wall. `name` null says that somebody looked and nobody knows ('Artist unknown'). The
 * field itself is null until somebody has named an artist or chosen 'unknown'.
 */
export const artistSchema = z.object({
  name: z.nullable(line(MAX_ARTIST_LENGTH)),
  /** The artist's own page; null without one, and for an unknown artist. */
  link: z.nullable(webAddress),
});
export type Artist = z.infer<typeof artistSchema>;

/** The field of a document that shows a wall. */
export const artistField = z._default(z.nullable(artistSchema), null);

/** The part of `/artists/{slug}`, stored beside `artist` so that a query finds the works (`artistFields`). */
export const artistSlugField = z._default(z.nullable(z.string()), null);
