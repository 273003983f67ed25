import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { alike } from './alike.ts';
import { english } from './english.ts';
import { languages } from './languages/index.ts';
import { short } from './short.ts';

const lists = [english, ...languages].flatMap((concepts, language) =>
  Object.entries(concepts).map(([concept, list]) => ({ name: `${concept} of language ${language}`, list })),
);
const entriesOf = (list: string) => list.split(',').map((entry) => entry.trim());

describe('the list', () => {
  test.each(lists)('$name is sorted, and has each entry once', ({ list }) => {
    const entries = entriesOf(list);
    expect(entries).toEqual([...new Set(entries)].sort());
  });
  test.each(lists)('$name has words in small letters, with a star at most at their end', ({ list }) => {
    for (const entry of entriesOf(list)) expect(entry).toMatch(/^(?:[^\s*,A-Z]+\*?(?: |$))+$/u);
  });
});

test('short forms and words alike are sorted', () => {
  const forms = Object.keys(short).filter((form) => !/^\d/.test(form));
  expect(forms).toEqual([...forms].sort());
  expect([...alike.keys()]).toEqual([...alike.keys()].sort());
});

test('each concept is one that a rule asks for', () => {
  const ofSentences = ['article', 'filler', 'idiom', 'joking', 'lead', 'reassured', 'teller', 'trifle'];
  const asked = rules.flatMap(({ first, second, options: { after = [], notAfter = [], unless = [] } }) => [
    ...[first, second ?? [], after, notAfter, unless].flat(),
  ]);
  expect(Object.keys(english).filter((concept) => ![...ofSentences, ...asked].includes(concept))).toEqual([]);
});
