import type { AuditEntry } from '@streetlore/domain/audit';
import { collections } from '@streetlore/domain/paths';
import {
  collection,
  type DocumentData,
  type DocumentSnapshot,
  doc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { firebase } from '../../firebase/start.ts';

/** An edit that was not written. `code` is Firestore's ('unavailable', 'permission-denied' …) or 'changed' or 'gone'. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What an edit is for the audit log. */
interface Deed {
  /** Such as `submission_approved`. */
  readonly action: string;
  readonly detail?: Record<string, unknown>;
}

/** Now, by the server's clock, for fields such as `updated_at`. */
export const serverNow = serverTimestamp;

/**
 * An admin's edit of one document together with its entry in the audit log: the rules refuse one without the other. A
 * transaction, because that never pretends: without a connection it fails, and the screen can say so. `change` is called with
 * the document as the server has it (again when somebody else wrote meanwhile) and may throw EditError to leave it.
 * Rejects with EditError: 'gone' when there is no such document, 'unavailable' without a connection.
 * @returns the entry's id, the document's new `last_edit`, by which a listener knows its own edit
 */
export async function edit(path: string, deed: Deed, change: (now: DocumentData) => DocumentData): Promise<string> {
  return commit(path, deed, (snapshot) => {
    const data = snapshot.data();
    if (!data) throw new EditError('gone', 'This has been deleted meanwhile.');
    return change(data);
  });
}

/**
 * A new document of an admin's with its entry in the audit log. Rejects with EditError: 'changed' when it is there already.
 * @returns the entry's id, the document's `last_edit`
 */
export async function create(path: string, deed: Deed, fields: DocumentData): Promise<string> {
  return commit(path, deed, (snapshot) => {
    if (snapshot.exists()) throw new EditError('changed', 'This exists already.');
    return fields;
  });
}

async function commit(
  path: string,
  deed: Deed,
  fieldsFor: (snapshot: DocumentSnapshot) => DocumentData,
): Promise<string> {
  const { auth, firestore } = firebase();
  const user = auth.currentUser;
  if (!user) throw new EditError('unauthenticated', 'Please sign in first');
  const target = doc(firestore, path);
  const entry = doc(collection(firestore, collections.auditLog));
  try {
    await runTransaction(firestore, async (transaction) => {
      const snapshot = await transaction.get(target);
      const fields = { ...fieldsFor(snapshot), last_edit: entry.id };
      if (snapshot.exists()) transaction.update(target, fields);
      else transaction.set(target, fields);
      transaction.set(entry, {
        actor_uid: user.uid,
        actor_email: user.email,
        action: deed.action,
        target: path,
        detail: deed.detail ?? {},
        at: serverTimestamp(),
      } satisfies { [Field in keyof AuditEntry]: unknown });
    });
    return entry.id;
  } catch (error) {
    throw toEditError(error);
  }
}

const messages: Readonly<Record<string, string>> = {
  unavailable: 'The server could not be reached. Nothing was changed.',
  'permission-denied': "You don't have permission to change this.",
  'failed-precondition': 'Somebody else is changing this right now. Please try again.',
  aborted: 'Somebody else is changing this right now. Please try again.',
};

function toEditError(error: unknown): EditError {
  if (error instanceof EditError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return new EditError(code, messages[code] ?? 'Unknown error', { cause: error });
}
