import type { Booking } from '@streetlore/domain/booking';
import { type Submission, type SubmissionContact, submissionContactSchema } from '@streetlore/domain/contest';
import {
  type DayRange,
  EXPORT_PAGE,
  exportedBookings,
  exportedPhotos,
  recordExportInput,
  recordExportOutput,
} from '@streetlore/domain/export';
import { type Order, orderSchema } from '@streetlore/domain/order';
import { collections, documents } from '@streetlore/domain/paths';
import type { Query, WithId } from '@streetlore/domain/query';
import type * as z from 'zod/mini';
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
export const exportPhotoPages = (days: DayRange, signal: AbortSignal): AsyncGenerator<List<SentPhoto>> =>
  pagesWith(exportedPhotos(days), signal, async (photo, read) => ({
    ...photo,
    contact: await read(documents.submissionContact(photo.id), submissionContactSchema),
  }));

/** A hunt with the order that it was paid with. */
export type PaidBooking = WithId<Booking> & { readonly order: Order | null };

/** Exports bookings with their orders. An order that does not fit its schema is left out. */
export const exportBookingPages = (days: DayRange, signal: AbortSignal): AsyncGenerator<List<PaidBooking>> =>
  pagesWith(exportedBookings(days), signal, async (booking, read) => ({
    ...booking,
    order: await read(`${collections.orders}/${booking.order_id}`, orderSchema),
  }));

/** Reads a document beside a row; null when there is none, or when it does not fit its schema. */
type ReadBeside = <T extends object>(path: string, schema: z.ZodMiniType<T>) => Promise<T | null>;

async function* pagesWith<T extends object, Row>(
  exported: Query<T>,
  signal: AbortSignal,
  complete: (row: WithId<T>, read: ReadBeside) => Promise<Row>,
): AsyncGenerator<List<Row>> {
  for await (const { rows, broken } of exportPages(exported, signal)) {
    const unread: string[] = [];
    const read: ReadBeside = async (path, schema) => {
      try {
        return await readDocument(path, schema);
      } catch (error) {
        if (!(error instanceof LiveError)) throw error;
        unread.push(path);
        return null;
      }
    };
    const completed = await Promise.all(rows.map((row) => complete(row, read)));
    yield { rows: completed, broken: [...broken, ...unread] };
  }
}
