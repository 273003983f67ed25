import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const draw = (text: string) =>
  renderToString(
    <StaticRouter location="/blog/a">
      <Markdown text={text} />
    </StaticRouter>,
  );

test('headings, emphasis, lists and tables are formatted', () => {
  const html = draw('# Top\n\n## Walls\n\nA **bold** one.\n\n- first\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(html).toContain('<h2>Top</h2>');
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toContain('<li>second</li>');
  expect(html).toContain('<td>2</td>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<iframe src="https://example.test"></iframe>',
  '[click](//example.test/x "y")',
])('%s does nothing', (text) => {
  const html = draw(text);
  expect(html).not.toMatch(/<(script|iframe)/i);
  expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  expect(html).not.toMatch(/(href|src)="(javascript|data|\/\/)/i);
});

test('a link to another site sends no referrer, and a link to a page of ours opens in place', () => {
  expect(draw('[there](https://example.test/a)')).toContain(
    '<a href="https://example.test/a" target="_blank" rel="noopener noreferrer nofollow">there</a>',
  );
  expect(draw('[tours](/tours)')).toContain('<a href="/tours"');
});

test('a footnote and its reference link to each other', () => {
  const html = draw('Paste-ups fade.[^1]\n\n[^1]: Within a year or two.');
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links).toHaveLength(2);
  for (const id of links) expect(html).toContain(` id="${id}"`);
  expect(html).toContain('aria-label="Back to reference 1"');
});

test('images are allowed', () => {
  expect(draw('![A fox](https://example.test/fox.webp)')).toContain('src="https://example.test/fox.webp" alt="A fox"');
});
