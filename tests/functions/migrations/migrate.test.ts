import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactMessageSchema } from '@streetlore/domain/contact';
import { deserialise } from '@streetlore/domain/dated-json';
import { checkedCollections, newestDocuments } from '@streetlore/domain/health';
import { collections, documents } from '@streetlore/domain/paths';
import { query, where } from '@streetlore/domain/query';
import { versioned } from '@streetlore/domain/version';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { migrations } from '../../../functions/src/migrations/index.ts';
import { type Migration, ofDocuments } from '../../../functions/src/migrations/migration.ts';
import { MigrationHeld, migrate } from '../../../functions/src/migrations/run.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { testServices } from '../../support/services.ts';

/** The seeded London's documents, written by the last release without migrations. */
const before = deserialise(readFileSync(join(import.meta.dirname, 'release-before.json'), 'utf8')) as Record<
  string,
  object
>;

const PROJECT = 'demo-migrations';
const services = testServices(PROJECT, { at: new Date('2026-11-22T12:00:00Z') });
const { db, store, clock } = services;

const run = async (these: readonly Migration[] = migrations, isDry = false) => {
  const lines: string[] = [];
  const changed = await migrate(services, these, { isDry, report: (line) => lines.push(line) });
  return { lines, changed: Object.fromEntries(changed) };
};
const everything = async () => {
  const found: Record<string, unknown> = {};
  for (const collection of await db.listCollections())
    for (const one of (await collection.get()).docs) found[one.ref.path] = withDates(one.data());
  return found;
};

beforeEach(async () => {
  await services.clear();
  const batch = db.batch();
  for (const [path, fields] of Object.entries(before)) batch.set(db.doc(path), fields);
  await batch.commit();
});
afterAll(() => services.end());

describe('the export of the release before', () => {
  test('has ten collections, all of which this release can read', async () => {
    const names = new Set(Object.keys(before).map((path) => path.split('/')[0]));
    expect(names.size).toBeGreaterThanOrEqual(10);
    for (const kind of checkedCollections) {
      const asked = newestDocuments(kind, 500);
      expect([kind, (await store.find(asked)).length]).toEqual([kind, (await store.ids(asked)).length]);
    }
  });

  test('is migrated so that lists find every document, without other changes', async () => {
    const open = query(collections.contactMessages, contactMessageSchema, where('answered', '==', false));
    const named = (beginning: string) => where('search', 'array-contains', beginning);
    const partners = newestDocuments('partners', 500);
    const found = async () => [
      (await store.find(open)).length,
      (await store.ids({ ...partners, conditions: [named('flat')] })).length,
    ];
    expect(await found()).toEqual([0, 0]);
    const contactMessages = Object.keys(before).filter((path) => path.startsWith('contact_messages/'));
    const dry = await run(migrations, true);
    expect(await found()).toEqual([0, 0]);
    const done = await run();
    expect(dry).toEqual(done);
    expect(await found()).toEqual([contactMessages.length, 1]);
    const after = await everything();
    for (const [path, fields] of Object.entries(before)) {
      // The sender of a photo moves to where no visitor can read it.
      const { uid: _sender, ...kept } = fields as Record<string, unknown>;
      const isPhoto = path.startsWith(`${collections.contestSubmissions}/`);
      expect(after[path]).toMatchObject(isPhoto ? { ...kept, cleared_at: null } : fields);
      if (isPhoto) expect(after[path]).not.toHaveProperty('uid');
    }
    const summaries = Object.values(before).filter((fields) => 'content' in fields && 'slug' in fields).length;
    const added = Object.keys(after).filter((path) => !(path in before) && path !== documents.blogStats);
    expect(added.filter((path) => path.startsWith(collections.postSummaries))).toHaveLength(summaries);
    expect(added.filter((path) => path.startsWith(collections.migrations)).toSorted()).toEqual(
      migrations.map(({ id }) => `${collections.migrations}/${id}`),
    );
    expect(added).toHaveLength(summaries + migrations.length);
  });

  test('is migrated once: a second run changes nothing', async () => {
    await run();
    const after = await everything();
    expect(await run()).toEqual({ lines: [], changed: {} });
    expect(await everything()).toEqual(after);
  });
});

describe('a migration of more documents than a batch holds', () => {
  const WALLS = 450;
  const paint = ofDocuments('0009-paint', { walls: ({ paint }) => (paint === undefined ? { paint: 'white' } : null) });
  const record = async () => (await store.migrations.at(paint.id).read()) ?? undefined;
  const painted = async () => (await db.collection('walls').where('paint', '==', 'white').count().get()).data().count;

  beforeEach(async () => {
    const batch = db.batch();
    for (let n = 0; n < WALLS; n += 1) batch.set(db.doc(`walls/${String(n).padStart(3, '0')}`), { n });
    await batch.commit();
  });

  test('goes on where it was cut off', async () => {
    const cut: Migration = {
      id: paint.id,
      batch: async (...given) => {
        if (given[1].from !== null) throw new Error('Cut off');
        return await paint.batch(...given);
      },
    };
    await expect(run([cut])).rejects.toThrow('Cut off');
    expect(await record()).toMatchObject({ status: 'running', next: 'walls/199', changed: 200, lease_until: null });
    const { lines, changed } = await run([paint]);
    expect([lines.length, lines[0], changed[paint.id]]).toEqual([WALLS - 200, 'walls/200', WALLS - 200]);
    expect(await record()).toMatchObject({ status: 'done', next: null, changed: WALLS, lease_until: null });
    expect(await painted()).toBe(WALLS);
  });

  test('stops while another run is active, and takes over when that one has died', async () => {
    const refused: unknown[] = [];
    const held: Migration = {
      id: paint.id,
      batch: async (...given) => {
        await run([paint]).catch((error: unknown) => refused.push(error));
        return await paint.batch(...given);
      },
    };
    await run([held]);
    expect(refused).toHaveLength(3);
    expect(refused.every((error) => error instanceof MigrationHeld)).toBe(true);

    await db.collection('walls').doc('500').set({ n: 500 });
    const died = { status: 'running', next: 'walls/449', changed: WALLS, finished_at: null } as const;
    const until = new Date(clock.now().getTime() + 60_000);
    await store.migrations.at(paint.id).set({ ...died, started_at: clock.now(), lease_until: until });
    await expect(run([paint])).rejects.toThrow(until.toISOString());
    clock.set(until);
    expect((await run([paint])).lines).toEqual(['walls/500']);
  });

  test('reports everything and writes nothing in a dry run', async () => {
    expect((await run([paint], true)).changed).toEqual({ [paint.id]: WALLS });
    expect([await painted(), await record()]).toEqual([0, undefined]);
  });
});

test('a list is the same before, during and after the migration to another version', async () => {
  const second = versioned(
    z.object({ names: z.array(z.string()), schema_version: z.optional(z.literal(2)) }),
    2,
    z.object({ name: z.string() }),
    ({ name }) => ({ names: [name] }),
  );
  const walls = query('walls', second);
  const move = ofDocuments('0009-names', {
    walls: ({ name, names }) => (names === undefined ? { names: [name], schema_version: 2 } : null),
  });
  for (const name of ['fox', 'heron', 'owl']) await db.doc(`walls/${name}`).set({ name });
  const read = await store.find(walls);
  expect(read.map(({ names }) => names)).toEqual([['fox'], ['heron'], ['owl']]);
  await db.doc('walls/heron').update({ names: ['heron'], schema_version: 2 });
  expect(await store.find(walls)).toEqual(read);
  expect((await run([move])).lines).toEqual(['walls/fox', 'walls/owl']);
  expect(await store.find(walls)).toEqual(read);
});
