import type { Palette } from './palette.ts';
import { rounded } from './paths.ts';
import type { Random } from './random.ts';

/**
 * What a drawing works with: chance, colours, the size of the wall, and a place for definitions.
 */
export type Brush = {
  random: Random;
  palette: Palette;
  /** Half the picture's width and height in mural units; the shorter one is 500. */
  reach: { x: number; y: number };
  /** Keeps a definition (pattern, gradient, clip) and returns `url(#…)`. `make` gets the id. */
  define(make: (id: string) => string): string;
};

/** Makes a brush. Ids start with `prefix`, so several murals can stand in one page. */
export function newBrush(random: Random, palette: Palette, reach: { x: number; y: number }, prefix: string) {
  const definitions: string[] = [];
  const brush: Brush = {
    random,
    palette,
    reach,
    define(make) {
      const id = `${prefix}${definitions.length.toString(36)}`;
      definitions.push(make(id));
      return `url(#${id})`;
    },
  };
  return { brush, definitions };
}

/** A flat shape. */
export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${Number(opacity.toFixed(2))}"` : ''}/>`;

/** An open line with round ends. */
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A flat shape with an ink outline. */
export const inked = (d: string, colour: string, ink: string, width = 16) =>
  `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="${rounded(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A thick stroke with an ink outline on both sides: fingers, necks, tails, tentacles. */
export const tube = (d: string, colour: string, ink: string, width: number, outline = 16) =>
  line(d, ink, width + 2 * outline) + line(d, colour, width);

export const group = (content: string, transform = '', more = '') =>
  `<g${transform ? ` transform="${transform}"` : ''}${more}>${content}</g>`;

/** The drawing and its mirror image across the vertical axis. */
export const both = (content: string) => content + group(content, 'scale(-1 1)');

/** Content that shows only inside the path `d`. */
export const inside = (brush: Brush, d: string, content: string) =>
  group(
    content,
    '',
    ` clip-path="${brush.define((id) => `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`)}"`,
  );
