import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { CallError, toCallError } from './call.ts';

/** A callable's rejection as the SDK makes it. */
const rejection = (code: string, message: string, details?: unknown) =>
  Object.assign(new FirebaseError(`functions/${code}`, message), { details });

test('every refused field keeps its own message', () => {
  const faults = [
    { field: 'phone_numbers.1', message: 'Please enter valid UK mobile numbers' },
    { field: 'email', message: 'Please enter a valid email address' },
  ];
  const error = toCallError(
    rejection('invalid-argument', 'Please enter valid UK mobile numbers', { field: 'phone_numbers.1', faults }),
  );
  expect(error).toMatchObject({ code: 'invalid-argument', faults });
});

test('a refusal that names one field is a fault of that field', () => {
  const error = toCallError(rejection('not-found', 'Tour not found', { field: 'tour_id' }));
  expect(error).toMatchObject({ message: 'Tour not found', faults: [{ field: 'tour_id', message: 'Tour not found' }] });
});

test('an answer that never came says so instead of repeating a code', () => {
  expect(toCallError(rejection('internal', 'internal'))).toMatchObject({
    code: 'unavailable',
    message: 'The server could not be reached. Check your connection and try again.',
  });
});

test('anything else is a CallError too', () => {
  expect(toCallError(new TypeError('x is undefined'))).toBeInstanceOf(CallError);
});
