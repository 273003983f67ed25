import { expect, test } from 'vitest';
import { displace } from './displace.ts';

test('edges fray by no more than the strength says, and the same every time', () => {
  const [width, height] = [90, 60];
  const fray = { frequency: 0.05, strength: 6, seed: 7 };
  // Red tells the column a pixel came from, green the row.
  const grid = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [pixel, channel] = [Math.floor(i / 3), i % 3];
    return channel === 0 ? pixel % width : channel === 1 ? Math.floor(pixel / width) : 0;
  });
  const frayed = displace(grid, width, height, fray);
  const shifts = [...frayed].map((value, i) => Math.abs(value - (grid[i] ?? 0)));
  // One octave and one of half its weight, each half up and half down.
  expect(Math.max(...shifts)).toBeLessThanOrEqual(Math.ceil(0.75 * fray.strength));
  expect(Math.max(...shifts)).toBeGreaterThan(1);
  expect(displace(grid, width, height, fray)).toEqual(frayed);
  expect(displace(grid, width, height, { ...fray, strength: 0 })).toEqual(grid);
});
