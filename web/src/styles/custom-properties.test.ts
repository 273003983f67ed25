import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));
const styles = read('**/*.css');
const sources = [...styles, ...read('**/*.{ts,tsx}')];

test('every custom property that is used is defined', () => {
  const defined = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[a-z][a-z0-9-]*)['"]?\]?\s*:/g)].map(([, name]) => name)),
  );
  const unknown = sources.flatMap(({ file, text }) =>
    // A name that is put together from parts cannot be looked up.
    [...text.matchAll(/var\((--[a-z0-9-]*)(\$\{)?/g)]
      .filter(([, name, isMade]) => isMade || !defined.has(name))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(unknown).toEqual([]);
});

test('every state that fills with a spray sets the colour of its text', () => {
  const unsaid = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]*(?::hover|\[aria-pressed|\[aria-current|\[data-(?:status|level))[^{}]*)\{([^{}]*)\}/g)]
      .filter(([, , body = '']) => /(?:background|--fill):[^;]*--(?:yellow|magenta|cyan|green|tape)\b/.test(body))
      .filter(([, selector = '']) => !selector.includes('::'))
      .filter(([, , body = '']) => !/(?:^|[\s;])(?:color|--on-fill):/.test(body))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(unsaid).toEqual([]);
});
