import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './output.ts';
import { count } from './vitest.ts';

describe('count', () => {
  const report = (testResults: unknown[], numPassedTests: number): string =>
    JSON.stringify({ testResults, numPassedTests });
  const name = join(root, 'domain', 'a.test.ts');

  test('counts a file that cannot be loaded as a failure', () => {
    const broken = { name, status: 'failed', assertionResults: [] };
    const failures = ['domain/a.test.ts: could not be run'];
    expect(count(report([broken], 3), 1, 'unit')).toEqual({ passed: 3, failures, shown: [] });
  });
  test('names a failed test and the reason, counts its file once, and counts what the others have shown', () => {
    const meta = { shown: [{ row: 13, count: 8, what: 'forgeries' }] };
    const message = `Error: \u001b[31m3\u001b[39m\n  is not 4\n    at ${name}:7:12`;
    const assertionResults = [
      { fullName: 'sums add up', status: 'failed', failureMessages: [message], meta },
      { fullName: 'sums go on', status: 'passed', meta },
    ];
    const failures = ['domain/a.test.ts: sums add up ✘ line 7: Error: 3 is not 4'];
    expect(count(report([{ name, status: 'failed', assertionResults }], 1), 1, 'unit')).toEqual({
      passed: 1,
      failures,
      shown: [{ row: 13, count: 8, what: 'forgeries' }],
    });
  });
  test('never calls a run a success that vitest does not', () => {
    const failures = ['unit: vitest ended with 1'];
    expect(count(report([], 5), 1, 'unit')).toEqual({ passed: 5, failures, shown: [] });
    expect(count(undefined, 1, 'unit')).toEqual({ passed: 0, failures, shown: [] });
    expect(count(undefined, 0, 'unit')).toEqual({ passed: 0, failures: [], shown: [] });
  });
  test('says which error no test caught', () => {
    const failures = ['e2e: vitest ended with 1 ✘ Error: Target closed at site.ts:142'];
    expect(count(report([], 5), 1, 'e2e', ['Error: Target closed\n    at site.ts:142']).failures).toEqual(failures);
  });
  test('names a test that failed for two reasons once, with both', () => {
    const assertionResults = [{ fullName: 'walks', status: 'failed', failureMessages: ['Error: a', 'Error: b'] }];
    expect(count(report([{ name, status: 'failed', assertionResults }], 0), 1, 'e2e')).toEqual({
      passed: 0,
      failures: ['domain/a.test.ts: walks ✘ Error: a ✘ Error: b'],
      shown: [],
    });
  });
});
