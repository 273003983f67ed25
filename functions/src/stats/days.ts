import type { StopResult } from '@streetlore/domain/hunt';
import { collections, documents } from '@streetlore/domain/paths';
import {
  type DayFigures,
  type DayGroup,
  type DayStats,
  dayFiguresSchema,
  dayStatsSchema,
  type MonthStats,
  noFigures,
  spanOfDay,
} from '@streetlore/domain/stats';
import { AggregateField, type DocumentData, type Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Recount } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';
import { converterOf } from '../store/convert.ts';
import { counted } from '../store/counted.ts';
import type { Groups } from './groups.ts';

/** What is counted of a London day (`YYYY-MM-DD`). */
export function dayGroups(day: string): Groups<DayStats, DayGroup> {
  const { from, to } = spanOfDay(day);
  const within = (query: Query, field: string) => query.where(field, '>=', from).where(field, '<', to);
  return {
    async bookings({ db }) {
      const bookings = db.collection(collections.bookings);
      const completedOnes = bookings.where('status', '==', 'completed');
      const [paid, completed, finished] = await Promise.all([
        within(bookings, 'confirmed_at')
          .aggregate({
            bookings: AggregateField.count(),
            paid: AggregateField.sum('amount'),
            refunded: AggregateField.sum('refunded_amount'),
          })
          .get(),
        within(completedOnes, 'completed_at')
          .aggregate({ completed: AggregateField.count(), revenue: AggregateField.sum('amount') })
          .get(),
        counted(within(completedOnes, 'confirmed_at')),
      ]);
      return { day, ...paid.data(), ...completed.data(), finished };
    },
    async messages({ db }) {
      const messages = db.collection(collections.smsMessages);
      const [all, out] = await Promise.all([
        counted(within(messages, 'sent_at')),
        within(messages.where('direction', '==', 'outbound'), 'sent_at')
          .aggregate({ segments: AggregateField.sum('segments') })
          .get(),
      ]);
      return { day, messages: all, ...out.data() };
    },
    async stops({ db }) {
      const stops = db.collection(collections.stopResults);
      const skippedOnes = stops.where('outcome', '==', 'skipped' satisfies StopResult['outcome']);
      const [all, skipped] = await Promise.all([
        within(stops, 'finished_at')
          .aggregate({
            ended: AggregateField.count(),
            hints: AggregateField.sum('hints'),
            wrong_answers: AggregateField.sum('wrong_answers'),
          })
          .get(),
        counted(within(skippedOnes, 'finished_at')),
      ]);
      const { ended, ...took } = all.data();
      return { day, ...took, skipped, solved: Math.max(0, ended - skipped) };
    },
    async votes({ db }) {
      const votes = within(db.collectionGroup('votes'), 'created_at');
      const [all, voided] = await Promise.all([counted(votes), counted(votes.where('voided', '==', true))]);
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
export function monthRecount({ db }: Services, key: string, month: string, date: string): Recount {
  const days = db.collection(collections.stats).withConverter(converterOf(dayStatsSchema));
  return {
    key,
    target: db.doc(documents.monthStats(month)),
    stamp: `day_${date}_counted_at`,
    async count(now): Promise<DocumentData> {
      const day = (await days.doc(`${month}-${date}`).get()).data();
      return { [`days.${date}`]: day ? copied.parse(day) : noFigures(), counted_at: now };
    },
    async whole(now): Promise<MonthStats> {
      const { docs } = await days.where('day', '>=', `${month}-01`).where('day', '<=', `${month}-31`).get();
      const entries = docs.map((day): [string, DayFigures] => [day.id.slice(-2), copied.parse(day.data())]);
      return { calendar_month: month, days: Object.fromEntries(entries), counted_at: now };
    },
  };
}
