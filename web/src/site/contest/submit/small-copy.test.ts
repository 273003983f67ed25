import { expect, test } from 'vitest';
import { fitted } from './small-copy.ts';

test('a copy keeps the proportions, fits its square and is never enlarged', () => {
  expect(fitted(4000, 3000, 1024)).toEqual({ width: 1024, height: 768 });
  expect(fitted(300, 6000, 1024)).toEqual({ width: 51, height: 1024 });
  expect(fitted(640, 480, 1024)).toEqual({ width: 640, height: 480 });
  expect(fitted(20_000, 3, 1024)).toEqual({ width: 1024, height: 1 });
});
