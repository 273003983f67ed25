import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { aPost, aReview } from '@streetlore/domain/testing';
import { type DocumentData, doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { showsFault } from '../support/shows-fault.ts';
import { aSubmission } from './documents.ts';
import {
  audited,
  databaseOf,
  firestoreRules,
  people,
  type Roles,
  remove,
  rolesOf,
  seed,
  sessionLine,
} from './environment.ts';

// Each test makes one thing wrong and leaves everything else right, so that each part of a
// condition decides alone once. The end of `npm test -- rules` lists the parts that no test has
// seen both true and false.

let env: RulesTestEnvironment;
let roles: Roles;

const now = serverTimestamp;
const photo = 'contest_submissions/photo';
const post = 'blog_posts/post';
const review = 'reviews/review';
const winner = 'contest_submissions/winner';
const analogue = 'contest_submissions/analogue';

beforeAll(async () => {
  env = await firestoreRules('parts');
  await env.clearFirestore();
  roles = rolesOf(env);
  await seed(env, sessionLine);
});
beforeEach(() =>
  seed(env, {
    [photo]: aSubmission,
    [winner]: { ...aSubmission, is_winner: true },
    [analogue]: { ...aSubmission, has_gps: false, latitude: null, longitude: null },
    [post]: aPost(),
    [review]: aReview(),
    'post_slugs/taken': { post_id: 'another' },
  }),
);
afterAll(() => env.cleanup());

const edit = (path: string, fields: DocumentData) =>
  audited(roles.admin, 'update', path, path.startsWith('blog') ? { ...fields, updated_at: now() } : fields);

const credit = { text: 'Photo: Crane', path: '/contest/submission/crane-1' };
const vesper = { name: 'Vesper Lane', link: 'https://vesper.test' };
const wrong: [string, string, DocumentData][] = [
  ['a photo’s slug, that has none', photo, { slug: '' }],
  ['a photo’s slug, of other signs', photo, { slug: 'The Crane' }],
  ['a photo’s slug, too long', photo, { slug: 'x'.repeat(81) }],
  ['a photo’s path, that has none', photo, { path: '' }],
  ['a photo’s path, of three parts', photo, { path: 'uk/london/crane' }],
  ['a photo’s tags, in words', photo, { tags: 'crane' }],
  ['a photo’s path, too long', photo, { path: `uk/london/shoreditch/${'x'.repeat(580)}` }],
  ['a post’s slug, of other signs', post, { slug: 'Five Walls' }],
  ['a post’s status', post, { status: 'deleted' }],
  ['a post’s credit, in words', post, { image_credit: 'Crane' }],
  ['a post’s credit, with more in it', post, { image_credit: { ...credit, by: 'Sam' } }],
  ['a post’s credit, without a text', post, { image_credit: { ...credit, text: '' } }],
  ['a post’s credit, with too long a way', post, { image_credit: { ...credit, path: '/'.padEnd(2001, 'x') } }],
  ['a post’s credit, with a way to another site', post, { image_credit: { ...credit, path: '//evil.example' } }],
  ['what stays visible of a picture, in words', post, { image_focus: 'the middle' }],
  ['what stays visible of a picture, with more in it', post, { image_focus: { x: 50, y: 50, z: 50 } }],
  ['what stays visible of a picture, in words from the left', post, { image_focus: { x: 'left', y: 50 } }],
  ['what stays visible of a picture, left of it', post, { image_focus: { x: -1, y: 50 } }],
  ['what stays visible of a picture, below it', post, { image_focus: { x: 50, y: 101 } }],
  ['an artist, in words', photo, { artist: 'Vesper' }],
  ['an artist, with more in it', photo, { artist: { ...vesper, by: 'Sam' } }],
  ['an artist, with too long a name', post, { artist: { ...vesper, name: 'x'.repeat(101) } }],
  ['an artist, with a script as page', post, { artist: { ...vesper, link: 'javascript:alert(1)' } }],
  ['the slug of an artist, that is none', photo, { artist: vesper, artist_slug: 7 }],
  ['the slug of an artist, too long', post, { artist: vesper, artist_slug: 'x'.repeat(101) }],
  ['the name beside a photo, too long', photo, { credit: 'x'.repeat(81) }],
  ['the name beside a photo, that is none', photo, { credit: 7 }],
];
test.each(wrong)('%s, is refused', (_what, path, fields) => assertFails(edit(path, fields)));

test.each(Array.from({ length: 12 }, (_, place) => place))('a tag that is none is refused at place %i', (place) =>
  assertFails(edit(photo, { tags: Array.from({ length: 12 }, (_, n) => (n === place ? '' : `tag ${n}`)) })),
);

test.each([
  ['a post without a picture', post, { featured_image: '' }],
  ['a post with a picture from elsewhere', post, { featured_image: 'https://images.example/x.png' }],
  ['the words of a photo that has won', winner, { title: 'Crane', is_winner: true }],
])('%s is saved', (_what, path, fields) => assertSucceeds(edit(path, fields)));

test('accepts an admin in the list of admins, and refuses the same claim without a line', async () => {
  await assertSucceeds(edit(photo, { title: 'Crane' }));
  await remove(env, `admins/${people.admin}`);
  await assertFails(edit(photo, { title: 'Heron' }));
  await seed(env, sessionLine);
  showsFault(49, 1, 'write of an account without a line refused by the rules');
});

describe('a slug', () => {
  /** Saves a post in a commit that does not reserve its slug. */
  const save = (how: 'create' | 'update', id: string, fields: DocumentData) => {
    const db = databaseOf(roles.admin);
    const batch = writeBatch(db);
    const entry = doc(db, `audit_log/${crypto.randomUUID()}`);
    const whole = { ...fields, updated_at: now(), last_edit: entry.id };
    if (how === 'create') batch.set(doc(db, `blog_posts/${id}`), whole);
    else batch.update(doc(db, `blog_posts/${id}`), whole);
    batch.set(entry, anEntry(`blog_posts/${id}`));
    return batch.commit();
  };
  test('of another post is refused to a new post and to a changed one', async () => {
    const fresh = { ...aPost({ slug: 'taken' }), created_at: now(), published_at: now() };
    await assertFails(save('create', 'fresh', fresh));
    await assertFails(save('update', 'post', { slug: 'taken' }));
  });
  test('holds a post’s id and nothing else', async () => {
    const slug = doc(databaseOf(roles.admin), 'post_slugs/five-walls-before-breakfast');
    await assertFails(setDoc(slug, { post_id: 7 }));
    await assertFails(setDoc(slug, { post_id: 'post', note: 'mine' }));
    await assertSucceeds(setDoc(slug, { post_id: 'post' }));
  });
});

const anEntry = (target: string): DocumentData => ({
  actor_uid: people.admin,
  actor_email: 'admin@streetlore.test',
  action: 'edited',
  target,
  detail: {},
  at: now(),
});

describe('an entry in the audit log', () => {
  /** Writes an audit entry alone. With `isNamed`, the photo names the entry as its last edit. */
  const write = async (given: DocumentData = {}, isNamed = true) => {
    const id = crypto.randomUUID();
    await seed(env, { [photo]: { ...aSubmission, last_edit: isNamed ? id : 'another' } });
    await setDoc(doc(databaseOf(roles.admin), `audit_log/${id}`), { ...anEntry(photo), ...given });
  };
  test('is accepted only when its document names it', async () => {
    await assertSucceeds(write());
    await assertFails(write({}, false));
  });
  test.each<[string, DocumentData]>([
    ['has another field', { ip: '192.0.2.1' }],
    ['names somebody else', { actor_uid: people.member }],
    ['names another address', { actor_email: 'member@example.com' }],
    ['says nothing of what was done', { action: '' }],
    ['names no document', { target: '' }],
    ['names a document that admins do not edit', { target: 'bookings/booking' }],
    ['has words for details', { detail: 'much' }],
    ['has too many details', { detail: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`n${n}`, n])) }],
    ['is of another time', { at: new Date('2020-01-01') }],
  ])('that %s is refused', (_what, given) => assertFails(write(given)));

  test.each<[string, 'set' | 'update', string, () => DocumentData]>([
    ['a photo', 'update', photo, () => ({ title: 'Crane' })],
    ['a review', 'update', review, () => ({ answer: 'Thanks' })],
    ['a post', 'update', post, () => ({ excerpt: 'New.', updated_at: now() })],
    [
      'a new post',
      'set',
      'blog_posts/fresh',
      () => ({ ...aPost({ slug: 'fresh' }), created_at: now(), updated_at: now(), published_at: now() }),
    ],
  ])('of another edit does not serve for %s', async (_what, how, path, fields) => {
    const db = databaseOf(roles.admin);
    const entry = doc(db, `audit_log/${crypto.randomUUID()}`);
    const batch = writeBatch(db);
    if (how === 'set') {
      batch.set(doc(db, path), { ...fields(), last_edit: entry.id });
      batch.set(doc(db, 'post_slugs/fresh'), { post_id: 'fresh' });
    } else batch.update(doc(db, path), { ...fields(), last_edit: entry.id });
    batch.update(doc(db, analogue), { title: 'Its own', last_edit: entry.id });
    batch.set(entry, anEntry(analogue));
    await assertFails(batch.commit());
  });
});
