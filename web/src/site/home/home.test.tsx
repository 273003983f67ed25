import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import Below from './below.tsx';
import { Home } from './home.tsx';

const html = htmlOf(
  <>
    <Home />
    <Below />
  </>,
);
const words = wordsOf(html);

test('shows everything but the live parts before Firebase has loaded', () => {
  expect(words).toContain('The walls are talking. Text back.');
  expect(words).toContain('How It Works');
  expect(html).toContain('href="/tours"');
  expect(html).toContain('href="/contest"');
  expect(html).toContain('href="/parties"');
});

test('says that live parts are loading, instead of showing nothing', () => {
  expect(words).toContain('Loading tours...');
  expect(words).toContain('Loading photos...');
});
