import { collections } from '../paths/index.ts';
import { finishedStopSchema } from '../playing/finished-stops.ts';
import { stopReportSchema } from '../playing/stop-reports.ts';
import { limit, orderBy, query, type Ttl, where } from '../query/index.ts';
import { stopHealthSchema } from './schema.ts';

const stop = (tourId: string, stopNumber: number) =>
  [where('tour_id', '==', tourId), where('stop_number', '==', stopNumber)] as const;

export const endsOfStopSince = (tourId: string, stopNumber: number, since: Date, most: number) =>
  query(
    collections.stopResults,
    finishedStopSchema,
    ...stop(tourId, stopNumber),
    where('finished_at', '>', since),
    orderBy('finished_at', 'desc'),
    limit(most),
  );

export const reportsOfStopSince = (tourId: string, stopNumber: number, since: Date, most: number) =>
  query(
    collections.stopReports,
    stopReportSchema,
    ...stop(tourId, stopNumber),
    where('at', '>', since),
    orderBy('at', 'desc'),
    limit(most),
  );

export const reportsIn = (bookingId: string) =>
  query(collections.stopReports, stopReportSchema, where('booking_id', '==', bookingId));

export const healthOfTour = (tourId: string) =>
  query(collections.stopHealth, stopHealthSchema, where('tour_id', '==', tourId));

export const brokenStops = (most: number) =>
  query(
    collections.stopHealth,
    stopHealthSchema,
    where('broken_since', '>', new Date(0)),
    orderBy('broken_since', 'desc'),
    limit(most),
  );

/** Firestore's TTL policy for reports. */
export const stopReportsEnd: Ttl = { collection: collections.stopReports, field: 'expires_at' };
