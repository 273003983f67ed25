import { expect, test } from 'vitest';
import { documents } from '../paths/index.ts';
import { retention } from '../retention/index.ts';
import { ageingRecords, personalData, records } from './index.ts';

const names = Object.keys(personalData);

test('every document and collection below another has an entry', () => {
  const below = Object.entries(documents).filter(
    ([, path]) => typeof path === 'function' && (path as (...ids: string[]) => string)('a', 'b').split('/').length > 2,
  );
  expect(below.length).toBeGreaterThan(10);
  // A vote is a document of `votes`.
  expect(below.map(([name]) => name).filter((name) => name !== 'vote' && !names.includes(name))).toEqual([]);
});

test('what has an owner is erased and ends with a record of the registry', () => {
  const owners = Object.values(personalData).flatMap((entry) => ('owner' in entry ? [entry.owner] : []));
  expect(owners.filter((owner) => !names.includes(owner))).toEqual([]);
});

test('each rule of retention has a name of its own, and each period a rule', () => {
  const rules = records.flatMap(({ ends }) => Object.keys(ends ?? {}));
  expect(Object.keys(ageingRecords)).toEqual(rules);
  const periods = new Set(Object.values(ageingRecords).map(({ ageing }) => ageing.period));
  expect([...periods].toSorted()).toEqual(Object.keys(retention).toSorted());
});

test('erasing knows what becomes of every record that names a person', () => {
  const named = records.filter(({ phone, phones, email }) => phone ?? phones ?? email);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ erased }) => !erased).map(({ path }) => path)).toEqual([]);
});
