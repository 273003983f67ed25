import { checkedCollections, healthSchema, MALFORMED_COUNTS, newestDocuments } from '@streetlore/domain/health';
import { collections, documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { startStandIns } from '@streetlore/emulators/standins/index';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCheckedDocuments } from '../../../functions/src/health/check-documents.ts';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { listedTours } from '../../../functions/src/pages/document.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { adminDocuments, publicDocuments } from '../../rules/documents.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
const services = testServices('demo-documents', { standIns: standIns.url });
const { db, store, clock } = services;
const secret = 'a word that no log may hold';

/** Each kind of stored document, with an example that lists would find. */
const kinds = checkedCollections.map((kind) => {
  const { path, order } = newestDocuments(kind, 1);
  const sound = Object.entries({ ...publicDocuments, ...adminDocuments }).find(
    ([at]) => at.startsWith(`${path}/`) && at.split('/').length === 2,
  );
  if (!sound) throw new Error(`No document of ${path}`);
  return { path, order: order.map(({ field }) => field), sound };
});

/**
 * A broken copy of a document. Lists find it too, but none of its other fields holds a valid value.
 */
function broken({ order, sound: [, fields] }: (typeof kinds)[number]) {
  const spoilt = Object.fromEntries(Object.keys(fields).map((name) => [name, [secret]]));
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => order.includes(name) || name === 'status'));
  return { ...spoilt, ...kept };
}

beforeAll(async () => {
  await services.clear();
  for (const kind of kinds) {
    await db.doc(kind.sound[0]).set(kind.sound[1]);
    await db.doc(`${kind.path}/broken`).set(broken(kind));
  }
});
afterAll(() => Promise.all([services.end(), standIns.close()]));

const health = async () => {
  await checkHealth(services);
  return healthSchema.parse(withDates((await db.doc(documents.health).get()).data()));
};

test('one broken document of each kind hides no other, and is logged by name and counted', async () => {
  const log = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  expect(await readCheckedDocuments(services)).toBe(kinds.length);
  expect((await listedTours(store)).map(({ id }) => id)).toEqual(['tour']);
  const said = log.mock.calls.map(([entry]) => entry);
  log.mockRestore();
  // Each document is logged once, although tours were read twice.
  expect(said.map(({ message, document }) => `${message}: ${document}`).toSorted()).toEqual(
    kinds.map(({ path }) => `A document does not fit its schema: ${path}/broken`).toSorted(),
  );
  expect(said.every(({ reason }) => /does not fit its schema: \w+/.test(reason))).toBe(true);
  expect(JSON.stringify(said)).not.toContain(secret);
  clock.set(new Date());
  expect(await health()).toMatchObject({ malformed: kinds.length, last_malformed: expect.stringMatching(/\/broken$/) });
  showsFault(41, kinds.length, 'collections with a broken document: the others are read');
});

test('does not log a number in a path', async () => {
  const number = '+447700900765';
  await db.doc(`${collections.players}/${number}`).set({ last_seen_at: new Date() });
  await store.find(newestDocuments('players', 500));
  const noted = (await db.collection(collections.malformedDocuments).get()).docs.map((one) => [
    one.id,
    one.get('path'),
  ]);
  expect(JSON.stringify(noted)).not.toContain(number.slice(4, -3));
  expect(noted).toContainEqual([expect.stringMatching(/^players~\+44.+765$/), expect.stringMatching(/^players\/\+44/)]);
});

test('a document by its id still fails, and says which', async () => {
  await expect(store.tours.at('broken').read()).rejects.toThrow(/^tours\/broken does not fit its schema: /);
});

test('a mended document is gone from System Health in a day', async () => {
  clock.set(after(new Date(), MALFORMED_COUNTS + 60_000));
  expect(await health()).toMatchObject({ malformed: 0, last_malformed: null });
});
