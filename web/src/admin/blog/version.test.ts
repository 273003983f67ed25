import { expect, test } from 'vitest';
import { isSameVersion } from './version.ts';

const at = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:00:05Z');
const none = new Set<string>();

test('an edit may replace the version that it is based on, and no other', () => {
  expect(isSameVersion({ last_edit: 'theirs', updated_at: at }, { updated_at: at }, none)).toBe(true);
  expect(isSameVersion({ last_edit: 'theirs', updated_at: later }, { updated_at: at }, none)).toBe(false);
  expect(isSameVersion({ last_edit: 'theirs', updated_at: at }, null, none)).toBe(false);
  expect(isSameVersion({ last_edit: undefined, updated_at: undefined }, null, none)).toBe(false);
});

test('an edit may replace an own save whose answer got lost', () => {
  const own = new Set(['autosave']);
  expect(isSameVersion({ last_edit: 'autosave', updated_at: at }, null, own)).toBe(true);
  expect(isSameVersion({ last_edit: 'autosave', updated_at: later }, { updated_at: at }, own)).toBe(true);
  expect(isSameVersion({ last_edit: 'theirs', updated_at: later }, { updated_at: at }, own)).toBe(false);
});
