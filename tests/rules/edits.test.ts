import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { aPartner, aPost } from '@streetlore/domain/testing';
import {
  addDoc,
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminDocuments, aSubmission, functionsDocuments, publicDocuments } from './documents.ts';
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

let env: RulesTestEnvironment;
let roles: Roles;
const everything = { ...publicDocuments, ...adminDocuments, ...functionsDocuments };

beforeAll(async () => {
  env = await firestoreRules('edits');
  await env.clearFirestore();
  roles = rolesOf(env);
});
beforeEach(() => seed(env, { ...everything, ...sessionLine }));
afterAll(() => env.cleanup());

const edit = (role: keyof Roles, path: string, fields: DocumentData) => audited(roles[role], 'update', path, fields);
const now = serverTimestamp;
const strangers = ['nobody', 'anonymous', 'other', 'member', 'ended'] as const;

/** For one document, what an admin may change and what nobody may. */
const edits: [string, string, DocumentData, DocumentData][] = [
  ['a photo’s title, not its status', 'contest_submissions/pending', { title: 'Crane' }, { status: 'approved' }],
  [
    'a photo’s words',
    'contest_submissions/photo',
    { title: 'The crane', slug: 'the-crane-1', tags: ['a', 'b'], place_name: null },
    { title: '', slug: 'The Crane' },
  ],
  ['a photo’s tags', 'contest_submissions/photo', { tags: [] }, { tags: ['fine', 7] }],
  ['a photo’s place, not its badge', 'contest_submissions/photo', { city: 'London' }, { is_winner: true }],
  ['the answer to a review', 'reviews/review', { answer: 'Come again' }, { answer: '' }],
  ['the answer, not whether it is shown', 'reviews/held', { answer: 'Thanks' }, { status: 'shown' }],
  ['the answer, not the rating', 'reviews/hidden', { answer: null }, { rating: 5 }],
  ['the answer, not the words', 'reviews/review', { answer: 'Thanks' }, { answer: 'Thanks', text: 'Best ever' }],
  ['a post’s text', 'blog_posts/post', { content: 'New.', updated_at: now() }, { content: 'New.' }],
  [
    'whether a post is out',
    'blog_posts/draft',
    { status: 'published', published_at: now(), updated_at: now() },
    { status: 'published', published_at: null, updated_at: now() },
  ],
  [
    'when a post came out',
    'blog_posts/post',
    { published_at: now(), updated_at: now() },
    { published_at: new Date('2020-01-01'), updated_at: now() },
  ],
  [
    'a post’s picture',
    'blog_posts/post',
    { featured_image: null, updated_at: now() },
    { featured_image: '//evil.example/x.png', updated_at: now() },
  ],
  [
    'where a post’s picture comes from',
    'blog_posts/post',
    { image_credit: { text: 'Photo: "Crane"', path: '/contest/submission/crane-1' }, updated_at: now() },
    { image_credit: { text: 'Photo: "Crane"', path: 'https://evil.example/' }, updated_at: now() },
  ],
  [
    'who is named for a post’s picture of their own',
    'blog_posts/post',
    { image_credit: { text: 'Our drawing', path: '' }, updated_at: now() },
    { image_credit: { text: '', path: '' }, updated_at: now() },
  ],
  [
    'what stays visible of a post’s picture',
    'blog_posts/post',
    { image_focus: { x: 20.5, y: 80 }, updated_at: now() },
    { image_focus: { x: 20 }, updated_at: now() },
  ],
  [
    'who made the work in a post’s picture',
    'blog_posts/post',
    { artist: { name: 'Vesper Lane', link: null }, artist_slug: 'vesper-lane', updated_at: now() },
    { artist: { name: 'Vesper Lane', link: '//evil.example' }, artist_slug: 'vesper-lane', updated_at: now() },
  ],
  [
    'who made the work in a photo',
    'contest_submissions/photo',
    { artist: { name: null, link: null }, artist_slug: null },
    { artist: 'Vesper Lane' },
  ],
  [
    'when a draft is to come out',
    'blog_posts/draft',
    { publish_at: new Date('2027-01-01'), updated_at: now() },
    { publish_at: 'tomorrow', updated_at: now() },
  ],
];

describe.each(edits)('%s', (_what, path, good, bad) => {
  test('may be changed by an admin', () => assertSucceeds(edit('admin', path, good)));
  test('may not be set to an invalid value', () => assertFails(edit('admin', path, bad)));
  test.each(strangers)('may not be changed by %s', (role) => assertFails(edit(role, path, good)));
});

describe('a post', () => {
  const { created_at: _c, updated_at: _u, published_at: _p, ...words } = aPost();
  const draft = (slug = 'walls-of-a-tuesday') => ({
    ...words,
    slug,
    status: 'draft',
    created_at: now(),
    updated_at: now(),
    published_at: null,
  });
  const create = (role: keyof Roles, id: string, fields: DocumentData) =>
    audited(roles[role], 'create', `blog_posts/${id}`, fields);

  test('is written by an admin, as a draft or published at once', async () => {
    await assertSucceeds(create('admin', 'new-1', draft('new-1')));
    const published = { ...draft('new-2'), status: 'published', published_at: now() };
    await assertSucceeds(create('admin', 'new-2', published));
  });
  test('may not have a past date', async () => {
    const old = new Date('2020-01-01');
    await assertFails(create('admin', 'new-5', { ...draft(), created_at: old }));
    await assertFails(create('admin', 'new-5', { ...draft(), published_at: old }));
  });
  test('may be scheduled only as a draft', async () => {
    const waiting = { ...draft('new-3'), publish_at: new Date('2027-01-01') };
    await assertSucceeds(create('admin', 'new-3', waiting));
    await assertFails(create('admin', 'new-4', { ...waiting, slug: 'new-4', status: 'archived' }));
  });
  test.each(strangers)('may not be written by %s', async (role) => {
    await assertFails(create(role, 'new-6', draft()));
    await assertFails(setDoc(doc(databaseOf(roles[role]), 'post_slugs/new-6'), { post_id: 'post' }));
  });

  test('alone has its slug, from the commit that reserves it to the one that frees it', async () => {
    const rename = (id: string, slug: string) => edit('admin', `blog_posts/${id}`, { slug, updated_at: now() });
    const reserve = (slug: string, post_id: string) =>
      setDoc(doc(databaseOf(roles.admin), 'post_slugs', slug), { post_id });
    await assertSucceeds(create('admin', 'first', draft('heron')));
    await assertFails(create('admin', 'second', draft('heron')));
    await assertSucceeds(create('admin', 'second', draft('swan')));
    await assertFails(rename('second', 'heron'));
    await assertFails(reserve('heron', 'second'));
    await assertFails(reserve('crane', 'second'));
    await assertFails(deleteDoc(doc(databaseOf(roles.admin), 'post_slugs/heron')));
    await assertSucceeds(rename('first', 'goose'));
    await assertSucceeds(rename('second', 'heron'));
    await assertFails(rename('first', 'heron'));
  });
  test('without its slug’s reservation in the same commit is refused', async () => {
    const db = databaseOf(roles.admin);
    await assertSucceeds(create('admin', 'third', draft('kite')));
    const log = doc(collection(db, 'audit_log'));
    const batch = writeBatch(db);
    batch.update(doc(db, 'blog_posts/third'), { slug: 'crow', updated_at: now(), last_edit: log.id });
    const actor = { actor_uid: people.admin, actor_email: 'admin@streetlore.test' };
    batch.set(log, { ...actor, action: 'edited', target: 'blog_posts/third', detail: {}, at: now() });
    await assertFails(batch.commit());
  });
});

describe('an edit', () => {
  const fields = () => ({ excerpt: 'Before anybody is up.', updated_at: now() });
  const post = 'blog_posts/post';
  const admin = () => databaseOf(roles.admin);

  test('without an entry in the audit log is refused', async () => {
    await assertFails(updateDoc(doc(admin(), post), fields()));
    await assertFails(updateDoc(doc(admin(), post), { ...fields(), last_edit: 'entry' }));
  });
  test.each<[string, Parameters<typeof audited>[4]]>([
    ['another document', { target: 'blog_posts/draft' }],
    ['somebody else', { actor_uid: people.member }],
    ['somebody else’s address', { actor_email: 'member@example.com' }],
    ['another time', { at: new Date('2020-01-01') }],
    ['nothing', { action: '' }],
  ])('whose entry names %s is refused', (_what, entry) =>
    assertFails(audited(roles.admin, 'update', post, fields(), entry)),
  );
  test('cannot use an earlier edit’s entry', async () => {
    await assertSucceeds(audited(roles.admin, 'update', post, fields()));
    await assertFails(updateDoc(doc(admin(), post), { ...fields(), excerpt: 'Another' }));
  });
  test('leaves an entry nobody changes or deletes', async () => {
    await assertFails(updateDoc(doc(admin(), 'audit_log/entry'), { action: 'nothing' }));
    await assertFails(deleteDoc(doc(admin(), 'audit_log/entry')));
  });
  test('and a read by an admin whose role was revoked are refused, whatever the token says', async () => {
    const line = { email: null, status: 'revoked', granted_at: new Date(), granted_by: null };
    await seed(env, { [`admins/${people.admin}`]: { ...line, revoked_at: new Date(), revoked_by: 'admin-2' } });
    await assertFails(audited(roles.admin, 'update', post, fields()));
    await assertFails(getDoc(doc(admin(), 'bookings/booking')));
    expect((await assertSucceeds(getDoc(doc(admin(), `admins/${people.admin}`)))).get('status')).toBe('revoked');
    await assertFails(getDoc(doc(admin(), 'admins/admin-2')));
    await assertFails(updateDoc(doc(admin(), `admins/${people.admin}`), { status: 'active' }));
  });
});

/** Everything that an admin writes without a function. */
const direct: [string, 'create' | 'update', string, () => DocumentData][] = [
  ['an edit of a photo', 'update', 'contest_submissions/pending', () => ({ title: 'Crane' })],
  ['the answer to a review', 'update', 'reviews/review', () => ({ answer: 'Thanks' })],
  ['an edit of a post', 'update', 'blog_posts/post', () => ({ excerpt: 'New.', updated_at: now() })],
  [
    'a new post',
    'create',
    'blog_posts/fresh',
    () => ({ ...aPost(), created_at: now(), updated_at: now(), published_at: now() }),
  ],
];

describe.each(direct)('%s', (_what, how, path, fields) => {
  afterEach(() => remove(env, 'blog_posts/fresh'));
  const bare = () => {
    const ref = doc(databaseOf(roles.admin), path);
    return how === 'create' ? setDoc(ref, fields()) : updateDoc(ref, fields());
  };

  test('leaves an entry in the log that says who did it and when; without one it is refused', async () => {
    await assertFails(bare());
    await assertSucceeds(audited(roles.admin, how, path, fields()));
    await env.withSecurityRulesDisabled(async (context) => {
      const db = databaseOf(context);
      const entry = await getDoc(doc(db, `audit_log/${(await getDoc(doc(db, path))).get('last_edit')}`));
      expect(entry.data()).toMatchObject({
        actor_uid: people.admin,
        actor_email: 'admin@streetlore.test',
        target: path,
      });
      expect(Date.now() - entry.get('at').toMillis()).toBeLessThan(60_000);
    });
  });
  test.each(strangers)('is refused to %s', (role) => assertFails(audited(roles[role], how, path, fields())));
  test('is refused to a revoked admin', async () => {
    const line = { email: null, status: 'revoked', granted_at: new Date(), granted_by: null };
    await seed(env, { [`admins/${people.admin}`]: { ...line, revoked_at: new Date(), revoked_by: 'admin-2' } });
    await assertFails(audited(roles.admin, how, path, fields()));
  });
});

describe('what belongs to functions', () => {
  const editable = /^(contest_submissions|blog_posts|reviews)\/[^/]+$/;
  const paths = Object.keys(everything);

  test.each(paths.filter((path) => !editable.test(path)))('%s is written by nobody', async (path) => {
    for (const role of ['admin', ...strangers] as const) {
      const ref = doc(databaseOf(roles[role]), path);
      await assertFails(setDoc(ref, everything[path as keyof typeof everything] as DocumentData));
      await assertFails(updateDoc(ref, { status: 'confirmed', refunded_amount: 0 }));
      // A voter may take a vote back. The tests of votes cover this.
      if (!(role === 'other' && path.includes('/votes/'))) await assertFails(deleteDoc(ref));
    }
  });

  test.each([
    ['partners', aPartner()],
    ['contest_submissions', aSubmission],
    ['bookings', adminDocuments['bookings/booking']],
    ['tours', publicDocuments['tours/tour']],
    ['subscribers', { email: 'a@example.com' }],
    ['contact_messages', { name: 'A' }],
    ['sms_messages', { direction: 'outbound', status: 'queued' }],
    ['gifts', adminDocuments['gifts/gift']],
    ['ledger', adminDocuments['ledger/payment_o1']],
    ['leaderboard', { score: 9999 }],
    ['reviews', publicDocuments['reviews/review']],
    ['stop_results', adminDocuments['stop_results/booking_1']],
    ['wrong_answers', adminDocuments['wrong_answers/SM1']],
    ['stop_reports', adminDocuments['stop_reports/SM1']],
    ['hunt_needs', adminDocuments['hunt_needs/hunt-1']],
    ['stop_health', adminDocuments['stop_health/color-vinyl_1']],
    ['contest_rounds', { status: 'confirmed' }],
    ['contest_flags', { status: 'cleared' }],
    ['voters', { network: 'n' }],
    ['reports', adminDocuments['reports/report']],
    ['report_cases', adminDocuments['report_cases/photo_photo']],
    ['appeal_links', { case_id: 'photo_photo' }],
    ['refused_senders', { case_id: 'photo_photo' }],
    ['audit_log', {}],
    ['admins', { status: 'active' }],
    ['blog_generation_jobs', adminDocuments['blog_generation_jobs/job']],
    ['system', { cap: 10 }],
    ['rate_limits', {}],
    ['function_errors', {}],
    ['dead_letters', adminDocuments['dead_letters/letter']],
    ['malformed_documents', {}],
    ['migrations', {}],
  ])('nobody may create a document in %s', async (name, fields) => {
    for (const role of ['admin', ...strangers] as const)
      await assertFails(addDoc(collection(databaseOf(roles[role]), name), fields as DocumentData));
  });

  test.each(['contest_submissions/photo', 'blog_posts/post', 'reviews/review'])(
    'nobody may delete %s',
    async (path) => {
      for (const role of ['admin', ...strangers] as const)
        await assertFails(deleteDoc(doc(databaseOf(roles[role]), path)));
    },
  );
});
