import { expect, test } from 'vitest';
import { withFragment } from './with-fragment.ts';

test.each([
  ['/team%23a1B2c3', '/team#a1B2c3'],
  ['/party/board%23a1B2c3?utm_source=mail', '/party/board#a1B2c3'],
  ['/partners/mail%23night-owl.a1B2', '/partners/mail#night-owl.a1B2'],
])('%s was meant as %s', (url, meant) => expect(withFragment(url)).toBe(meant));

test.each([
  '/team',
  '/tours/brick-lane?x=%23y',
  '//evil.example%23x',
  '/%23x',
  'https://evil.example/%23x',
  '/team%23',
])('%s is taken as it is', (url) => expect(withFragment(url)).toBeNull());
