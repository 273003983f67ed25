import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ofAnyVersion, readStored, versioned } from './index.ts';

const first = z.object({ name: z.string(), size: z.string() });
const second = versioned(
  z.object({ name: z.string(), width: z.int(), height: z.int(), schema_version: z.optional(z.literal(2)) }),
  2,
  first,
  ({ name, size }) => {
    const [width, height] = size.split('x').map(Number);
    return { name, width: width ?? 0, height: height ?? 0 };
  },
);
const read = (schema: z.ZodMiniType, stored: unknown) => {
  const { success, data, error } = readStored(schema, stored);
  return success ? data : error?.issues.map(({ path }) => path.join('.'));
};
const wall = { name: 'Fox', width: 8, height: 3, schema_version: 2 };

test('a document of the current version and one of the version before read the same', () => {
  expect(read(second, wall)).toEqual(wall);
  expect(read(second, { name: 'Fox', size: '8x3' })).toEqual(wall);
  expect(read(second, { name: 'Fox', size: '8x3', schema_version: 1 })).toEqual(wall);
});

test('any other version is refused by the name of its field', () => {
  for (const schema_version of [0, 3, '2', null])
    expect(read(second, { ...wall, schema_version })).toEqual(['schema_version']);
  // An earlier release reads a document of this one.
  expect(read(first, { ...wall, size: '8x3' })).toEqual(['schema_version']);
});

test('a broken document of the version before is refused by the names of its fields', () => {
  expect(read(second, { name: 'Fox' })).toEqual(['size']);
  expect(read(second, { name: 'Fox', size: 'large' })).toEqual(['width']);
  expect(read(second, null)).toEqual(['']);
});

test('a schema of any version reads documents of every version', () => {
  const name = ofAnyVersion(z.object({ name: z.string() }));
  expect([wall, { name: 'Fox', size: '8x3' }].map((stored) => read(name, stored))).toEqual([
    { name: 'Fox' },
    { name: 'Fox' },
  ]);
});
