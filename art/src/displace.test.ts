import { expect, test } from 'vitest';
import { displace } from './displace.ts';

test('frays edges by no more than the strength says, and the same every time', () => {
  const [width, height] = [90, 60];
  const fray = { frequency: 0.05, strength: 6, seed: 7 };
  // Red is the column a pixel came from, green is the row.
  const grid = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [pixel, channel] = [Math.floor(i / 3), i % 3];
    return channel === 0 ? pixel % width : channel === 1 ? Math.floor(pixel / width) : 0;
  });
  const frayed = displace(grid, width, height, fray);
  const shifts = [...frayed].map((value, i) => Math.abs(value - (grid[i] ?? 0)));
  // Two octaves of weights 1 and 0.5, each half up and half down: 0.75 at most.
  expect(Math.max(...shifts)).toBeLessThanOrEqual(Math.ceil(0.75 * fray.strength));
  expect(Math.max(...shifts)).toBeGreaterThan(1);
  expect(displace(grid, width, height, fray)).toEqual(frayed);
  expect(displace(grid, width, height, { ...fray, strength: 0 })).toEqual(grid);
});
