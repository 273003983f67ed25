import { documentId } from '@streetlore/domain/fields';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('every keyed hash is an id that a callable takes, also one that begins with a hyphen or an underscore', () => {
  const ids = Array.from({ length: 500 }, (_, n) => keyedHash('secret', 'review', `${n}`));
  expect(ids.filter((id) => /^[-_]/.test(id)).length).toBeGreaterThan(5);
  expect(ids.filter((id) => !documentId.safeParse(id).success)).toEqual([]);
});
