import { expect, test } from 'vitest';
import { meaningOf } from './use-editing.ts';

type Values = { readonly title: string };
const isSame = (one: Values, other: Values) => one.title === other.title;
const typed = { title: 'Typed here' };
const theirs = { title: 'Saved elsewhere' };
const situation = { sent: [], typed, isDirty: true, mayUpdate: true, isSame };

test('what somebody else saved is a conflict where something is typed', () => {
  expect(meaningOf(theirs, situation)).toBe('conflict');
});

test('it replaces what is shown where nothing is unsaved, if the editor allows that', () => {
  const clean = { ...situation, isDirty: false };
  expect(meaningOf(theirs, clean)).toBe('update');
  expect(meaningOf(theirs, { ...clean, mayUpdate: false })).toBe('conflict');
});

test('a save whose answer got lost is one’s own, whatever was typed since', () => {
  const sent = { title: 'Sent' };
  expect(meaningOf(sent, { ...situation, sent: [sent] })).toBe('own');
  expect(meaningOf(sent, { ...situation, sent: [sent, { title: 'Sent later, not stored' }] })).toBe('own');
  expect(meaningOf(theirs, { ...situation, sent: [sent] })).toBe('conflict');
});

test('nobody is asked to choose between equal versions', () => {
  expect(meaningOf({ ...typed }, situation)).toBe('typed');
});
