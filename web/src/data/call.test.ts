import { expect, test } from 'vitest';
import { toCallError } from './call.ts';

const failure = (code: string, message: string, details?: unknown) =>
  Object.assign(new Error(message), { code, details });

test('keeps the server’s words and drops the status that the SDK adds', () => {
  const error = toCallError(failure('functions/unavailable', 'Failed to create payment intent [503]'));
  expect(error).toMatchObject({ code: 'unavailable', message: 'Failed to create payment intent', faults: [] });
});

test('puts a refused field’s message beside it', () => {
  const error = toCallError(
    failure('functions/failed-precondition', 'This voucher has expired [400]', { field: 'voucher_code' }),
  );
  expect(error.faults).toEqual([{ field: 'voucher_code', message: 'This voucher has expired' }]);
});

test.each([
  ['functions/internal', 'internal [0]'],
  ['functions/unavailable', 'unavailable [503]'],
  ['auth/network-request-failed', 'Firebase: Error (auth/network-request-failed).'],
])('says that the server could not be reached for %s, %s', (code, message) => {
  expect(toCallError(failure(code, message)).message).toMatch(/^The server could not be reached\./);
});

test('gives the reason that the server sends beside its message', () => {
  const error = toCallError(
    failure('functions/unavailable', 'Failed to generate content. Please try again. [503]', {
      reason: 'It is overloaded.',
    }),
  );
  expect(error).toMatchObject({
    message: 'Failed to generate content. Please try again.',
    reason: 'It is overloaded.',
  });
});
