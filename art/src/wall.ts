import { readFileSync } from 'node:fs';

/** A drawn wall: two SVG drawings that a renderer lays over each other. Lengths in pixels. */
export type Wall = {
  /** The paint: opaque, its edges still clean. */
  readonly paint: string;
  /** Brick and wear: transparent, of the same size. */
  readonly bricks: string;
  readonly width: number;
  readonly height: number;
  /** How the paint's edges fray: the noise's grain (per pixel) and how far it shifts them. */
  readonly fray: { readonly frequency: number; readonly strength: number; readonly seed: number };
};

const fileOf = (path: string) => readFileSync(new URL(`../${path}.svg`, import.meta.url), 'utf8');

/**
 * Reads a wall from `art/walls`. Beside its paint the file says which of `art/bricks` lies over it,
 * and how it frays where the shorter side is 1,000 pixels long.
 * @throws Error for a name without a drawing
 */
export function readWall(name: string): Wall {
  const paint = fileOf(`walls/${name}`);
  const said = (attribute: string) => {
    const value = new RegExp(` ${attribute}="([^"]+)"`).exec(paint)?.[1];
    if (value === undefined) throw new Error(`The wall ${name} has no ${attribute}`);
    return value;
  };
  const [width, height] = [Number(said('width')), Number(said('height'))];
  const size = `width="${width}" height="${height}" viewBox="${said('viewBox')}"`;
  const scale = Math.min(width, height) / 1000;
  return {
    paint,
    bricks: fileOf(`bricks/${said('data-bricks')}`).replace('<svg ', `<svg ${size} `),
    width,
    height,
    fray: {
      frequency: 0.022 / scale,
      strength: Number(said('data-fray')) * scale,
      seed: Number(said('data-grain')),
    },
  };
}
