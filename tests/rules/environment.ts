import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Admin } from '@streetlore/domain/admin';
import type { AuditEntry } from '@streetlore/domain/audit';
import { documents } from '@streetlore/domain/paths';
import {
  collection,
  type DocumentData,
  doc,
  type FieldValue,
  type Firestore,
  serverTimestamp,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { noteProject } from '../support/projects.ts';

// These tests are about denied writes. The SDK would print a warning for each.
setLogLevel('silent');

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

function hostAndPort(variable: string, usual: string): { host: string; port: number } {
  const [host = '', port = ''] = (process.env[variable] ?? usual).split(':');
  return { host, port: Number(port) };
}

/** Loads the product's Firestore rules in a project of the test file's own. */
export function firestoreRules(name: string): Promise<RulesTestEnvironment> {
  const projectId = `demo-rules-${name}`;
  noteProject(projectId, 'rules');
  return initializeTestEnvironment({
    projectId,
    firestore: { rules: file('firestore.rules'), ...hostAndPort('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080') },
  });
}

/**
 * Loads the product's Storage rules. The emulator keeps one set of rules for all projects; this is
 * the same set.
 */
export function storageRules(name: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    storage: { rules: file('storage.rules'), ...hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199') },
  });
}

/** Uids of the people in these tests. */
export const people = { anonymous: 'visitor-1', other: 'visitor-2', member: 'member-1', admin: 'admin-1' } as const;

/**
 * When the admin of these tests signed in, in seconds, as tokens have it. By `sessionLine` every
 * session that began earlier is over.
 */
export const SIGNED_IN_AT = Date.UTC(2026, 10, 20, 12) / 1000;

/**
 * The admin's own document in the list of admins (path -> fields). A test that tries `ended` must
 * seed it.
 */
export const sessionLine = {
  [documents.admin(people.admin)]: {
    email: null,
    status: 'active',
    granted_at: new Date('2026-01-01'),
    granted_by: null,
    revoked_at: null,
    revoked_by: null,
    sessions_valid_from: new Date(SIGNED_IN_AT * 1000),
  } satisfies Admin,
};

/**
 * The roles of the tests: a visitor without a session, the three kinds of people with one, and the
 * admin in a session that began a second too early.
 */
export function rolesOf(env: RulesTestEnvironment) {
  return {
    nobody: env.unauthenticatedContext(),
    anonymous: anonymous(env, people.anonymous),
    other: anonymous(env, people.other),
    member: env.authenticatedContext(people.member, {
      email: 'member@example.com',
      email_verified: true,
      firebase: { sign_in_provider: 'password', identities: {} },
    }),
    admin: adminOf(env, SIGNED_IN_AT),
    ended: adminOf(env, SIGNED_IN_AT - 1),
  };
}
export type Roles = ReturnType<typeof rolesOf>;

function adminOf(env: RulesTestEnvironment, auth_time: number): RulesTestContext {
  return env.authenticatedContext(people.admin, {
    email: 'admin@streetlore.test',
    email_verified: true,
    role: 'admin',
    auth_time,
    firebase: { sign_in_provider: 'password', identities: {} },
  });
}

function anonymous(env: RulesTestEnvironment, uid: string): RulesTestContext {
  return env.authenticatedContext(uid, { firebase: { sign_in_provider: 'anonymous', identities: {} } });
}

/** A context's database. The testing library declares it with the older API's type. */
export const databaseOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

/**
 * Firestore without the rules. The testing library makes a new connection each time it disables the
 * rules. Before each of hundreds of tests that takes longer than the tests.
 */
function unruled({ projectId }: RulesTestEnvironment) {
  return getFirestore(getApps().find(({ name }) => name === projectId) ?? initializeApp({ projectId }, projectId));
}

/** Writes documents without the rules (path -> fields). */
export async function seed(env: RulesTestEnvironment, documents: Record<string, DocumentData>): Promise<void> {
  const db = unruled(env);
  const batch = db.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields);
  await batch.commit();
}

type Entry = { [Field in keyof AuditEntry]: AuditEntry[Field] | FieldValue };

/**
 * An admin's write as the back office sends it: the document and its audit entry in one commit. A
 * post with a slug adds the slug's reservation.
 * @param entry fields of the audit entry that differ from the right ones
 */
export function audited(
  context: RulesTestContext,
  how: 'create' | 'update',
  path: string,
  fields: DocumentData,
  entry: Partial<Entry> = {},
): Promise<void> {
  const db = databaseOf(context);
  const log = doc(collection(db, 'audit_log'));
  const batch = writeBatch(db);
  const whole = { ...fields, last_edit: log.id };
  if (how === 'create') batch.set(doc(db, path), whole);
  else batch.update(doc(db, path), whole);
  if (path.startsWith('blog_posts/') && typeof fields.slug === 'string' && fields.slug !== '')
    batch.set(doc(db, 'post_slugs', fields.slug), { post_id: path.split('/')[1] });
  batch.set(log, {
    actor_uid: people.admin,
    actor_email: 'admin@streetlore.test',
    action: 'edited',
    target: path,
    detail: {},
    at: serverTimestamp(),
    ...entry,
  } satisfies Entry);
  return batch.commit();
}

/** Deletes one document without the rules. */
export async function remove(env: RulesTestEnvironment, path: string): Promise<void> {
  await unruled(env).doc(path).delete();
}
