import { type Submission, type SubmissionContact, submissionContactSchema } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import {
  type Days,
  EXPORT_PAGE,
  exportedPhotos,
  recordExportInput,
  recordExportOutput,
} from '@streetlore/domain/export';
import { documents } from '@streetlore/domain/paths';
import type { Query } from '@streetlore/domain/query';
import { getDocFromServer, getDocsFromServer, type QueryDocumentSnapshot } from 'firebase/firestore';
import { CallError, callable, UNREACHABLE } from '../../../data/call.ts';
import { queryOf, typedDocument } from '../../../data/firestore.ts';

const lost = (cause: unknown) =>
  cause instanceof CallError
    ? cause
    : new CallError('unavailable', UNREACHABLE, [], {
        cause,
      });

/** Notes an export in the audit log, before anything of it is read. @returns how many rows it will have. Rejects with CallError. */
export const recordExport = callable('recordExport', recordExportInput, recordExportOutput);

/**
 * The documents of an export, oldest first, page by page by the server's cursor.
 * @throws CallError, 'cancelled' after an abort
 */
export async function* exportPages<T extends object>(
  exported: Query<T>,
  signal: AbortSignal,
): AsyncGenerator<readonly WithId<T>[]> {
  let after: QueryDocumentSnapshot<WithId<T>> | undefined;
  do {
    const { docs } = await getDocsFromServer(queryOf(exported, { after: after && [after], limit: EXPORT_PAGE })).catch(
      (cause: unknown) => {
        throw lost(cause);
      },
    );
    if (signal.aborted) throw new CallError('cancelled', 'The export was cancelled', []);
    yield docs.map((found) => found.data());
    after = docs.length === EXPORT_PAGE ? docs.at(-1) : undefined;
  } while (after);
}

/** A photo with who sent it; null when that was erased. */
export type SentPhoto = WithId<Submission> & { readonly contact: SubmissionContact | null };

/** The same for photos, each with who sent it. */
export async function* exportPhotoPages(days: Days, signal: AbortSignal): AsyncGenerator<readonly SentPhoto[]> {
  for await (const photos of exportPages(exportedPhotos(days), signal)) {
    const contacts = photos.map(({ id }) =>
      getDocFromServer(typedDocument(documents.submissionContact(id), submissionContactSchema)),
    );
    const found = await Promise.all(contacts).catch((cause: unknown) => {
      throw lost(cause);
    });
    yield photos.map((photo, index) => ({ ...photo, contact: found[index]?.data() ?? null }));
  }
}
