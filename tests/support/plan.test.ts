import { describe, expect, test } from 'vitest';
import { plan } from './plan.ts';

describe('plan', () => {
  test('runs everything without arguments', () => {
    expect(plan([])).toEqual({ projects: ['unit', 'rules', 'functions', 'alone', 'e2e', 'platform'], filters: [] });
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
