import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWall } from './wall.ts';

const folder = join(import.meta.dirname, '../walls');
const files = readdirSync(folder);

describe.each(files.map((file) => file.replace(/\.svg$/, '')))('the wall %s', (name) => {
  const { paint, bricks, width, height, fray } = readWall(name);

  test('says its size, its bricks and how it frays', () => {
    for (const value of [width, height, fray.frequency, fray.strength, fray.seed]) expect(value).toBeGreaterThan(0);
    expect(bricks).toContain(`width="${width}" height="${height}"`);
  });

  test('is small, and has no fonts, scripts or links to other files', () => {
    expect(statSync(join(folder, `${name}.svg`)).size).toBeLessThan(40_000);
    expect(paint).not.toMatch(/NaN|<text|<script|<image|href="[^#]/);
    const ids = new Set([...paint.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of paint.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
  });
});
