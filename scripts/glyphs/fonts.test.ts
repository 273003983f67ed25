import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glyphFiles } from './fonts.ts';

test.each(glyphFiles())('$file has the letters of the font: else run `npm run glyphs`', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
