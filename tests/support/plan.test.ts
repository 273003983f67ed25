import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';
import { count } from './vitest.ts';

describe('plan', () => {
  test('runs everything when nothing is asked for', () => {
    expect(plan([])).toEqual({ projects: ['unit', 'rules', 'functions', 'e2e', 'alone', 'platform'], filters: [] });
  });
  test('runs a named project alone', () => {
    expect(plan(['unit'])).toEqual({ projects: ['unit'], filters: [] });
  });
  test('finds the project of a path', () => {
    expect(plan(['tests/rules/votes.test.ts'])).toEqual({
      projects: ['rules'],
      filters: ['tests/rules/votes.test.ts'],
    });
    expect(plan(['tests/e2e/alone/moderation.test.ts']).projects).toEqual(['alone']);
    expect(plan(['domain/hunt'])).toEqual({ projects: ['unit'], filters: ['domain/hunt'] });
  });
});

describe('count', () => {
  const report = (testResults: unknown[], numPassedTests: number, numFailedTests: number): string =>
    JSON.stringify({ testResults, numPassedTests, numFailedTests });

  test('counts a file that cannot be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(count(report([broken], 3, 0), 1)).toEqual({ passed: 3, failed: 1 });
  });
  test('does not count the file of a failed test a second time', () => {
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    expect(count(report([failing], 1, 1), 1)).toEqual({ passed: 1, failed: 1 });
  });
  test('never calls a run a success that vitest does not', () => {
    expect(count(report([], 5, 0), 1)).toEqual({ passed: 5, failed: 1 });
    expect(count(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
