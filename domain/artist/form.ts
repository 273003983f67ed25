import * as z from 'zod/mini';
import { line, webAddress } from '../fields/index.ts';
import { type Artist, MAX_ARTIST_LENGTH } from './schema.ts';
import { artistTexts } from './texts.ts';

const typed = z.nullable(z.object({ name: z.nullable(z.string()), link: z.nullable(z.string()) }));
export type ArtistTyped = z.infer<typeof typed>;

const checked = z.nullable(
  z.object({ name: z.nullable(line(MAX_ARTIST_LENGTH, artistTexts.needsName)), link: z.nullable(webAddress) }),
);

/**
 * The fields 'Artist' of a form. Null says nothing, a null name says 'Artist unknown'. What it gives
 * back is itself valid, so a function checks it by the same schema.
 */
export const artistForm = z.pipe(
  z.pipe(
    typed,
    z.transform((artist: ArtistTyped): ArtistTyped => {
      if (artist === null) return null;
      const link = artist.link?.trim() || null;
      if (artist.name === null) return { name: null, link: null };
      return artist.name.trim() === '' && link === null ? null : { name: artist.name, link };
    }),
  ),
  checked,
) satisfies z.ZodMiniType<Artist | null>;
