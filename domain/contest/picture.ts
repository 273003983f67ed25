import * as z from 'zod/mini';

/** A published copy: the picture in one width as WebP, and as AVIF if that is clearly smaller. */
const pictureSizeSchema = z.object({
  width: z.int().check(z.minimum(1)),
  webp: z.string(),
  avif: z.nullable(z.string()),
});

/** What a page needs to show a photo: its size (pixels), a blurred stand-in, its copies, narrowest first. */
export const pictureSchema = z.object({
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  /** A few pixels as a data URL, stretched and blurred until the copy has loaded. */
  placeholder: z.string().check(z.maxLength(2000), z.startsWith('data:image/webp;base64,')),
  sizes: z.array(pictureSizeSchema).check(z.minLength(1)),
});
export type Picture = z.infer<typeof pictureSchema>;

export type PictureFormat = 'webp' | 'avif';

/** Pixels: a phone's card; a phone's screen or a desktop's card; a desktop's screen. */
const COPY_WIDTHS = [480, 960, 1600] as const;

/** Width of the blurred stand-in in pixels. */
export const PLACEHOLDER_WIDTH = 16;

/** The greatest width of the copy in `image_url`, for consumers that take a single address. */
const PLAIN_WIDTH = 960;

/** An AVIF copy is worth keeping when it saves this share of the WebP's bytes. */
const AVIF_SAVING = 0.1;

/** How the copies are encoded, as sharp's options; `effort` trades the encoder's time for bytes. */
export const pictureEncoding = {
  webp: { quality: 78, effort: 3 },
  avif: { quality: 52, effort: 1 },
} as const;

/** The copies' widths for an original of this width; nothing is enlarged. */
export function copyWidths(width: number): number[] {
  const smaller = COPY_WIDTHS.filter((one) => one < width);
  const widest = COPY_WIDTHS.at(-1) ?? width;
  return width <= widest ? [...smaller, width] : smaller;
}

/** The widest copy is not made as AVIF, because encoding it takes longer than the saved bytes are worth. */
export const mayBeAvif = (width: number) => width <= PLAIN_WIDTH;

/** Whether an AVIF saves enough compared with the WebP of the same copy. Both in bytes. */
export const avifPays = (avif: number, webp: number) => avif < webp * (1 - AVIF_SAVING);

/** A copy's file name, such as `960.webp`. Developing the photo again gives the same name. */
export const copyName = (width: number, format: PictureFormat) => `${width}.${format}`;

/** The widest copy of a picture up to 960 pixels. */
export function plainCopy({ sizes }: Picture): Picture['sizes'][number] | undefined {
  const fitting = sizes.filter(({ width }) => width <= PLAIN_WIDTH);
  return fitting.at(-1) ?? sizes[0];
}

/** The single address for a picture: that of its plain copy as WebP. */
export const plainAddress = (picture: Picture): string => plainCopy(picture)?.webp ?? '';

/**
 * The `srcset` of a picture of which we know only the address: a narrower copy lies beside each of
 * our copies.
 * @returns `undefined` for any other address, and when no narrower copy was made
 */
export function srcsetOfAddress(address: string): string | undefined {
  const [narrowest] = COPY_WIDTHS;
  const [, before, width, after] = /^(.+-published%2F.+%2F)(\d+)\.webp(\?.*)?$/.exec(address) ?? [];
  if (before === undefined || Number(width) <= narrowest) return undefined;
  return `${before}${copyName(narrowest, 'webp')}${after ?? ''} ${narrowest}w, ${address} ${width}w`;
}

/** A picture's copies in one format as a `srcset`; empty when there is none. */
export function srcsetOf({ sizes }: Picture, format: PictureFormat): string {
  return sizes
    .flatMap((size) => {
      const address = size[format];
      return address === null ? [] : [`${address} ${size.width}w`];
    })
    .join(', ');
}
