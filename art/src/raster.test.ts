import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encode, png, rasterise } from './raster.ts';
import type { Wall } from './wall.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" viewBox="0 0 90 60">${content}</svg>`;
const wall: Wall = {
  paint: drawing('<path d="M0 0h90v60H0Z" fill="#1f6fe0"/><path d="M30 0h30v60H30Z" fill="#fff"/>'),
  bricks: drawing('<path d="M0 0h90v30H0Z" fill="#000" opacity=".3"/>'),
  width: 90,
  height: 60,
  fray: { frequency: 0.3, strength: 3, seed: 7 },
};
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#00ff00"/></svg>';

describe('a wall', () => {
  test('becomes a picture of the width it is asked for, in its own proportions', async () => {
    const pixels = await rasterise(wall);
    const { format, width, height } = await sharp(
      await encode(pixels, wall, { format: 'webp', quality: 80, width: 45 }),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 45, height: 30 });
  });

  test('is drawn the same every time', async () => {
    expect(await rasterise(wall)).toEqual(await rasterise(wall));
  });

  test('carries its sticker at the given place, over paint and brick', async () => {
    const pixels = await rasterise(wall, { svg: square, size: 10, left: 40, top: 20 });
    const at = (x: number, y: number) => [...pixels.subarray((y * wall.width + x) * 3, (y * wall.width + x) * 3 + 3)];
    expect(at(45, 25)).toEqual([0, 255, 0]);
    expect(at(55, 25)).not.toEqual([0, 255, 0]);
  });
});

test('a mark becomes a square PNG', async () => {
  const { format, width, height } = await sharp(await png(square, 48)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 48, height: 48 });
});
