import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { besideBareText } from './bare-text.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

test.each([
  '<b>{busy && <i />}Save</b>',
  '<b>{busy && <i />}{children}</b>',
  '<b>Save {busy ? <i /> : null}</b>',
  "<b>Tour{several ? 's' : ''}</b>",
  "<b>Tour {several && 's'}</b>",
  '<>{name} {note && <i>{note}</i>}</>',
])('finds %s', (code) => expect(besideBareText('a.tsx', `const a = ${code};`)).toEqual([1]));

test.each([
  '<b>{busy && <i />}<span>Save</span></b>',
  "<b>{count} {count === 1 ? 'tour' : 'tours'}</b>",
  '<ul>{first && <li />}{all.map((one) => <li key={one} />)}</ul>',
  '<b>\n  {busy && <i />}\n  <span>Save</span>\n</b>',
  '<b>{busy && <i />}</b>',
])('accepts %s', (code) => expect(besideBareText('a.tsx', `const a = ${code};`)).toEqual([]));

test('text beside something that comes and goes stands in an element of its own', () => {
  const found = globSync('**/*.tsx', { cwd: src })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      besideBareText(file, readFileSync(`${src}/${file}`, 'utf8')).map((line) => `web/src/${file}:${line}`),
    );
  expect(found).toEqual([]);
});
