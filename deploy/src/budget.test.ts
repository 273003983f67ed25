import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

test('the budget mails at 50, 90 and 100 % of a month, and docs/deploy.md applies it', () => {
  const budget = readFileSync(join(root, 'deploy', 'budget.yaml'), 'utf8');
  expect([...budget.matchAll(/--threshold-rule: percent=(\S+)/g)].map(([, share]) => Number(share))).toEqual([
    0.5, 0.9, 1,
  ]);
  expect(budget).toMatch(/--calendar-period: month/);
  expect(readFileSync(join(root, 'docs', 'deploy.md'), 'utf8')).toContain('--flags-file deploy/budget.yaml');
});
