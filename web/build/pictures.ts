import type { Sticker } from '@streetlore/art';
import { STOCK_WIDTH, type StockPicture } from '@streetlore/domain/blog';
import { heroPicture } from '../src/site/home/hero-picture.ts';
import type { PageArt } from '../src/site/shell/page-head.tsx';

const PASTE_UP = [320, 640];
const STOCK = [STOCK_WIDTH];

/**
 * The site's own walls by the name of their drawing, with the widths that each is offered in
 * (pixels). The hero's face is on the left, so the phone in front of its right half hides nothing.
 * The paste-ups hang beside the headings of their pages. A post without a picture of its own gets
 * one of the stock pictures.
 */
export const pictures: Readonly<Record<typeof heroPicture.name | PageArt | StockPicture['name'], readonly number[]>> = {
  hero: heroPicture.widths,
  tours: PASTE_UP,
  leaderboard: PASTE_UP,
  partners: PASTE_UP,
  contest: PASTE_UP,
  blog: PASTE_UP,
  contact: PASTE_UP,
  lost: PASTE_UP,
  'post-fox': STOCK,
  'post-boombox': STOCK,
  'post-octopus': STOCK,
  'post-heron': STOCK,
};

/**
 * The mark: a text bubble on brick, with the S of the name sprayed in it. A smaller `scale` draws a
 * smaller bubble on the same brick, for phones that cut icons to their own shape.
 */
export function icon(scale = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1c1917"/><g transform="translate(32 32) scale(${scale}) translate(-32 -32) rotate(-4 32 32)"><path d="M7 10h50v34H33L21 56V44H7z" fill="#ff3d8b" stroke="#141210" stroke-width="3" stroke-linejoin="round"/><path d="M41 19.5c-4-4.5-18-5-18 2.500 0 8.500 18 3.500 18 11 0 7.500-14 7-18.500 2.500" fill="none" stroke="#141210" stroke-width="6.500"/></g></svg>`;
}

/** What link previews show: the hero's wall with the mark on it. */
export const cardSticker: Sticker = { svg: icon(), size: 220, left: 930, top: 360 };
