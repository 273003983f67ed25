import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { StopPartnerMailPage } from './link-pages.tsx';

const token = `cafe.${'A'.repeat(32)}`;

test('asks the partner to press one button', () => {
  const page = htmlOf(<StopPartnerMailPage />, `/partners/mail#${token}`);
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(wordsOf(page)).toMatch(/Stop these mails\s*$/);
});

test.each(['', '#cafe', `#${token.slice(0, -1)}`, `#${'A'.repeat(43)}`])(
  '%j is no link of ours, and there is nothing to press',
  (hash) => {
    const page = htmlOf(<StopPartnerMailPage />, `/partners/mail${hash}`);
    expect(page).not.toContain('<button');
    expect(page).toMatch(/<h1[^>]*>This link does not work</);
    expect(wordsOf(page)).toContain('Nothing was changed.');
  },
);
