import { bookingSchema } from '../booking/schema.ts';
import { submissionSchema } from '../contest/schema.ts';
import { giftSchema } from '../gift/schema.ts';
import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, orderBy, type Query, query, within } from '../query/index.ts';
import { loggedMessageSchema } from '../sms/page-message.ts';
import { subscriberSchema } from '../subscriber/index.ts';
import { type ExportRange, type LoggedExport, spanOfDays } from './range.ts';

/** London days, both included. */
export type DayRange = Pick<ExportRange, 'from' | 'to'>;

const inOrder = <Field extends string>(field: Field, days: DayRange) =>
  [...within(field, spanOfDays(days)), orderBy(field), orderBy(DOCUMENT_ID)] as const;

/** Finds the oldest first, as the other exports do. */
export const exportedBookings = (days: DayRange) =>
  query(collections.bookings, bookingSchema, ...inOrder('created_at', days));

/** Finds the texts, and the messages on teams' pages. */
export const exportedTexts = (days: DayRange) =>
  query(collections.smsMessages, loggedMessageSchema, ...inOrder('sent_at', days));

export const exportedSubscribers = (days: DayRange) =>
  query(collections.subscribers, subscriberSchema, ...inOrder('created_at', days));

export const exportedPhotos = (days: DayRange) =>
  query(collections.contestSubmissions, submissionSchema, ...inOrder('submitted_at', days));

export const exportedGifts = (days: DayRange) => query(collections.gifts, giftSchema, ...inOrder('created_at', days));

export const exportQueries = {
  bookings: exportedBookings,
  messages: exportedTexts,
  subscribers: exportedSubscribers,
  submissions: exportedPhotos,
  gifts: exportedGifts,
} as const satisfies Record<LoggedExport, (days: DayRange) => Query>;
