import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

describe('plan', () => {
  test('runs each project once by npm test and the rest, and all of them by --all', () => {
    const everything = ['unit', 'rules', 'functions', 'alone', 'walks', 'e2e', 'platform'];
    expect(plan(['--all'])).toEqual({ projects: everything, filters: [] });
    const [daily, rest] = [plan([]).projects, plan(['--rest']).projects];
    expect(daily).toEqual(['unit', 'rules', 'functions', 'walks']);
    expect([...daily, ...rest].sort()).toEqual([...everything].sort());
  });
  test('runs a named project alone', () => {
    expect(plan(['unit'])).toEqual({ projects: ['unit'], filters: [] });
  });
  test('finds the project of a path', () => {
    expect(plan(['tests/rules/votes.test.ts'])).toEqual({
      projects: ['rules'],
      filters: ['tests/rules/votes.test.ts'],
    });
    expect(plan(['tests/e2e/alone/sums.test.ts']).projects).toEqual(['alone']);
    expect(plan(['domain/hunt'])).toEqual({ projects: ['unit'], filters: ['domain/hunt'] });
  });
});
