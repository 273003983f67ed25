import { query } from '@streetlore/domain/query';
import { versioned } from '@streetlore/domain/version';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Migration, ofDocuments } from '../../../functions/src/migrations/migration.ts';
import { MigrationHeld, migrate } from '../../../functions/src/migrations/run.ts';
import { testServices } from '../../support/services.ts';

const PROJECT = 'demo-migrations';
const services = testServices(PROJECT, { at: new Date('2026-11-22T12:00:00Z') });
const { db, store, clock } = services;

const run = async (these: readonly Migration[], isDry = false) => {
  const lines: string[] = [];
  const changed = await migrate(services, these, { isDry, report: (line) => lines.push(line) });
  return { lines, changed: Object.fromEntries(changed) };
};
beforeEach(() => services.clear());
afterAll(() => services.end());

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
