import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { jobStatuses, postStatuses } from '@streetlore/domain/blog';
import { roundStatuses, submissionStatuses } from '@streetlore/domain/contest';
import { isPublicDocument, isPublicPath } from '@streetlore/domain/page';
import { partnerStatuses } from '@streetlore/domain/partner';
import { boardTeamsOf, collections, documents } from '@streetlore/domain/paths';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminDocuments, functionsDocuments, linkedDocuments, publicDocuments, teamDocuments } from './documents.ts';
import { databaseOf, firestoreRules, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

// isPublicDocument decides what the server renders and caches for use offline. firestore.rules
// decides what a browser may read. If the two disagreed, a page would show what nobody may read, or
// hide what everybody may.

let env: RulesTestEnvironment;
let roles: Roles;

/** Every status that a document of the product can have, an unknown status, and no status. */
const statuses = [
  ...new Set([...postStatuses, ...partnerStatuses, ...submissionStatuses, ...roundStatuses, ...jobStatuses]),
  'unheard-of',
  null,
];

/**
 * All but the pages of bookings and teams. Whoever knows an id may read those, but no server renders
 * them (reads.test.ts).
 */
const linked: readonly (string | undefined)[] = Object.keys(linkedDocuments).map((path) => path.split('/')[0]);
const listed = Object.values(collections).filter((collection) => !linked.includes(collection));

/**
 * Where a document can be: in a collection of the product, below one of its documents, or
 * elsewhere.
 */
const places = [
  ...listed,
  ...Object.values(collections).flatMap((collection) => [`${collection}/one/private`, `${collection}/one/votes`]),
  documents.teamStops('one'),
  documents.teamLines('one'),
  boardTeamsOf('one'),
  'unheard_of',
];
const inEveryStatus = (place: string) =>
  Object.fromEntries(
    statuses.map((status) => [`${place}/${status ?? 'none'}`, { title: place, ...(status && { status }) }]),
  );

const known = { ...publicDocuments, ...adminDocuments, ...functionsDocuments };
const single = Object.values(documents).filter((path) => typeof path === 'string');

beforeAll(async () => {
  env = await firestoreRules('public');
  await env.clearFirestore();
  await Promise.all(places.map((place) => seed(env, inEveryStatus(place))));
  await seed(env, { ...Object.fromEntries(single.map((path) => [path, { title: path }])), ...known, ...sessionLine });
  roles = rolesOf(env);
});
afterAll(() => env.cleanup());

/**
 * Reads each document as a visitor, and checks that the answer is what `isPublicDocument` says.
 * @returns the documents that the visitor got
 */
async function compare(stored: Record<string, object>): Promise<string[]> {
  const db = databaseOf(roles.nobody);
  const given: string[] = [];
  await Promise.all(
    Object.entries(stored).map(async ([path, fields]) => {
      const asked = getDoc(doc(db, path));
      if (!isPublicDocument(path, { ...fields })) return void (await assertFails(asked));
      expect((await assertSucceeds(asked)).exists(), path).toBe(true);
      given.push(path);
    }),
  );
  return given;
}

test.each(places)('%s/…, whatever its status', async (place) => {
  const given = await compare(inEveryStatus(place));
  if (place.includes('/')) expect(given).toEqual([]);
});

test('no server renders the page of a booking or a team, nor what stands below it', () => {
  for (const path of Object.keys({ ...linkedDocuments, ...teamDocuments })) {
    expect(isPublicPath(path), path).toBe(false);
    expect(isPublicPath(path.split('/').slice(0, -1).join('/')), path).toBe(false);
    expect(isPublicDocument(path, { status: 'published' }), path).toBe(false);
  }
});

test('documents with fixed names, and those of the other tests', async () => {
  const given = await compare({ ...Object.fromEntries(single.map((path) => [path, {}])), ...known });
  expect(given.toSorted()).toEqual(Object.keys(publicDocuments).toSorted());
});
