import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections } from '@streetlore/domain/paths';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  query,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showsFault } from '../support/shows-fault.ts';
import {
  adminDocuments,
  canaries,
  functionsDocuments,
  linkedDocuments,
  publicDocuments,
  teamDocuments,
} from './documents.ts';
import { databaseOf, firestoreRules, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

const all = {
  ...publicDocuments,
  ...linkedDocuments,
  ...teamDocuments,
  ...adminDocuments,
  ...functionsDocuments,
};
const paths = Object.keys(all);
const parents = [...new Set(paths.map((path) => path.split('/').slice(0, -1).join('/')))];
const groups = [...new Set([...Object.values(collections), ...parents.map((path) => path.split('/').at(-1) ?? '')])];
const filters = [
  where('status', '==', 'published'),
  where('status', '==', 'active'),
  where('status', '==', 'approved'),
  where('tour_id', '==', 'tour'),
  where('phone_number', '==', canaries.phone),
  where('phone_numbers', 'array-contains', canaries.phone),
  where('email', '==', canaries.email),
  where('answer', '==', canaries.answer),
  where('uid', '==', 'visitor-2'),
];

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('canaries');
  await env.clearFirestore();
  await seed(env, { ...all, ...sessionLine });
  roles = rolesOf(env);
});
afterAll(() => env.cleanup());

/** Every way to read with the SDK, over every path. */
function attempts(db: Firestore): (() => Promise<unknown>)[] {
  const sources = [...parents.map((path) => collection(db, path)), ...groups.map((name) => collectionGroup(db, name))];
  const documentsOf = async (source: (typeof sources)[number]) => (await getDocs(source)).docs.map((one) => one.data());
  return [
    ...paths.map((path) => async () => (await getDoc(doc(db, path))).data()),
    ...sources.map((source) => () => documentsOf(source)),
    ...sources.flatMap((source) => filters.map((filter) => () => documentsOf(query(source, filter)))),
  ];
}

/** The documents that a person could read, and how many reads were refused. */
async function readEverything(role: keyof Roles) {
  const results = await Promise.allSettled(attempts(databaseOf(roles[role])).map((attempt) => attempt()));
  const seen = JSON.stringify(results.map((result) => (result.status === 'fulfilled' ? result.value : null)));
  const refused = results.filter((result) => result.status === 'rejected');
  const otherwise = refused.filter((result) => result.reason?.code !== 'permission-denied');
  return { seen, tried: results.length, refused: refused.length, otherwise };
}

const found = (seen: string) => Object.values(canaries).filter((canary) => seen.includes(canary));

describe('canaries in every document a stranger may not read', () => {
  test('are seen by an admin, so these reads can find them', async () => {
    expect(found((await readEverything('admin')).seen)).toEqual(Object.values(canaries));
  });

  test.each(['nobody', 'anonymous', 'member', 'ended'] as const)(
    'are not seen by %s: get, list, collection group',
    async (role) => {
      const { seen, tried, refused, otherwise } = await readEverything(role);
      expect(found(seen)).toEqual([]);
      expect(otherwise).toEqual([]);
      expect(tried).toBeGreaterThan(450);
      expect(refused).toBeGreaterThan(300);
      expect(seen).toContain('Rough Trade East');
      showsFault(7, tried, 'reads of three roles over every path of Firestore, 0 canaries found');
    },
  );

  test.each(['nobody', 'anonymous', 'member', 'ended'] as const)(
    'cannot be guessed by %s through a count',
    async (role) => {
      const db = databaseOf(roles[role]);
      const guesses = groups.flatMap((name) =>
        filters
          .slice(4)
          .map((filter) =>
            getCountFromServer(query(collectionGroup(db, name), filter)).then((one) => one.data().count),
          ),
      );
      const answers = await Promise.allSettled(guesses);
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toEqual([]);
    },
  );
});
