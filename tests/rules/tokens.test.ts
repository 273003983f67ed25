import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import type { Admin } from '@streetlore/domain/admin';
import { documents } from '@streetlore/domain/paths';
import { collection, type DocumentData, doc, getDoc, getDocs, serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { showsFault } from '../support/shows-fault.ts';
import { adminDocuments, publicDocuments } from './documents.ts';
import { audited, databaseOf, firestoreRules, seed } from './environment.ts';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await firestoreRules('tokens');
  await env.clearFirestore();
  await seed(env, { ...publicDocuments, ...adminDocuments });
});
afterAll(() => env.cleanup());

/** The document of an admin whose sessions nobody ended. */
const line: Admin = {
  email: null,
  status: 'active',
  granted_at: new Date('2026-01-01'),
  granted_by: null,
  revoked_at: null,
  revoked_by: null,
};
const password = { sign_in_provider: 'password', identities: {} } as const;

const forgeries: [string, TokenOptions][] = [
  ['the role in user metadata', { user_metadata: { role: 'admin' } }],
  ['the role in app metadata', { app_metadata: { role: 'admin' } }],
  ['the role among nested claims', { claims: { role: 'admin' } }],
  ['an admin’s address without the claim', { email: 'admin@streetlore.test', email_verified: true }],
  ['a capital letter', { role: 'Admin' }],
  ['a space behind it', { role: 'admin ' }],
  ['a list of roles', { role: ['admin'] }],
  ['a map', { role: { admin: true } }],
  ['true', { role: true }],
  ['the plural', { roles: ['admin'], roles_list: 'admin' }],
  ['a claim called admin', { admin: true, isAdmin: true }],
  ['the role as a name', { name: 'admin', display_name: 'admin' }],
  ['an empty role', { role: '' }],
  ['the role of an address that nobody verified', { role: 'admin', email_verified: false }],
  ['the role of an anonymous session', { role: 'admin', firebase: { sign_in_provider: 'anonymous', identities: {} } }],
];

describe('a forged token', () => {
  test.each(forgeries)('with %s opens nothing', async (_how, claims) => {
    const context = env.authenticatedContext('forged', { firebase: password, email_verified: true, ...claims });
    const db = databaseOf(context);
    await assertFails(getDocs(collection(db, 'bookings')));
    await assertFails(getDoc(doc(db, 'sms_messages/SM1')));
    await assertFails(getDoc(doc(db, 'tour_stop_secrets/tour_1')));
    await assertFails(getDoc(doc(db, 'partners/partner/private/crm')));
    const forged = (path: string, fields: DocumentData) =>
      audited(context, 'update', path, fields, { actor_uid: 'forged', actor_email: claims.email ?? null });
    await assertFails(forged('partners/partner', { status: 'declined', updated_at: serverTimestamp() }));
    await assertFails(forged('blog_posts/post', { title: 'Mine', updated_at: serverTimestamp() }));
    showsFault(9, 1, 'forged tokens that open nothing under the rules');
  });

  test('differs from a real one, which is accepted', async () => {
    const context = env.authenticatedContext('real', { firebase: password, email_verified: true, role: 'admin' });
    const db = databaseOf(context);
    await seed(env, { [documents.admin('real')]: line });
    await assertSucceeds(getDocs(collection(db, 'bookings')));
    const edit = { title: 'Mine', updated_at: serverTimestamp() };
    await assertSucceeds(audited(context, 'update', 'blog_posts/post', edit, { actor_uid: 'real', actor_email: null }));
  });
});

describe('a session of an admin', () => {
  const second = Date.UTC(2026, 10, 20, 12) / 1000;
  const listing = (auth_time: number, factor: { sign_in_second_factor?: 'phone' } = {}) => {
    const admin = { firebase: { ...password, ...factor }, email_verified: true, role: 'admin', auth_time };
    return getDocs(collection(databaseOf(env.authenticatedContext('lined', admin)), 'bookings'));
  };

  test('goes on if it began in the second in which all earlier ones ended, but not a second before', async () => {
    await seed(env, { [documents.admin('lined')]: { ...line, sessions_valid_from: new Date(second * 1000) } });
    await assertSucceeds(listing(second));
    await assertFails(listing(second - 1));
    showsFault(42, 1, 'session refused by the rules that began a second before all were ended');
  });

  test.each([undefined, null])(
    'goes on without a stored moment (%s), as in documents of older versions',
    async (none) => {
      await seed(env, { [documents.admin('lined')]: none === null ? { ...line, sessions_valid_from: null } : line });
      await assertSucceeds(listing(1));
    },
  );

  test('is refused if it began without a required second factor, and goes on with one', async () => {
    await seed(env, { [documents.admin('lined')]: { ...line, requires_second_factor: true } });
    await assertFails(listing(second));
    await assertSucceeds(listing(second, { sign_in_second_factor: 'phone' }));
  });

  test('is refused to an account that is not in the list of admins', async () => {
    const unlisted = { firebase: { ...password, sign_in_second_factor: 'phone' }, email_verified: true, role: 'admin' };
    const db = databaseOf(env.authenticatedContext('unlisted', { ...unlisted, auth_time: second }));
    await assertFails(getDocs(collection(db, 'bookings')));
    await assertFails(getDoc(doc(db, 'tour_stop_secrets/tour_1')));
  });

  test('is refused to a revoked admin, however new it is', async () => {
    await seed(env, { [documents.admin('lined')]: { ...line, status: 'revoked' } });
    await assertFails(listing(second));
  });
});
