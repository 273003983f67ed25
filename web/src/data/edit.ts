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
type Deed = {
  /** Such as `submission_approved`. */
  readonly action: string;
  readonly detail?: Record<string, unknown>;
  /**
   * The entry's id. Who gives the same one again after a failure does not edit a second time, should the first have got through
   * with its answer lost.
   */
  readonly id?: string;
};

/**
 * Further writes in the transaction of an edit: reads the documents it needs by path, then returns what to set. Throws EditError to
 * abort everything.
 */
export type Beside = (
  read: (path: string) => Promise<DocumentData | undefined>,
) => Promise<Readonly<Record<string, DocumentData>>>;

/**
 * What an admin writes of one document, together with its entry in the audit log: the rules refuse one without the other. A
 * transaction, because offline it fails instead of writing to the local cache, so the screen can say so. `fieldsFor` is called with
 * the document as the server has it, null where there is none (again when somebody else wrote meanwhile), and may throw EditError to
 * leave it. Rejects with EditError: 'unavailable' without a connection.
 * @returns the entry's id, the document's new `last_edit`, by which a listener knows its own edit
 */
export async function put(
  path: string,
  deed: Deed,
  fieldsFor: (now: DocumentData | null) => DocumentData,
  beside?: Beside,
): Promise<string> {
  return commit(path, deed, (snapshot) => fieldsFor(snapshot.data() ?? null), beside);
}

/** The same of a document that is there. Rejects with EditError, among others 'gone' when there is no such document. */
export async function edit(
  path: string,
  deed: Deed,
  change: (now: DocumentData) => DocumentData,
  beside?: Beside,
): Promise<string> {
  const fieldsFor = (now: DocumentData | null) => {
    if (!now) throw new EditError('gone', 'This has been deleted meanwhile.');
    return change(now);
  };
  return put(path, deed, fieldsFor, beside);
}

async function commit(
  path: string,
  deed: Deed,
  fieldsFor: (snapshot: DocumentSnapshot) => DocumentData,
  beside: Beside | undefined,
): Promise<string> {
  const { auth, firestore } = firebase();
  const user = auth.currentUser;
  if (!user) throw new EditError('unauthenticated', 'Please sign in first');
  const target = doc(firestore, path);
  const log = collection(firestore, collections.auditLog);
  const entry = deed.id ? doc(log, deed.id) : doc(log);
  await persistently(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const snapshot = await transaction.get(target);
        // An earlier attempt, by the SDK or the admin, succeeded and only its answer was lost.
        if (snapshot.data()?.last_edit === entry.id) return;
        const fields = { ...fieldsFor(snapshot), last_edit: entry.id };
        const read = async (other: string) => (await transaction.get(doc(firestore, other))).data();
        for (const [other, data] of Object.entries((await beside?.(read)) ?? {}))
          transaction.set(doc(firestore, other), data);
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
      },
      ONCE,
    ),
  );
  return entry.id;
}

/** Time limit: offline the SDK keeps trying for eight seconds, while the admin sees nothing happen. */
const ONCE = { maxAttempts: 1 } as const;
/** How often each kind of failure is tried: others are final. */
const tries: Readonly<Record<string, number>> = {
  aborted: 6,
  'failed-precondition': 6,
  // A document that was read as missing exists by now.
  'already-exists': 6,
  unavailable: 2,
};
const PAUSE_MS = 300;

/** Tries again what another attempt may do: somebody else wrote meanwhile, or the connection broke. Rejects with EditError. */
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
