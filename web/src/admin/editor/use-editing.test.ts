import { expect, test } from 'vitest';
import { meaningOf } from './use-editing.ts';

type Values = { readonly title: string };
const isSame = (one: Values, other: Values) => one.title === other.title;
const typed = { title: 'Typed here' };
const theirs = { title: 'Saved elsewhere' };
const situation = { sent: [], typed, isDirty: true, mayUpdate: true, isSame };

test('another admin’s save is a conflict when the form has unsaved changes', () => {
  expect(meaningOf(theirs, situation)).toBe('conflict');
});

test('another admin’s save replaces a form without unsaved changes, if the editor allows it', () => {
  const clean = { ...situation, isDirty: false };
  expect(meaningOf(theirs, clean)).toBe('update');
  expect(meaningOf(theirs, { ...clean, mayUpdate: false })).toBe('conflict');
});

test('a save whose answer got lost is recognised as own, whatever was typed since', () => {
  const sent = { title: 'Sent' };
  expect(meaningOf(sent, { ...situation, sent: [sent] })).toBe('own');
  expect(meaningOf(sent, { ...situation, sent: [sent, { title: 'Sent later, not stored' }] })).toBe('own');
  expect(meaningOf(theirs, { ...situation, sent: [sent] })).toBe('conflict');
});

test('equal versions are no conflict', () => {
  expect(meaningOf({ ...typed }, situation)).toBe('typed');
});
