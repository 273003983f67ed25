import { readFileSync } from 'node:fs';
import { city, neighborhoods } from '@streetlore/domain/city';
import { fullTitle, pageTexts, SITE_NAME } from '@streetlore/domain/page';
import { expect, test } from 'vitest';

const fileOfWeb = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('index.html begins with the title and the description of Home', () => {
  const html = fileOfWeb('index.html');
  expect(html).toContain(`<title data-static>${fullTitle(undefined)}</title>`);
  expect(html).toContain(`<meta data-static name="description" content="${pageTexts.home.description}" />`);
});

test('the installed application names the city', () => {
  expect(JSON.parse(fileOfWeb('public/manifest.webmanifest'))).toMatchObject({
    name: `${SITE_NAME}: street-art hunts in ${city.name}`,
    description: `Self-guided street-art hunts in ${city.name}, played by text.`,
  });
});

test.each(Object.values(neighborhoods))('the colour of $name is in the style sheet', ({ spray }) => {
  expect(fileOfWeb('src/styles/tokens.css')).toContain(`[data-spray='${spray}']`);
});
