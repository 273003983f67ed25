import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { spanOfDay } from '../stats/index.ts';

export const exportKinds = ['bookings', 'messages', 'subscribers', 'submissions'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** All that is logged as exported: gifts have an export of their own, on their screen. */
const loggedExports = [...exportKinds, 'gifts'] as const;
export type LoggedExport = (typeof loggedExports)[number];

/** How many documents an export reads at once. */
export const EXPORT_PAGE = 200;

const exportTexts = {
  day: 'Please choose a day',
  order: 'The last day is before the first',
} as const;

const day = z.iso.date(exportTexts.day);

const days = { from: day, to: day };
const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  path: ['to'],
  message: exportTexts.order,
});

export const exportFormSchema = z.object({ kind: z.enum(exportKinds), ...days }).check(inOrder);
export type ExportRange = z.infer<typeof exportFormSchema>;

/** Input of `recordExport`, which notes who exports what before the export reads anything. */
export const recordExportInput = z
  .strictObject({ request_id: documentId, kind: z.enum(loggedExports), ...days })
  .check(inOrder);
export const recordExportOutput = z.object({ rows: z.int() });

/** From the first midnight to the midnight after the last day. */
export function spanOfDays({ from, to }: Pick<ExportRange, 'from' | 'to'>): { from: Date; to: Date } {
  return { from: spanOfDay(from).from, to: spanOfDay(to).to };
}
