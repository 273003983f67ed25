import { type Submission, type SubmissionContact, submissionContactSchema } from '@streetlore/domain/contest';
import {
  type Days,
  EXPORT_PAGE,
  exportedPhotos,
  recordExportInput,
  recordExportOutput,
} from '@streetlore/domain/export';
import { documents } from '@streetlore/domain/paths';
import type { Query, WithId } from '@streetlore/domain/query';
import { CallError, callable, readDocument, readPages } from '../../../data/index.ts';

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
  for await (const page of readPages(exported, EXPORT_PAGE)) {
    if (signal.aborted) throw new CallError('cancelled', 'The export was cancelled', []);
    yield page;
  }
}

/** A photo with who sent it; null when that was erased. */
export type SentPhoto = WithId<Submission> & { readonly contact: SubmissionContact | null };

/** The same for photos, each with who sent it. */
export async function* exportPhotoPages(days: Days, signal: AbortSignal): AsyncGenerator<readonly SentPhoto[]> {
  for await (const photos of exportPages(exportedPhotos(days), signal)) {
    const contacts = await Promise.all(
      photos.map(({ id }) => readDocument(documents.submissionContact(id), submissionContactSchema)),
    );
    yield photos.map((photo, index) => ({ ...photo, contact: contacts[index] ?? null }));
  }
}
