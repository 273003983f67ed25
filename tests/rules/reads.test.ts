import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { boardTeamsOf, collections, documents } from '@streetlore/domain/paths';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminDocuments, functionsDocuments, linkedDocuments, publicDocuments, teamDocuments } from './documents.ts';
import { databaseOf, firestoreRules, people, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('reads');
  await env.clearFirestore();
  await seed(env, {
    ...publicDocuments,
    ...linkedDocuments,
    ...teamDocuments,
    ...adminDocuments,
    ...functionsDocuments,
    ...sessionLine,
  });
  roles = rolesOf(env);
});
afterAll(() => env.cleanup());

const read = (role: keyof Roles, path: string) => getDoc(doc(databaseOf(roles[role]), path));

describe('every collection of the product', () => {
  test('is among the documents of these tests', () => {
    const paths = Object.keys({ ...publicDocuments, ...linkedDocuments, ...adminDocuments, ...functionsDocuments });
    expect(new Set(paths.map((path) => path.split('/')[0]))).toEqual(new Set(Object.values(collections)));
  });
});

describe.each(Object.keys(publicDocuments))('%s', (path) => {
  test.each(['nobody', 'anonymous', 'member', 'admin', 'ended'] as const)('is read by %s', async (role) => {
    expect((await assertSucceeds(read(role, path))).exists()).toBe(true);
  });
});

describe.each(Object.keys(linkedDocuments))('%s', (path) => {
  test.each(['nobody', 'anonymous', 'member', 'admin', 'ended'] as const)(
    'is read by %s, by its id alone',
    async (role) => {
      const db = databaseOf(roles[role]);
      const [pages = ''] = path.split('/');
      expect((await assertSucceeds(read(role, path))).exists()).toBe(true);
      expect((await assertSucceeds(read(role, `${pages}/${'g'.repeat(43)}`))).exists()).toBe(false);
      await assertFails(getDocs(query(collection(db, pages), limit(1))));
      await assertFails(getDocs(query(collection(db, pages), where('booking_id', '==', 'booking'))));
      await assertFails(setDoc(doc(db, path), { status: 'completed' }));
      await assertFails(updateDoc(doc(db, path), { status: 'completed' }));
      await assertFails(deleteDoc(doc(db, path)));
    },
  );
});

describe.each([
  ['stops', documents.teamStops, 50],
  ['lines', documents.teamLines, 100],
  ['teams', boardTeamsOf, 30],
] as const)('the %s below a page that a link opens', (name, below, most) => {
  test.each(['nobody', 'anonymous', 'member', 'admin', 'ended'] as const)(
    'are listed by %s below a known page, in a page of a permitted size',
    async (role) => {
      const db = databaseOf(roles[role]);
      const list = (page: string, ...limits: Parameters<typeof limit>) =>
        getDocs(query(collection(db, below(page)), limit(...limits)));
      expect((await assertSucceeds(list('hash', most))).size).toBe(1);
      expect((await assertSucceeds(list('unknown', most))).size).toBe(0);
      await assertFails(list('hash', most + 1));
      await assertFails(getDocs(collection(db, below('hash'))));
    },
  );
  test.each(['nobody', 'anonymous', 'member', 'admin', 'ended'] as const)(
    'are not found by %s in those of all teams',
    async (role) => {
      const all = collectionGroup(databaseOf(roles[role]), name);
      await assertFails(getDocs(query(all, limit(1))));
      await assertFails(getDocs(query(all, where('stop_number', '==', 1), limit(1))));
      await assertFails(getCountFromServer(query(all, limit(1))));
    },
  );
  test.each(['nobody', 'anonymous', 'member', 'admin', 'ended'] as const)('are not written by %s', async (role) => {
    const db = databaseOf(roles[role]);
    await assertFails(setDoc(doc(db, `${below('hash')}/new`), { text: 'We have moved' }));
    for (const path of Object.keys(teamDocuments).filter((one) => one.startsWith(below('hash')))) {
      await assertFails(updateDoc(doc(db, path), { text: 'We have moved' }));
      await assertFails(deleteDoc(doc(db, path)));
    }
  });
});

describe.each(Object.keys(adminDocuments))('%s', (path) => {
  test('is read by an admin', async () => {
    expect((await assertSucceeds(read('admin', path))).exists()).toBe(true);
  });
  test.each(['nobody', 'anonymous', 'member', 'ended'] as const)('is not read by %s', (role) =>
    assertFails(read(role, path)),
  );
});

describe.each(Object.keys(functionsDocuments))('%s', (path) => {
  test.each(['nobody', 'anonymous', 'member', 'admin'] as const)('is not read by %s', (role) =>
    assertFails(read(role, path)),
  );
});

describe('a booking', () => {
  test('may be followed by the browser that made it, but not its stops and answers', async () => {
    expect((await assertSucceeds(read('other', 'bookings/booking'))).exists()).toBe(true);
    await assertFails(read('other', 'bookings/booking/private/hunt_tour'));
  });
  test('that does not exist tells a stranger nothing', () => assertFails(read('anonymous', 'bookings/none')));
});

describe('an upload', () => {
  const mine = (name: string) => documents.photoUpload(people.other, name);
  test('is followed by the visitor who made it, from before it is looked at', async () => {
    expect((await assertSucceeds(read('other', mine('contest_1.jpg')))).exists()).toBe(true);
    expect((await assertSucceeds(read('other', mine('contest_2.jpg')))).exists()).toBe(false);
  });
  test.each(['nobody', 'anonymous', 'member', 'ended'] as const)('tells %s nothing, existing or not', async (role) => {
    await assertFails(read(role, mine('contest_1.jpg')));
    await assertFails(read(role, mine('contest_2.jpg')));
  });
});

describe('one’s own line among the admins', () => {
  test('can be read in an ended session, so that an open tab learns of the end', async () => {
    expect((await assertSucceeds(read('ended', documents.admin(people.admin)))).exists()).toBe(true);
  });
});

describe('something that is not there', () => {
  test.each(['tours', 'partners', 'contest_submissions', 'blog_posts', 'reviews'])(
    'is found missing in %s',
    async (name) => {
      expect((await assertSucceeds(read('nobody', `${name}/none`))).exists()).toBe(false);
    },
  );
  test('tells nothing in a place that nobody may read', () => assertFails(read('nobody', 'gifts/none-such')));
});

describe('a path nobody thought of', () => {
  test.each(['unheard_of/x', 'tours/tour/deeper/x', 'users/admin-1'])('%s is closed to an admin too', async (path) => {
    await assertFails(read('admin', path));
    await assertFails(setDoc(doc(databaseOf(roles.admin), path), { a: 1 }));
  });
});
