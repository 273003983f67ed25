import { expect, test } from 'vitest';
import { toHttpsError, unexpectedError } from './errors.ts';

test('an unexpected error tells the client no detail', () => {
  expect(unexpectedError('admin')).toMatchObject({ code: 'internal', message: 'Admin operation failed' });
  expect(unexpectedError('signed-in').message).toBe('Something went wrong on our side. Please try again.');
});

test('a refused decision gives its reason and names the faulty input', () => {
  const problem = { code: 'failed-precondition', message: '1 hunt is in progress' } as const;
  expect(toHttpsError(problem)).toMatchObject({ ...problem, details: undefined });
  expect(toHttpsError({ ...problem, field: 'voucher_code' }).details).toEqual({ field: 'voucher_code' });
});
