import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptByBrowser } from './kept-by-browser.ts';

const web = join(import.meta.dirname, '../../..');
/** What a module does that keeps something in a browser. */
const KEEPS = /from '[./]*browser-storage\.ts'|caches\s*\.open|\.open\(CACHES|PersistenceLocal|LocalPersistence/;
/** The back office, whose people have a contract with us, and what is no visitor's. */
const OTHERS = /^src\/admin\/|^src\/data\/session\.ts$|\.test\.tsx?$/;

test('the privacy page names everything that a module of the site keeps in the browser, and nothing else', () => {
  const modules = [...globSync('src/**/*.{ts,tsx}', { cwd: web }), ...globSync('public/*.js', { cwd: web })]
    .filter((file) => !OTHERS.test(file) && KEEPS.test(readFileSync(join(web, file), 'utf8')))
    .sort();
  expect(keptByBrowser.flatMap(({ by }) => by).sort()).toEqual(modules);
});

const sources = keptByBrowser.flatMap(({ by }) => by).map((file) => readFileSync(join(web, file), 'utf8'));

test.each(keptByBrowser.flatMap(({ keys }) => keys))('the name %j is one that a module of the list uses', (key) => {
  // Firebase chooses its own names.
  if (key !== 'firebase:') expect(sources.some((source) => source.includes(key))).toBe(true);
});
