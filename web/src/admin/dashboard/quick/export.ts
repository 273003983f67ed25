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
import { CallError, callable, type List, LiveError, readDocument, readPages } from '../../../data/index.ts';

/** Notes an export in the audit log, before anything of it is read. @returns how many rows it will have. Rejects with CallError. */
export const recordExport = callable('recordExport', recordExportInput, recordExportOutput);

/**
 * The documents of an export, oldest first, page by page by the server's cursor, and the paths of those that do not fit.
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

/** A photo with who sent it; null when that was erased. */
export type SentPhoto = WithId<Submission> & { readonly contact: SubmissionContact | null };

/** The same for photos, each with who sent it; without, where that does not fit. */
export async function* exportPhotoPages(days: Days, signal: AbortSignal): AsyncGenerator<List<SentPhoto>> {
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
