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

// A denied write is what these tests are about; the SDK would warn of each.
setLogLevel('silent');

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

function hostAndPort(variable: string, usual: string): { host: string; port: number } {
  const [host = '', port = ''] = (process.env[variable] ?? usual).split(':');
  return { host, port: Number(port) };
}

/** The product's Firestore rules in a project of the test file's own. */
export function firestoreRules(name: string): Promise<RulesTestEnvironment> {
  const projectId = `demo-rules-${name}`;
  noteProject(projectId, 'rules');
  return initializeTestEnvironment({
    projectId,
    firestore: { rules: file('firestore.rules'), ...hostAndPort('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080') },
  });
}

/** The product's Storage rules; the emulator keeps one set for all projects, and this is the same set. */
export function storageRules(name: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    storage: { rules: file('storage.rules'), ...hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199') },
  });
}

/** Uids of the people in these tests. */
export const people = { anonymous: 'visitor-1', other: 'visitor-2', member: 'member-1', admin: 'admin-1' } as const;

/** When the admin of these tests signed in, in seconds as tokens have it. Whatever began earlier is over, by `sessionLine`. */
export const SIGNED_IN_AT = Date.UTC(2026, 10, 20, 12) / 1000;

/** The admin's own line (path -> fields): to be seeded where `ended` is tried. */
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

/** Somebody who has not signed in, the three kinds of people who have, and the admin in a session a second too old. */
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

/** A context's database; the testing library types it as the older API's. */
export const databaseOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

/**
 * Firestore past the rules. The testing library connects anew each time it disables them, which before each of hundreds of tests
 * takes longer than the tests.
 */
function unruled({ projectId }: RulesTestEnvironment) {
  return getFirestore(getApps().find(({ name }) => name === projectId) ?? initializeApp({ projectId }, projectId));
}

/** Writes documents past the rules (path -> fields). */
export async function seed(env: RulesTestEnvironment, documents: Record<string, DocumentData>): Promise<void> {
  const db = unruled(env);
  const batch = db.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields);
  await batch.commit();
}

type Entry = { [Field in keyof AuditEntry]: AuditEntry[Field] | FieldValue };

/**
 * An admin's write as the back office sends it: the document and its entry in the audit log, in one commit; with a post's slug, its
 * reservation.
 * @param entry what the entry says otherwise than it should
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

/** Deletes one document past the rules. */
export async function remove(env: RulesTestEnvironment, path: string): Promise<void> {
  await unruled(env).doc(path).delete();
}
