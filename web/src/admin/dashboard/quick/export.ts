import { type Submission, type SubmissionContact, submissionContactSchema } from '@streetlore/domain/contest';
import {
  type DayRange,
  EXPORT_PAGE,
  exportedPhotos,
  recordExportInput,
  recordExportOutput,
} from '@streetlore/domain/export';
import { documents } from '@streetlore/domain/paths';
import type { Query, WithId } from '@streetlore/domain/query';
import { CallError, callable, type List, LiveError, readDocument, readPages } from '../../../data/index.ts';

/**
 * Logs an export in the audit log, before any of it is read. Rejects with CallError.
 * @returns how many rows the export will have
 */
export const recordExport = callable('recordExport', recordExportInput, recordExportOutput);

/**
 * The documents of an export page by page, the oldest first, by Firestore's cursor. Each page also
 * has the paths of the documents that do not fit.
 * @throws CallError, 'cancelled' after an abort
 */
export async function* exportPages<T extends object>(
  exported: Query<T>,
  signal: AbortSignal,
): AsyncGenerator<List<WithId<T>>> {
  for await (const page of readPages(exported, EXPORT_PAGE)) {
    if (signal.aborted) throw new CallError('cancelled', 'The export was cancelled', []);
    yield page;
  }
}

/** A photo with its sender; null when the sender was erased. */
export type SentPhoto = WithId<Submission> & { readonly contact: SubmissionContact | null };

/** Exports photos with their senders. A sender that does not fit its schema is left out. */
export async function* exportPhotoPages(days: DayRange, signal: AbortSignal): AsyncGenerator<List<SentPhoto>> {
  for await (const { rows, broken } of exportPages(exportedPhotos(days), signal)) {
    const noContact: string[] = [];
    const contactOf = async (id: string) => {
      const path = documents.submissionContact(id);
      try {
        return await readDocument(path, submissionContactSchema);
      } catch (error) {
        if (!(error instanceof LiveError)) throw error;
        noContact.push(path);
        return null;
      }
    };
    const sent = await Promise.all(rows.map(async (photo) => ({ ...photo, contact: await contactOf(photo.id) })));
    yield { rows: sent, broken: [...broken, ...noContact] };
  }
}
