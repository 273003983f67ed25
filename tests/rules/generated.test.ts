import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { blogPostSchema } from '@streetlore/domain/blog';
import { submissionSchema, voteSchema } from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import { aPost } from '@streetlore/domain/testing';
import { type DocumentData, deleteDoc, deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { showsFault } from '../support/shows-fault.ts';
import { aSubmission } from './documents.ts';
import { audited, databaseOf, firestoreRules, people, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('generated');
  await env.clearFirestore();
  roles = rolesOf(env);
  await seed(env, sessionLine);
  await seed(env, {
    [`${collections.voters}/${people.anonymous}`]: { network: 'n' },
    'contest_submissions/photo': aSubmission,
    'blog_posts/post': aPost(),
  });
});
afterAll(() => env.cleanup());

const now = serverTimestamp;

/** A write that the rules allow, and the schema of the resulting document. */
type Write = {
  name: string;
  role: 'admin' | 'anonymous';
  path: string;
  how: 'create' | 'update';
  schema: z.ZodMiniObject;
  /** For a create the whole document, for an update the fields it sends. */
  fields: () => DocumentData;
};

const writes: Write[] = [
  {
    name: 'a vote',
    role: 'anonymous',
    path: documents.vote('photo', people.anonymous),
    how: 'create',
    schema: voteSchema,
    fields: () => ({ created_at: now() }),
  },
  {
    name: 'the moderation of a photo',
    role: 'admin',
    path: 'contest_submissions/photo',
    how: 'update',
    schema: submissionSchema,
    fields: () => ({ title: 'Another title' }),
  },
  {
    name: 'a new post',
    role: 'admin',
    path: 'blog_posts/new',
    how: 'create',
    schema: blogPostSchema,
    fields: () => ({ ...aPost(), created_at: now(), updated_at: now(), published_at: now() }),
  },
  {
    name: 'an edit of a post',
    role: 'admin',
    path: 'blog_posts/post',
    how: 'update',
    schema: blogPostSchema,
    fields: () => ({ title: 'Another title', updated_at: now() }),
  },
];

/**
 * Values of every type in Firestore. Where a field's schema refuses one, the value has the wrong
 * type.
 */
const values = [42, -1.5, true, 'text', '', null, ['x'], [1, 2], { a: 1 }, new Date('2020-01-01'), Number.NaN];
const strange = [
  'role',
  'admin',
  'votes_extra',
  'id',
  'Status',
  'created_at2',
  'x'.repeat(200),
  'ünïcode',
  'a b',
  'private',
];

/** The sender sets `last_edit`. The tests of edits cover a write without it. */
const fieldsOf = (schema: z.ZodMiniObject) =>
  (Object.entries(schema.shape) as [string, z.ZodMiniType][]).filter(([field]) => field !== 'last_edit');

const isOptional = (schema: z.ZodMiniType) => z.safeParse(schema, undefined).success;

/** Every bad version of a write: what is wrong, and the fields that it sends instead. */
function spoiled(write: Write): [string, DocumentData][] {
  const without = (field: string) =>
    write.how === 'update'
      ? { ...write.fields(), [field]: deleteField() }
      : Object.fromEntries(Object.entries(write.fields()).filter(([name]) => name !== field));
  return [
    ...strange.map((field): [string, DocumentData] => [`extra ${field}`, { ...write.fields(), [field]: 'x' }]),
    ...fieldsOf(write.schema)
      // A new document may lack the fields that older ones lack, but an update may not remove a
      // stored field.
      .filter(([, schema]) => write.how === 'update' || !isOptional(schema))
      .map(([field]): [string, DocumentData] => [`no ${field}`, without(field)]),
    ...fieldsOf(write.schema).flatMap(([field, schema]) =>
      values
        .filter((value) => !z.safeParse(schema, value).success)
        .map((value): [string, DocumentData] => [
          `${field} = ${JSON.stringify(value)}`,
          { ...write.fields(), [field]: value },
        ]),
    ),
  ];
}

const send = (write: Write, fields: DocumentData) => {
  if (write.role === 'admin') return audited(roles.admin, write.how, write.path, fields);
  return setDoc(doc(databaseOf(roles[write.role]), write.path), fields);
};

describe('writes generated from the schemas', () => {
  test('are enough', () => {
    expect(writes.flatMap(spoiled).length).toBeGreaterThan(300);
  });

  test.each(writes.map((write) => [write.name, write] as const))(
    '%s: every bad version is refused',
    async (_name, write) => {
      const cases = spoiled(write);
      for (let from = 0; from < cases.length; from += 20)
        await Promise.all(
          cases.slice(from, from + 20).map(([what, fields]) =>
            assertFails(send(write, fields)).catch(() => {
              throw new Error(`${write.name} with ${what} was let through`);
            }),
          ),
        );
      showsFault(6, cases.length, 'generated writes denied');
    },
  );

  test.each(writes.map((write) => [write.name, write] as const))(
    '%s: as it should be, it is accepted',
    async (_name, write) => {
      await assertSucceeds(send(write, write.fields()));
      if (write.role === 'anonymous') await deleteDoc(doc(databaseOf(roles.anonymous), write.path));
    },
  );
});
