import { type Submission, submissionSchema, voteSchema } from '../contest/schema.ts';
import { collections } from '../paths/index.ts';
import { groupQuery, limit, orderBy, query, summed, type TimeSpan, where, within } from '../query/index.ts';
import { type DayFigures, dayStatsSchema, monthStatsSchema, tourStatsSchema } from './schema.ts';

export const monthsFrom = (month: string) =>
  query(collections.stats, monthStatsSchema, where('calendar_month', '>=', month), orderBy('calendar_month'));

export const daysCounted = () => query(collections.stats, dayStatsSchema, where('day', '>', ''), orderBy('day'));

/** The query costs one read for every 1,000 days. */
export const sumOverDays = <Field extends keyof DayFigures>(field: Field) => summed(daysCounted(), field);

export const tourStatsByName = (most: number) =>
  query(collections.stats, tourStatsSchema, orderBy('tour_name'), limit(most));

export const votesWithin = (span: TimeSpan) => groupQuery('votes', voteSchema, ...within('created_at', span));

export const voidedVotesWithin = (span: TimeSpan) =>
  groupQuery('votes', voteSchema, where('voided', '==', true), ...within('created_at', span));

export const everyPhoto = () => query(collections.contestSubmissions, submissionSchema);

export const photosOfStatus = (status: Submission['status']) =>
  query(collections.contestSubmissions, submissionSchema, where('status', '==', status));

export const photosThatWon = () =>
  query(collections.contestSubmissions, submissionSchema, where('is_winner', '==', true));
