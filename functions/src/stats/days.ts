import { bookingsCompletedWithin, bookingsPaidWithin, paidAndCompletedWithin } from '@streetlore/domain/booking';
import { stopsEndedWithin, stopsSkippedWithin } from '@streetlore/domain/hunt';
import { documents } from '@streetlore/domain/paths';
import { segmentsWithin, textsWithin } from '@streetlore/domain/sms';
import {
  type DayFigures,
  type DayGroup,
  type DayStats,
  dayFiguresSchema,
  daysOfMonth,
  type MonthStats,
  noFigures,
  spanOfDay,
  voidedVotesWithin,
  votesWithin,
} from '@streetlore/domain/stats';
import * as z from 'zod/mini';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';
import type { Figures } from '../store/store.ts';
import type { Groups } from './groups.ts';

/** What is counted of a London day (`YYYY-MM-DD`). */
export function dayGroups(day: string): Groups<DayStats, DayGroup> {
  const span = spanOfDay(day);
  return {
    async bookings({ store }) {
      const [paid, completed, finished] = await Promise.all([
        store.sums(bookingsPaidWithin(span)),
        store.sums(bookingsCompletedWithin(span)),
        store.count(paidAndCompletedWithin(span)),
      ]);
      return {
        day,
        bookings: paid.count,
        paid: paid.amount,
        refunded: paid.refunded_amount,
        completed: completed.count,
        revenue: completed.amount,
        finished,
      };
    },
    async messages({ store }) {
      const [messages, { segments }] = await Promise.all([
        store.count(textsWithin(span)),
        store.sums(segmentsWithin(span)),
      ]);
      return { day, messages, segments };
    },
    async stops({ store }) {
      const [{ count: ended, ...took }, skipped] = await Promise.all([
        store.sums(stopsEndedWithin(span)),
        store.count(stopsSkippedWithin(span)),
      ]);
      return { day, ...took, skipped, solved: Math.max(0, ended - skipped) };
    },
    async votes({ store }) {
      const [all, voided] = await Promise.all([store.count(votesWithin(span)), store.count(voidedVotesWithin(span))]);
      return { day, votes: Math.max(0, all - voided) };
    },
  };
}

/** The fields of a day that its month repeats. */
const copied = z.object(dayFiguresSchema.shape);

/**
 * A day's place in its month: a copy of the day's own document as it stands. The counting is the day's, so that a month is
 * never counted; read and written as any recount is, a late copy cannot undo a newer one.
 */
export function monthRecount({ store }: Services, key: string, month: string, date: string): Recount {
  const day = store.figuresAt(documents.dayStats(`${month}-${date}`));
  return {
    key,
    target: store.figuresAt(documents.monthStats(month)),
    stamp: `day_${date}_counted_at`,
    async count(now): Promise<Figures> {
      const figures = await day.read();
      return { [`days.${date}`]: figures ? copied.parse(figures) : noFigures(), counted_at: now };
    },
    async whole(now): Promise<MonthStats> {
      const days = await store.find(daysOfMonth(month));
      const entries = days.map((figures): [string, DayFigures] => [figures.id.slice(-2), copied.parse(figures)]);
      return { calendar_month: month, days: Object.fromEntries(entries), counted_at: now };
    },
  };
}
