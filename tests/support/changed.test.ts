import { expect, test } from 'vitest';
import { testsOfChange } from './changed.ts';

test('a change asks for its own tests, those of its capability, and those of the rules', () => {
  const files = [
    'functions/src/hunt/take-text.ts',
    'domain/hunt/machine.ts',
    'domain/money/money.ts',
    'firestore.rules',
    'tests/e2e/hunt.test.ts',
    'README.md',
  ];
  const exists = (path: string) => path !== 'tests/functions/money';
  expect(testsOfChange(files, exists)).toEqual(['tests/e2e/hunt.test.ts', 'tests/functions/hunt', 'tests/rules']);
});
