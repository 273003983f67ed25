import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, nameOf, type Query } from '../query/index.ts';
import { type CatalogueEntry, catalogue, ttls } from './catalogue.ts';
import { indexesOf } from './index.ts';

const domain = fileURLToPath(new URL('..', import.meta.url));
const modules = globSync('*/{queries,*-queries}.ts', { cwd: domain });
const nounOf = (path: string) => path.split('/')[0] ?? '';

/**
 * The collections that queries may ask: those of the product, and those below one of their
 * documents.
 */
const known: readonly string[] = [...Object.values(collections), 'private', 'votes', 'stops', 'lines', 'teams'];

describe('every query of the product is in the catalogue', () => {
  test('every domain folder with queries is in it', () =>
    expect(new Set(catalogue.map(({ name }) => name.split('.')[0]))).toEqual(new Set(modules.map(nounOf))));

  test.each(modules)('%s', async (path) => {
    const exported: Record<string, unknown> = await import(new URL(`../${path}`, import.meta.url).href);
    const functions = Object.entries(exported).filter(([, value]) => typeof value === 'function');
    const names = new Set(catalogue.map(({ name }) => name));
    expect(functions.map(([name]) => `${nounOf(path)}.${name}`).filter((name) => !names.has(name))).toEqual([]);
    const ends = Object.values(exported).filter((value) => value instanceof Object && 'collection' in value);
    expect(ttls).toEqual(expect.arrayContaining(ends));
  });
});

const { indexes } = indexesOf(
  catalogue.map(({ query }) => query),
  ttls,
);
const directionOf = (field: (typeof indexes)[number]['fields'][number]) =>
  `${field.fieldPath} ${'order' in field ? field.order : field.arrayConfig}`;

/** The fields that a query needs in its index, each once, and the fields of its explicit order. */
function needsOf({ conditions, order, sums }: Query) {
  const equal = new Set(conditions.filter(({ operator }) => ['==', 'in'].includes(operator)).map(({ field }) => field));
  const ordered = order.filter(({ field }) => field !== DOCUMENT_ID && !equal.has(field));
  const fields = [...conditions.map(({ field }) => field), ...ordered.map(({ field }) => field), ...sums];
  const ranges = conditions.filter(({ operator }) => /[<>]/.test(operator) && ordered.length === 0);
  return {
    asked: [...new Set(fields)].filter((field) => field !== DOCUMENT_ID),
    order: [
      ...ordered.map(({ field, direction }) => `${field} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`),
      ...new Set(ranges.map(({ field }) => `${field} ASCENDING`)),
    ],
  };
}

describe.each(catalogue.map((entry): [string, CatalogueEntry] => [`${entry.name}: ${nameOf(entry.query)}`, entry]))(
  '%s',
  (_name, { query }) => {
    test('asks a collection of the product', () => expect(known).toContain(query.path.split('/').at(-1)));

    test('has one index for all its fields, in its order', () => {
      const { asked, order } = needsOf(query);
      if (asked.length < 2 || (order.length === 0 && query.sums.length === 0)) return;
      const serving = indexes.filter(
        ({ collectionGroup, queryScope, fields }) =>
          collectionGroup === query.path.split('/').at(-1) &&
          (queryScope === 'COLLECTION_GROUP') === query.isGroup &&
          asked.toSorted().join() ===
            fields
              .map(({ fieldPath }) => fieldPath)
              .toSorted()
              .join() &&
          fields.map(directionOf).join().includes(order.join()),
      );
      expect(serving).toHaveLength(1);
    });
  },
);

test('there are fewer composite indexes than the default limit of a database', () => {
  expect(indexes.length).toBeLessThan(200);
});
