import { expect, test } from 'vitest';
import { headerOf, originsIn } from './origins.ts';

test('lists an origin once, with all that it may do, and refuses one without a reason', () => {
  expect(
    originsIn("default-src 'self'; script-src 'self' https://js.stripe.com; frame-src https://js.stripe.com"),
  ).toEqual([
    {
      origin: 'https://js.stripe.com',
      directives: ['script-src', 'frame-src'],
      why: expect.stringContaining('Stripe'),
    },
  ]);
  expect(() => originsIn('img-src https://pixels.example')).toThrow('https://pixels.example');
});

test('the site lets in what the Payment Element and Link need, and lets Stripe’s frames open a wallet', () => {
  const directives = (origin: string) =>
    originsIn(headerOf('Content-Security-Policy')).find((one) => one.origin === origin)?.directives;
  expect(directives('https://js.stripe.com')).toEqual(['script-src', 'frame-src']);
  expect(directives('https://*.js.stripe.com')).toEqual(['script-src', 'frame-src']);
  expect(directives('https://api.stripe.com')).toEqual(['connect-src']);
  expect(directives('https://hooks.stripe.com')).toEqual(['frame-src']);
  for (const link of ['https://link.com', 'https://*.link.com'])
    expect(directives(link)).toEqual(['connect-src', 'frame-src']);
  expect(headerOf('Permissions-Policy')).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")');
});
