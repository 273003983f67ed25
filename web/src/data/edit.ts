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
import { firebase } from '../firebase/start.ts';
import { UNREACHABLE } from './call.ts';

/** `code` is Firestore's ('unavailable', 'permission-denied' …), or 'changed' or 'gone'. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

type AuditEntryDraft = {
  /** Such as `submission_approved`. */
  readonly action: string;
  readonly detail?: Record<string, unknown>;
  /**
   * The audit entry's id. If the edit succeeded and only its answer was lost, a retry with the same id does
   * nothing.
   */
  readonly id?: string;
};

/**
 * Further writes in an edit's transaction. It reads the documents that it needs by path, and returns the
 * documents to set. An EditError that it throws aborts the transaction.
 */
export type FurtherWrites = (
  read: (path: string) => Promise<DocumentData | undefined>,
) => Promise<Readonly<Record<string, DocumentData>>>;

/**
 * Writes an admin's change of one document and its audit entry in one transaction, because the rules refuse
 * one without the other. Offline it fails instead of writing to the local cache. `fieldsFor` gets the
 * server's version of the document (null when it does not exist). It is called again when another admin wrote
 * meanwhile, and may throw EditError.
 * @returns the entry's id, which is also the document's new `last_edit`: by it a listener knows its own edit
 * @throws EditError 'unavailable' without a connection, among others
 */
export async function putDocument(
  path: string,
  auditEntry: AuditEntryDraft,
  fieldsFor: (now: DocumentData | null) => DocumentData,
  furtherWrites?: FurtherWrites,
): Promise<string> {
  return commit(path, auditEntry, (snapshot) => fieldsFor(snapshot.data() ?? null), furtherWrites);
}

/**
 * Like `putDocument`, for a document that must exist.
 * @throws EditError 'gone' when there is no such document, among others
 */
export async function editDocument(
  path: string,
  auditEntry: AuditEntryDraft,
  change: (now: DocumentData) => DocumentData,
  furtherWrites?: FurtherWrites,
): Promise<string> {
  const fieldsFor = (now: DocumentData | null) => {
    if (!now) throw new EditError('gone', 'This has been deleted meanwhile.');
    return change(now);
  };
  return putDocument(path, auditEntry, fieldsFor, furtherWrites);
}

async function commit(
  path: string,
  auditEntry: AuditEntryDraft,
  fieldsFor: (snapshot: DocumentSnapshot) => DocumentData,
  furtherWrites: FurtherWrites | undefined,
): Promise<string> {
  const { auth, firestore } = firebase();
  const user = auth.currentUser;
  if (!user) throw new EditError('unauthenticated', 'Please sign in first');
  const target = doc(firestore, path);
  const log = collection(firestore, collections.auditLog);
  const entry = auditEntry.id ? doc(log, auditEntry.id) : doc(log);
  await persistently(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const snapshot = await transaction.get(target);
        // An earlier attempt, by the SDK or the admin, succeeded and only its answer was lost.
        if (snapshot.data()?.last_edit === entry.id) return;
        const fields = { ...fieldsFor(snapshot), last_edit: entry.id };
        const read = async (other: string) => (await transaction.get(doc(firestore, other))).data();
        for (const [other, data] of Object.entries((await furtherWrites?.(read)) ?? {}))
          transaction.set(doc(firestore, other), data);
        if (snapshot.exists()) transaction.update(target, fields);
        else transaction.set(target, fields);
        transaction.set(entry, {
          actor_uid: user.uid,
          actor_email: user.email,
          action: auditEntry.action,
          target: path,
          detail: auditEntry.detail ?? {},
          at: serverTimestamp(),
        } satisfies { [Field in keyof AuditEntry]: unknown });
      },
      ONCE,
    ),
  );
  return entry.id;
}

/** One attempt only: offline the SDK would retry for eight seconds, while the admin sees nothing happen. */
const ONCE = { maxAttempts: 1 } as const;
/** How many attempts each kind of failure gets; one unless it is listed. */
const tries: Readonly<Record<string, number>> = {
  aborted: 6,
  'failed-precondition': 6,
  // The document was missing when it was read, and exists now.
  'already-exists': 6,
  unavailable: 2,
};
const PAUSE_MS = 300;

/** Repeats `work` when another admin wrote meanwhile, or the connection broke. Rejects with EditError. */
async function persistently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await work();
      return;
    } catch (reason) {
      const error = toEditError(reason);
      if (attempt >= (tries[error.code] ?? 1)) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
    }
}

const BUSY = 'Somebody else is changing this right now. Please try again.';
const messages: Readonly<Record<string, string>> = {
  unavailable: UNREACHABLE,
  'permission-denied': "You don't have permission to change this.",
  'failed-precondition': BUSY,
  aborted: BUSY,
};

function toEditError(error: unknown): EditError {
  if (error instanceof EditError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return new EditError(code, messages[code] ?? 'Unknown error', { cause: error });
}
