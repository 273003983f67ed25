import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './output.ts';

// New readers follow the paths in the documents. A path to a renamed file leads them nowhere.

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
const documents = ['README.md', 'CONTRIBUTING.md', ...below('docs').filter((file) => file.endsWith('.md'))];
const text = (file: string) => readFileSync(join(root, file), 'utf8');
/** The anchors that GitHub makes: lower case, hyphens for spaces, no other punctuation. */
const anchors = (file: string) =>
  [...text(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s names files that exist', (document) => {
  const named = [
    ...text(document).matchAll(
      /`((?:art|deploy|docs|domain|emulators|functions|tests|web)\/[\w./-]+\.(?:tsx?|md|cjs))`/g,
    ),
  ];
  expect(named.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(documents)('%s links to files and headings that exist', (document) => {
  const links = [...text(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const wrong = links.filter(([, path = '', anchor]) => {
    const file = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchors(file).includes(anchor);
  });
  expect(wrong.map(([link]) => link)).toEqual([]);
});
