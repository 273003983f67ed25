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
    failure('functions/failed-precondition', 'This voucher has expired [400]', { field: 'gift_code' }),
  );
  expect(error.faults).toEqual([{ field: 'gift_code', message: 'This voucher has expired' }]);
});

test.each([
  ['functions/internal', 'internal [0]'],
  ['functions/unavailable', 'unavailable [503]'],
  ['auth/network-request-failed', 'Firebase: Error (auth/network-request-failed).'],
])('says that the server could not be reached for %s, %s', (code, message) => {
  expect(toCallError(failure(code, message)).message).toMatch(/^The server could not be reached\./);
});

const ours = 'Something went wrong on our side. Please try again.';
test.each([
  ['failed-precondition', 'Please join with your name first', true],
  ['not-found', 'This link does not open a team’s page.', true],
  ['invalid-argument', 'Please write something', true],
  ['permission-denied', 'This booking was made by somebody else.', true],
  ['internal', ours, false],
  ['resource-exhausted', 'Your team has sent many messages. Please wait a minute.', false],
  ['unavailable', 'Failed to create payment intent', false],
  ['unauthenticated', 'This browser could not be verified.', false],
  // What stands before the functions answers in the SDK's words, not in ours.
  ['not-found', 'not-found', false],
  ['permission-denied', 'permission-denied', false],
  ['resource-exhausted', 'resource-exhausted', false],
  ['deadline-exceeded', 'deadline-exceeded', false],
])('%s, %s: is it a refusal? %s', (code, message, isRefusal) => {
  expect(toCallError(failure(`functions/${code}`, `${message} [400]`)).isRefusal).toBe(isRefusal);
});

test('a failure of another kind refuses nothing', () => {
  expect(toCallError(new TypeError('x is undefined')).isRefusal).toBe(false);
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
