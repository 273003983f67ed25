import { expect, test } from 'vitest';
import { confirmBookingInput, partsOfPressToken, pressTokenIn, toPressToken } from './index.ts';

const hash = 'a1B2'.repeat(8);

test.each(['3f9a01bc-77aa-4000-9000-0123456789ab', '_-x', 'b'.repeat(128)])('the token of booking %s opens', (id) => {
  const token = toPressToken(id, hash);
  expect(pressTokenIn(`#${token}?utm_source=mail`)).toBe(token);
  expect(confirmBookingInput.parse({ token })).toEqual({ token });
  expect(partsOfPressToken(token)).toEqual({ bookingId: id, hash });
});

test.each(['', '#', `#b1.${hash.slice(1)}`, `#${hash}`, `#a/b.${hash}`])('%j has no whole token', (fragment) =>
  expect(pressTokenIn(fragment)).toBeNull(),
);

test('a name that Firestore keeps for itself is no booking', () => {
  expect(partsOfPressToken(toPressToken('__x__', hash))).toBeNull();
});
