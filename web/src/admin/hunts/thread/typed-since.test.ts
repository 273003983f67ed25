import { expect, test } from 'vitest';
import { typedSince } from './typed-since.ts';

test.each([
  ['nothing', 'We are on our way', ''],
  ['more, after it', 'We are on our way Ten minutes', 'Ten minutes'],
  ['something else in its place', 'Wait there', 'Wait there'],
  ['its end deleted', 'We are', 'We are'],
])('what is typed while a text is being sent begins the next one: %s', (_what, typed, next) => {
  expect(typedSince('We are on our way', typed)).toBe(next);
});
