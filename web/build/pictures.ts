import type { MuralRequest, MuralSubject, Wall } from '@streetlore/art';
import { STOCK_WIDTH, type StockPicture } from '@streetlore/domain/blog';
import { heroPicture } from '../src/site/home/hero-picture.ts';
import type { PageArt } from '../src/site/shell/page-head.tsx';

/** A picture that belongs to the site itself, with the widths it is offered in (pixels). */
export type SitePicture = {
  readonly mural: MuralRequest;
  readonly widths: readonly number[];
};

const HERO = { seed: 'a', neighborhood: 'Shoreditch', subject: 'face-shades' } as const;

const pasteUp = (seed: string, neighborhood: string, subject: MuralSubject): SitePicture => ({
  mural: { seed, neighborhood, subject, width: 900, height: 900 },
  widths: [320, 640],
});

const stock = (seed: string, neighborhood: string, subject: MuralSubject): SitePicture => ({
  mural: { seed, neighborhood, subject, width: 1280, height: 720 },
  widths: [STOCK_WIDTH],
});

/** A picture for each stock picture: a post without a picture of its own gets one of them. */
const stockPictures: Readonly<Record<StockPicture['name'], SitePicture>> = {
  'post-fox': stock('post-fox', 'Shoreditch', 'fox'),
  'post-boombox': stock('post-boombox', 'Brixton', 'boombox'),
  'post-octopus': stock('post-octopus', 'Camden', 'octopus'),
  'post-heron': stock('post-heron', 'Hackney Wick', 'heron'),
};

/**
 * The site's own walls by file name. The hero's face is on the left, so the phone in front of its
 * right half hides nothing. The others hang beside the headings of their pages.
 */
export const pictures: Readonly<Record<typeof heroPicture.name | PageArt | StockPicture['name'], SitePicture>> = {
  hero: { mural: { ...HERO, width: 1500, height: 1000 }, widths: heroPicture.widths },
  tours: pasteUp('tours', 'Brixton', 'spraying'),
  leaderboard: pasteUp('leaderboard', 'Camden', 'tiger'),
  partners: pasteUp('partners', 'Hackney Wick', 'teapot'),
  contest: pasteUp('contest', 'Shoreditch', 'eye'),
  blog: pasteUp('blog', 'Brixton', 'wildstyle'),
  contact: pasteUp('contact', 'Camden', 'pointing'),
  lost: pasteUp('lost', 'Camden', 'pigeon'),
  ...stockPictures,
};

/**
 * The mark: a text bubble on brick, with the S of the name sprayed in it. A smaller `scale` draws a
 * smaller bubble on the same brick, for phones that cut icons to their own shape.
 */
export function icon(scale = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1c1917"/><g transform="translate(32 32) scale(${scale}) translate(-32 -32) rotate(-4 32 32)"><path d="M7 10h50v34H33L21 56V44H7z" fill="#ff3d8b" stroke="#141210" stroke-width="3" stroke-linejoin="round"/><path d="M41 19.5c-4-4.5-18-5-18 2.500 0 8.500 18 3.500 18 11 0 7.500-14 7-18.500 2.500" fill="none" stroke="#141210" stroke-width="6.500"/></g></svg>`;
}

/** What link previews show: the hero's wall with the mark on it. */
export const socialCard: Wall = {
  ...HERO,
  width: 1200,
  height: 630,
  sticker: { svg: icon(), size: 220, left: 930, top: 360 },
};
