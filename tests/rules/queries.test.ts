import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { bookingSchema } from '@streetlore/domain/booking';
import { publicStatusOf } from '@streetlore/domain/page';
import { activePartnersAmong } from '@streetlore/domain/partner';
import { MAX_TEAMS } from '@streetlore/domain/party';
import { boardTeamsOf, collections, documents } from '@streetlore/domain/paths';
import {
  type Condition,
  DOCUMENT_ID,
  nameOf,
  PUBLIC_LIST_LIMIT,
  type Query,
  query,
  where,
} from '@streetlore/domain/query';
import { MAX_LINES, MAX_TEAM_STOPS } from '@streetlore/domain/team';
import * as sdk from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueEntry, catalogue } from '../../domain/indexes/catalogue.ts';
import { showsFault } from '../support/shows-fault.ts';
import { adminDocuments, publicDocuments, teamDocuments } from './documents.ts';
import { databaseOf, firestoreRules, people, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('queries');
  await env.clearFirestore();
  await seed(env, { ...publicDocuments, ...teamDocuments, ...adminDocuments, ...sessionLine });
  roles = rolesOf(env);
});
afterAll(() => env.cleanup());

const visitors = ['nobody', 'anonymous', 'other', 'member', 'ended'] as const satisfies (keyof Roles)[];

const fieldOf = (field: string) => (field === DOCUMENT_ID ? sdk.documentId() : field);

const ask = (role: keyof Roles, asked: Query) => sdk.getDocs(built(role, asked));

function built(role: keyof Roles, { path, isGroup, conditions, order, cursors, limit }: Query) {
  const db = databaseOf(roles[role]);
  return sdk.query(
    isGroup ? sdk.collectionGroup(db, path) : sdk.collection(db, path),
    ...conditions.map(({ field, operator, value }) => sdk.where(fieldOf(field), operator, value)),
    ...order.map(({ field, direction }) => sdk.orderBy(fieldOf(field), direction)),
    ...cursors.map(({ place, values }) => (place === 'endAt' ? sdk.endAt(...values) : sdk.startAfter(...values))),
    ...(limit === null ? [] : [sdk.limit(limit)]),
  );
}

const isPublicFilter = ({ path }: Query, { field, operator, value }: Condition) =>
  field === 'status' && operator === '==' && value === publicStatusOf(path);

/** The most documents of a list below a page whose id only the holders of its link know. */
const belowTeam: ReadonlyMap<string, number> = new Map([
  [documents.teamStops('hash'), MAX_TEAM_STOPS],
  [documents.teamLines('hash'), MAX_LINES],
  [boardTeamsOf('hash'), MAX_TEAMS],
]);

/** The most documents that a visitor may list at once. */
const mostOf = ({ path }: Query) => belowTeam.get(path) ?? PUBLIC_LIST_LIMIT;

/**
 * Whether anybody may send the query: it asks only for public documents, in a page of a permitted
 * size.
 */
const isForAll = (asked: Query) =>
  !asked.isGroup &&
  asked.limit !== null &&
  asked.limit <= mostOf(asked) &&
  (publicStatusOf(asked.path) === null ||
    belowTeam.has(asked.path) ||
    asked.conditions.some((condition) => isPublicFilter(asked, condition)));

type Row = [name: string, Query];
const entriesFor = (who: CatalogueEntry['who']): Row[] =>
  catalogue
    .filter((entry) => entry.who === who)
    .map(({ name, query: asked }): Row => [`${name}: ${nameOf(asked)}`, asked]);

describe.each(entriesFor('everybody'))('%s', (_name, asked) => {
  test('is permitted to anybody', async () => {
    expect(isForAll(asked)).toBe(true);
    await Promise.all(visitors.map((role) => assertSucceeds(ask(role, asked))));
    showsFault(8, 1, 'queries of the pages answered to everybody');
  });
});

describe.each(entriesFor('everybody'))('%s', (_name, asked) => {
  test('is refused without a limit, beyond the limit, and as a count', async () => {
    await assertSucceeds(ask('nobody', { ...asked, limit: mostOf(asked) }));
    await assertFails(ask('nobody', { ...asked, limit: null }));
    await assertFails(ask('nobody', { ...asked, limit: mostOf(asked) + 1 }));
    await assertFails(sdk.getCountFromServer(built('nobody', { ...asked, limit: null })));
    showsFault(47, 1, 'queries of the pages refused without a limit, beyond it and as a count');
  });
});

test('refuses visitors’ lists without a limit, whatever the order or filter, but not to an admin', async () => {
  const readable = [...new Set(Object.keys(publicDocuments).filter((path) => path.split('/').length === 2))];
  const collectionsOf = new Set(readable.map((path) => path.split('/')[0] ?? ''));
  for (const path of collectionsOf) {
    const status = publicStatusOf(path);
    const conditions = status ? [where('status', '==', status)] : [];
    const asked = { ...query(path, bookingSchema), conditions };
    await assertFails(ask('nobody', asked));
    await assertFails(ask('nobody', { ...asked, order: [{ kind: 'orderBy', field: DOCUMENT_ID, direction: 'desc' }] }));
    await assertSucceeds(ask('admin', asked));
  }
  showsFault(47, collectionsOf.size, 'public collections, each refused without a limit in any order');
});

/**
 * The rules judge documents that a query names by id one by one, whatever its other conditions are.
 */
const isNaming = ({ conditions }: Query) => conditions.some(({ field }) => field === DOCUMENT_ID);
const filtered = entriesFor('everybody').filter(
  ([, asked]) => publicStatusOf(asked.path) !== null && !belowTeam.has(asked.path) && !isNaming(asked),
);

test('refuses all named partners when one of them is not active', async () => {
  const named = (...ids: string[]) => activePartnersAmong(ids);
  for (const role of visitors) {
    await assertSucceeds(ask(role, named('partner')));
    await assertFails(ask(role, named('partner', 'applied')));
    await assertFails(ask(role, { ...named('applied'), conditions: [where(DOCUMENT_ID, 'in', ['applied'])] }));
  }
});

describe.each(filtered)('%s', (_name, asked) => {
  test('is refused without its filter, or with a wider one', async () => {
    const rest = asked.conditions.filter((condition) => !isPublicFilter(asked, condition));
    const hidden = ['draft', 'pending', 'form_submitted'];
    const wider = where('status', 'in', ['published', 'active', 'approved', ...hidden]);
    const otherwise = [rest, [wider, ...rest], [where('status', 'in', hidden), ...rest]];
    await Promise.all(
      visitors.flatMap((role) => otherwise.map((conditions) => assertFails(ask(role, { ...asked, conditions })))),
    );
    showsFault(8, 1, 'of them with a filter, denied without it and with a wider one');
  });
});

describe.each(entriesFor('admins'))('%s', (_name, asked) => {
  test('is permitted to an admin, and to others only if everybody may see it', async () => {
    await assertSucceeds(ask('admin', asked));
    const isAsExpected = isForAll(asked) ? assertSucceeds : assertFails;
    await Promise.all(visitors.map((role) => isAsExpected(ask(role, asked))));
    showsFault(8, 1, 'queries of the back office answered to admins, and denied to others what is not public');
  });
});

describe.each(entriesFor('functions'))('%s', (_name, asked) => {
  test('is refused to a visitor unless everybody may see it', async () => {
    const isAsExpected = isForAll(asked) ? assertSucceeds : assertFails;
    await Promise.all(visitors.map((role) => isAsExpected(ask(role, asked))));
  });
});

/** Queries that no document of these tests matches: photos with a hundred votes. */
const unmatched: readonly string[] = ['contest.winningPhotos'];

const asked = Map.groupBy(
  catalogue.filter(({ who }) => who !== 'functions'),
  ({ name }) => name,
);
test.each([...asked.entries()].filter(([name]) => !unmatched.includes(name)))(
  '%s finds something, so an empty answer is not why it succeeds',
  async (_name, shapes) => {
    const found = await Promise.all(
      shapes.map((shape) => ask(shape.who === 'everybody' ? 'nobody' : 'admin', shape.query)),
    );
    expect(found.some(({ empty }) => !empty)).toBe(true);
  },
);

test('a visitor may not list even their own bookings', () =>
  assertFails(ask('other', query(collections.bookings, bookingSchema, where('uid', '==', people.other)))));
