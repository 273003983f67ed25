/**
 * `npm run glyphs`: writes the outlines of the letters that functions draw into pictures, from the
 * fonts of the website. A picture then looks the same on every machine, whatever fonts that has.
 */
import { writeFileSync } from 'node:fs';
import { glyphFiles } from './glyphs/fonts.ts';

for (const { file, text } of glyphFiles()) writeFileSync(file, text);
