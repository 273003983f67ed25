import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../testing/words.tsx';
import { drawCode, QUIET_ZONE } from './draw-code.ts';
import { Code } from './qr-code.tsx';

const drawn = await drawCode('https://streetlore.example/team#AbCdEfGhIjKlMnOpQrStUv');

test('a code has a border of four modules that is free of squares', () => {
  expect(QUIET_ZONE).toBe(4);
  const squares = [...drawn.path.matchAll(/M(\d+) (\d+)h1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...squares)).toBe(4);
  expect(Math.max(...squares)).toBe(drawn.size - 5);
});

test('a code is black on a white sheet of its own, whatever colours the theme forces', () => {
  const page = htmlOf(<Code drawn={drawn} label="Code" />);
  expect(page).toMatch(
    new RegExp(`<rect width="${drawn.size}" height="${drawn.size}" fill="#fff"></rect><path [^>]*fill="#000"`),
  );
  const css = readFileSync(new URL('./team-link.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.code \{[^}]*forced-color-adjust: none;/);
});
