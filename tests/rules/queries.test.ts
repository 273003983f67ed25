import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections } from '@streetlore/domain/paths';
import {
  collection,
  collectionGroup,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminDocuments, publicDocuments } from './documents.ts';
import { databaseOf, firestoreRules, type Roles, rolesOf, seed } from './environment.ts';

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('queries');
  await env.clearFirestore();
  await seed(env, { ...publicDocuments, ...adminDocuments });
  roles = rolesOf(env);
});
afterAll(() => env.cleanup());

const run = (role: keyof Roles, path: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(databaseOf(roles[role]), path), ...constraints));

const published = where('status', '==', 'published');
const active = where('status', '==', 'active');
const approved = where('status', '==', 'approved');

/** The public pages' lists: the filter their rule asks for, and the rest of the query. */
const lists: [string, string, QueryConstraint, QueryConstraint[]][] = [
  ['tours by name', collections.tours, published, [orderBy('name')]],
  ['featured tours', collections.tours, published, [orderBy('rating', 'desc'), limit(4)]],
  ['stops of a tour', collections.tourStops, published, [where('tour_id', '==', 'tour'), orderBy('stop_number')]],
  ['their partners', collections.tourPartners, published, [where('tour_id', '==', 'tour'), orderBy('stop_number')]],
  ['partners', collections.partners, active, [orderBy('name')]],
  ['partners of an area', collections.partners, active, [where('area', '==', 'shoreditch'), orderBy('name')]],
  [
    'premium partners',
    collections.partners,
    active,
    [where('partnership_tier', 'in', ['premium', 'featured']), orderBy('name'), limit(4)],
  ],
  ['photos by votes', collections.contestSubmissions, approved, [orderBy('votes', 'desc'), limit(24)]],
  [
    "the week's photos by votes",
    collections.contestSubmissions,
    approved,
    [where('submitted_at', '>=', new Date('2026-11-01')), orderBy('votes', 'desc'), limit(25)],
  ],
  [
    'photos with many votes',
    collections.contestSubmissions,
    approved,
    [where('votes', '>=', 100), orderBy('votes', 'desc'), limit(25)],
  ],
  ['a photo by its place', collections.contestSubmissions, approved, [where('path', '==', 'uk/london'), limit(1)]],
  ['newest photos', collections.contestSubmissions, approved, [orderBy('submitted_at', 'desc'), limit(24)]],
  ['a photo by its slug', collections.contestSubmissions, approved, [where('slug', '==', 'crane'), limit(1)]],
  ['posts', collections.blogPosts, published, [orderBy('published_at', 'desc')]],
  ['a post by its slug', collections.blogPosts, published, [where('slug', '==', 'five-walls-before-breakfast')]],
];

describe.each(lists)('the list of %s', (_name, path, filter, rest) => {
  it('is answered to anybody', async () => {
    await assertSucceeds(run('nobody', path, filter, ...rest));
    await assertSucceeds(run('anonymous', path, filter, ...rest));
  });

  it('is refused without its filter, or with a wider one', async () => {
    for (const role of ['nobody', 'anonymous', 'member'] as const) {
      await assertFails(run(role, path, ...rest));
      await assertFails(run(role, path, where('status', 'in', ['published', 'active', 'approved', 'draft']), ...rest));
      await assertFails(run(role, path, where('status', '==', 'draft'), ...rest));
    }
  });
});

describe('lists of what is public altogether', () => {
  const open: [string, string, QueryConstraint[]][] = [
    [
      'past winners',
      collections.contestRounds,
      [where('status', '==', 'confirmed'), orderBy('week', 'desc'), limit(13)],
    ],
    ['the leaderboard', collections.leaderboard, [orderBy('score', 'desc'), orderBy('completion_time'), limit(50)]],
    ['this week', collections.leaderboard, [where('week', '==', '2026-W47'), orderBy('score', 'desc')]],
  ];
  it.each(open)('%s', async (_name, path, constraints) => {
    expect((await assertSucceeds(run('nobody', path, ...constraints))).size).toBe(1);
  });
});

describe('lists of the back office', () => {
  const office: [string, string, QueryConstraint[]][] = [
    [
      'active hunts',
      collections.bookings,
      [where('status', '==', 'confirmed'), orderBy('created_at', 'desc'), limit(20)],
    ],
    ['newest texts', collections.smsMessages, [orderBy('sent_at', 'desc'), limit(20)]],
    ['a thread', collections.smsMessages, [where('phone_number', '==', '+447700955501'), orderBy('sent_at')]],
    ['players by spend', collections.players, [orderBy('spend', 'desc'), orderBy(documentId(), 'desc'), limit(26)]],
    ['players who play', collections.players, [where('playing', '==', true), orderBy('last_seen_at', 'desc')]],
    ['a player by number', collections.players, [orderBy('phone_number'), startAt('+4477'), limit(26)]],
    ['a player by address', collections.players, [where('email', '==', 'canary@secret.example')]],
    ['payments that match no booking', collections.bookings, [orderBy('payment_mismatch.at'), limit(30)]],
    ["a number's bookings", collections.bookings, [where('phone_numbers', 'array-contains', '+447700955501')]],
    [
      'the newest texts of a number',
      collections.smsMessages,
      [where('phone_number', '==', '+447700955501'), orderBy('seq', 'desc'), limit(51)],
    ],
    [
      'conversations',
      collections.smsConversations,
      [
        where('has_real', '==', true),
        where('found_by', 'array-contains', '447'),
        orderBy('last_at', 'desc'),
        limit(26),
      ],
    ],
    [
      'what admins did',
      collections.auditLog,
      [where('target', 'in', ['users/admin-1']), orderBy('at', 'desc'), limit(50)],
    ],
    ['all tours', collections.tours, [orderBy('name')]],
    ['all partners', collections.partners, [orderBy('name')]],
    ['photos to judge', collections.contestSubmissions, [where('status', '==', 'pending')]],
    ['newest photos of all', collections.contestSubmissions, [orderBy('submitted_at', 'desc'), limit(13)]],
    ['flagged photos', collections.contestFlags, [where('status', '==', 'open'), orderBy('flagged_at', 'desc')]],
    ['all posts', collections.blogPosts, [orderBy('created_at', 'desc')]],
    [
      'addresses like one',
      collections.blogPosts,
      [
        where('slug', '>=', 'five-walls-before-breakfast'),
        where('slug', '<', 'five-walls-before-breakfast-:'),
        limit(200),
      ],
    ],
    ['articles to be written', collections.blogGenerationJobs, [orderBy('created_at', 'desc'), limit(50)]],
    ['figures', collections.stats, []],
    ['a year of figures', collections.stats, [where('calendar_month', '>=', '2025-12'), orderBy('calendar_month')]],
    ['figures of tours', collections.stats, [orderBy('tour_name'), limit(50)]],
    [
      'rewards fetched at a partner',
      collections.stopResults,
      [where('partner_id', '==', 'partner'), where('claimed_at', '>', new Date(0))],
    ],
    ['votes of a photo', `${collections.contestSubmissions}/photo/votes`, []],
    ['contact messages', collections.contactMessages, [orderBy('created_at', 'desc')]],
    [
      'messages to answer',
      collections.contactMessages,
      [where('answered', '==', false), orderBy('created_at', 'desc')],
    ],
    ['subscribers by address', collections.subscribers, [where('email', '>=', 'canary'), orderBy('email'), limit(26)]],
    ['who is an admin', collections.admins, [orderBy('granted_at', 'desc'), limit(100)]],
    [
      'what admins did',
      collections.auditLog,
      [where('action', '==', 'role_granted'), orderBy('at', 'desc'), limit(26)],
    ],
    ['whose a slug is', collections.postSlugs, [limit(10)]],
  ];
  it.each(office)('%s: an admin, and nobody else', async (_name, path, constraints) => {
    expect((await assertSucceeds(run('admin', path, ...constraints))).empty).toBe(false);
    for (const role of ['nobody', 'anonymous', 'member'] as const) await assertFails(run(role, path, ...constraints));
  });

  it('a number’s photos, wherever they are: an admin, and nobody else', async () => {
    const contacts = (role: keyof Roles) =>
      query(collectionGroup(databaseOf(roles[role]), 'private'), where('phone_number', '==', '+447700955501'));
    expect((await assertSucceeds(getDocs(contacts('admin')))).size).toBe(1);
    for (const role of ['nobody', 'anonymous', 'member', 'other'] as const) await assertFails(getDocs(contacts(role)));
  });

  it('not even one’s own bookings are listed: a browser follows the one it made', () =>
    assertFails(run('other', collections.bookings, where('uid', '==', 'visitor-2'))));
});
