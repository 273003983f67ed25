import { expect, test } from 'vitest';
import { findStartFaults } from './start.ts';

const start = { modules: 644, bytes: 11_000_000, seconds: 0.8, packages: ['firebase-admin', 'firebase-functions'] };

test('accepts a start with packages that all functions need, and refuses one that only some need', () => {
  expect(findStartFaults(start, [])).toEqual([]);
  expect(findStartFaults({ ...start, packages: [...start.packages, 'twilio'] }, [])).toEqual([
    'Every function loads twilio when it starts: import it where it is used, by import().',
  ]);
  expect(findStartFaults({ ...start, modules: 701 }, [])).toHaveLength(1);
  expect(findStartFaults(start, ['sharp'])).toEqual(['sharp cannot be loaded from the packed functions.']);
});
