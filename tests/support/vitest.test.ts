import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './output.ts';
import { count } from './vitest.ts';

const of = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const report = (...assertionResults: ReturnType<typeof of>[]) =>
  JSON.stringify({
    numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
    testResults: [{ name: join(root, 'tests/e2e/a.test.ts'), status: 'passed', assertionResults }],
  });

test('a test that passed at its second try counts as passed, and is named with what its first try said', () => {
  const { passed, failures, retried } = count(
    report(of('walks', 'passed', ['Error: too slow\n    at x (tests/e2e/a.test.ts:7:3)']), of('runs', 'passed')),
    0,
    'e2e',
  );
  expect({ passed, failures, retried }).toEqual({
    passed: 2,
    failures: [],
    retried: ['tests/e2e/a.test.ts: walks ✘ line 7: Error: too slow'],
  });
});

test('a test that failed twice is a failure with both reasons', () => {
  const { passed, failures, retried } = count(report(of('walks', 'failed', ['Error: a', 'Error: b'])), 1, 'e2e');
  expect({ passed, failures, retried }).toEqual({
    passed: 0,
    failures: ['tests/e2e/a.test.ts: walks ✘ Error: a ✘ Error: b'],
  });
});
