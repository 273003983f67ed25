import * as z from 'zod/mini';
import { type Neighborhood, neighborhoodSlug } from '../city/neighborhoods.ts';

/** The credit of a drawing, so that it never poses as a work that exists on a wall. */
export const OUR_DRAWING = 'Our drawing';

const percent = () => z.number().check(z.minimum(0), z.maximum(100));

/** The point that stays visible when a picture is cut, in per cent from the left and from the top. */
export const focusSchema = z.object({ x: percent(), y: percent() });
export type Focus = z.infer<typeof focusSchema>;

/** The fields that go with a picture's address. Older documents lack them. */
export const photographFields = {
  /** Who took or drew the picture, as it stands beside it; empty when nobody need be named. */
  image_credit: z._default(z.string(), ''),
  /** Null shows the middle. */
  image_focus: z._default(z.nullable(focusSchema), null),
};

/** The CSS `object-position` of a picture; `undefined` for its middle. */
export const objectPosition = (focus: Focus | null | undefined): string | undefined =>
  focus ? `${focus.x}% ${focus.y}%` : undefined;

export type Photograph = {
  readonly image_url: string;
  readonly image_credit: string;
  readonly image_focus: Focus | null;
};

/**
 * The width of a tour's picture on its page, as `sizes`. A phone gets the same copy as for the card
 * (web/src/ui/tour-card), and has often loaded it.
 */
export const tourPictureSizes = '(width >= 60rem) 36rem, (width < 40rem) and (resolution < 2dppx) 66vw, 92vw';

/** The site's own walls (web/build/pictures.ts draws them). */
const drawnWalls: Readonly<Record<Neighborhood, string>> = {
  shoreditch: '/art/post-fox-960.webp',
  brixton: '/art/post-boombox-960.webp',
  camden: '/art/post-octopus-960.webp',
  'hackney-wick': '/art/post-heron-960.webp',
};

/** The drawn wall of a neighbourhood; Shoreditch's for one that has none. */
export const drawnWallOf = (neighborhood: string): string =>
  Object.entries(drawnWalls).find(([slug]) => slug === neighborhoodSlug(neighborhood))?.[1] ?? drawnWalls.shoreditch;

/** The picture, or the drawn wall of the neighbourhood, which says what it is. */
export function shownPicture({ neighborhood, ...own }: Photograph & { readonly neighborhood: string }): Photograph {
  const { image_url, image_credit, image_focus } = own;
  if (image_url) return { image_url, image_credit, image_focus };
  return { image_url: drawnWallOf(neighborhood), image_credit: OUR_DRAWING, image_focus: null };
}
