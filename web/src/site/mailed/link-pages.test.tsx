import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import MailedPage, { ConfirmPage, UnsubscribePage, WithdrawPhotoPage } from './link-pages.tsx';

const token = 'A'.repeat(43);

test('each page asks the visitor to press its button', () => {
  expect(wordsOf(htmlOf(<ConfirmPage />, `/newsletter/confirm#${token}`))).toContain('Confirm subscription');
  expect(htmlOf(<ConfirmPage />, `/newsletter/confirm#${token}`)).toMatch(/<h1[^>]*>One press to go</);
  expect(wordsOf(htmlOf(<UnsubscribePage />, `/newsletter/unsubscribe#${token}`))).toMatch(/Unsubscribe\s*$/);
});

test.each(['.', '?utm_source=mail', '&e=1', ')', '%20'])('a mail program adds %j, and the page still opens', (ending) =>
  expect(htmlOf(<ConfirmPage />, `/newsletter/confirm#${token}${ending}`)).toContain('<button'),
);

test.each(['', '#', '#x', `#${token.slice(1)}`, '#<script>'])(
  '%j is no link of ours, and there is nothing to press',
  (hash) => {
    const page = htmlOf(<ConfirmPage />, `/newsletter/confirm${hash}`);
    expect(page).not.toContain('<button');
    expect(page).toMatch(/<h1[^>]*>This link has expired</);
    expect(wordsOf(page)).toContain('Links last 7 days. Subscribe again and we send a new one.');
  },
);

test('whoever booked with a voucher confirms the booking by one button', () => {
  const link = `3f9a01bc-77aa-8000-9000-0123456789ab.${'A'.repeat(32)}`;
  const page = htmlOf(<MailedPage />, `/hunt/confirm#${link}.`);
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(wordsOf(page)).toMatch(/Confirm your booking\s*$/);
  expect(htmlOf(<MailedPage />, `/hunt/confirm#${link.slice(0, -1)}`)).not.toContain('<button');
});

test('the sender of a photo is asked before it is deleted', () => {
  const link = `3f9a01bc-77aa-8000-9000-0123456789ab.${'A'.repeat(32)}`;
  const page = htmlOf(<WithdrawPhotoPage />, `/contest/withdraw#${link}.`);
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(wordsOf(page)).toMatch(/This cannot be undone\. .*Withdraw the photo\s*$/);
  expect(htmlOf(<WithdrawPhotoPage />, `/contest/withdraw#${link.slice(0, -1)}`)).not.toContain('<button');
});
