import type { Query } from '../query/index.ts';
import { type DayRange, exportedBookings, exportedPhotos, exportedSubscribers, exportedTexts } from './queries.ts';
import type { ExportKind } from './range.ts';

/** The query for each kind of export. */
export const exportQueries = {
  bookings: exportedBookings,
  messages: exportedTexts,
  subscribers: exportedSubscribers,
  submissions: exportedPhotos,
} as const satisfies Record<ExportKind, (days: DayRange) => Query>;
