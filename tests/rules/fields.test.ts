import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { MAX_ARTIST_LENGTH } from '@streetlore/domain/artist';
import { blogPostSchema, postFormSchema, postLimits } from '@streetlore/domain/blog';
import { applyEdit, editFormOf, submissionEditSchema, submissionSchema } from '@streetlore/domain/contest';
import { namesOf, pick } from '@streetlore/domain/fields';
import { aPost, aSubmission, oldestPost } from '@streetlore/domain/testing';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { audited, firestoreRules, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

// Tests, field by field, what an admin writes without the functions. The fields come from the
// forms. The tests fail for a field that was added to a form and not to its rule. They also fail
// for an edit that the rules refuse because the document is older than one of its fields.

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('fields');
  await env.clearFirestore();
  roles = rolesOf(env);
  await seed(env, sessionLine);
});
afterAll(() => env.cleanup());

/** A document that admins edit without a function. */
type Edited = {
  path: string;
  stored: DocumentData;
  schema: z.ZodMiniObject;
  form: z.ZodMiniObject;
  /** The whole form as the editor saves it. */
  whole: DocumentData;
  /** Fields that every edit sends. */
  always: DocumentData;
};

const photo = aSubmission();
const edited: [string, Edited][] = [
  [
    'a post',
    {
      path: 'blog_posts/post',
      stored: aPost(),
      schema: blogPostSchema,
      form: postFormSchema,
      whole: pick(aPost(), namesOf(postFormSchema.shape)),
      always: { updated_at: serverTimestamp() },
    },
  ],
  [
    'a photo',
    {
      path: 'contest_submissions/photo',
      stored: photo,
      schema: submissionSchema,
      form: submissionEditSchema,
      whole: applyEdit(photo, submissionEditSchema.parse(editFormOf(photo))),
      always: {},
    },
  ],
];

const without = (document: DocumentData, field: string) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
const youngerOf = (schema: z.ZodMiniObject) =>
  namesOf(schema.shape).filter((field) => z.safeParse(schema.shape[field] as z.ZodMiniType, undefined).success);

/** Saves fields over a stored document as an admin. */
async function save({ path, always }: Edited, stored: DocumentData, fields: DocumentData): Promise<void> {
  await seed(env, { [path]: stored });
  await audited(roles.admin, 'update', path, { ...fields, ...always });
}

describe.each(edited)('%s', (_name, one) => {
  test.each(namesOf(one.form.shape))('lets an admin change its %s', (field) =>
    assertSucceeds(save(one, { ...one.stored, [field]: 'what it was before' }, one.whole)),
  );

  test('can be edited although it lacks newer fields', async () => {
    for (const field of youngerOf(one.schema)) {
      const older = without(one.stored, field);
      await expect(save(one, older, one.whole), `all of it, without ${field}`).resolves.toBeUndefined();
      await expect(save(one, older, pick(one.stored, ['tags'])), `its tags, without ${field}`).resolves.toBeUndefined();
    }
  });
});

test('the oldest post can be edited', async () => {
  const [[, post] = []] = edited;
  if (!post) throw new Error('No post');
  await assertSucceeds(save(post, oldestPost, { excerpt: 'Another' }));
  await assertSucceeds(save(post, oldestPost, post.whole));
});

/** Limits in a form: the length of a text or of a list's entry, and the number of entries. */
const lengths = z.object({ maxLength: z.optional(z.number()), maxItems: z.optional(z.number()) });
const limitsOf = (schema: z.ZodMiniType) => {
  const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const found = Object.fromEntries(
    [...json.matchAll(/"(maxLength|maxItems)":(\d+)/g)].map(([, name, value]) => [name, Number(value)]),
  );
  return lengths.parse(found);
};

describe.each(edited)('the lengths of %s', (name, one) => {
  const long = (field: string, length: number) => String(one.stored[field] ?? '').padEnd(length, 'x');
  const texts = Object.entries(one.form.shape)
    .map(([field, schema]) => ({ field, max: limitsOf(schema as z.ZodMiniType).maxLength }))
    .filter(({ field, max }) => !['tags', 'artist'].includes(field) && max !== undefined);

  test('are known', () => expect(texts.length).toBeGreaterThan(7));
  test.each(texts)('$field: $max, in its rule as in its form', async ({ field, max = 0 }) => {
    await assertSucceeds(save(one, one.stored, { [field]: long(field, max) }));
    await assertFails(save(one, one.stored, { [field]: long(field, max + 1) }));
  });
  test('artist: the rule has the form’s limit of the name', async () => {
    const named = (length: number) => ({ artist: { name: 'x'.repeat(length), link: null } });
    await assertSucceeds(save(one, one.stored, named(MAX_ARTIST_LENGTH)));
    await assertFails(save(one, one.stored, named(MAX_ARTIST_LENGTH + 1)));
  });
  test('tags: the rule has the form’s limits of number and length', async () => {
    const { maxItems, maxLength } =
      name === 'a post'
        ? { maxItems: postLimits.tags, maxLength: postLimits.tag }
        : limitsOf(submissionEditSchema.shape.tags);
    const tags = Array.from({ length: maxItems ?? 0 }, (_, n) => `${n}`.padEnd(maxLength ?? 0, 'x'));
    await assertSucceeds(save(one, one.stored, { tags }));
    await assertFails(save(one, one.stored, { tags: [...tags, 'one more'] }));
    await assertFails(save(one, one.stored, { tags: [`${tags[0]}x`] }));
  });
});
