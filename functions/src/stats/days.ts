import {
  bookingsCompletedWithin,
  bookingsPaidWithin,
  paidAndCompletedWithin,
  paidAndOpenWithin,
} from '@streetlore/domain/booking';
import { feesOpenWithin, huntPaymentsWithin, movedWithin } from '@streetlore/domain/ledger';
import { documents } from '@streetlore/domain/paths';
import { stopsEndedWithin, stopsSkippedWithin } from '@streetlore/domain/playing';
import type { TimeSpan } from '@streetlore/domain/query';
import { messagesWithin, pageMessagesWithin, segmentsWithin } from '@streetlore/domain/sms';
import {
  closedMinutesSchema,
  closedUntil,
  type DayGroup,
  type DayStats,
  dayFiguresSchema,
  noFigures,
  spanOfDay,
  voidedVotesWithin,
  votesWithin,
} from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import * as z from 'zod/mini';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';
import type { Figures } from '../store/store.ts';

/** Figures of one document that are counted separately: a text does not make the money be counted. */
export type Groups<T, Name extends string = string> = Record<
  Name,
  (services: Services, stored: Figures) => Promise<Partial<T>>
>;

/** The figures of a London day (`YYYY-MM-DD`), by group. */
export function dayGroups(day: string): Groups<DayStats, DayGroup> {
  const span = spanOfDay(day);
  return {
    async bookings({ store }) {
      const [paid, completed, finished, open] = await Promise.all([
        store.sums(bookingsPaidWithin(span)),
        store.sums(bookingsCompletedWithin(span)),
        store.count(paidAndCompletedWithin(span)),
        store.count(paidAndOpenWithin(span)),
      ]);
      return {
        day,
        bookings: paid.count,
        people: paid.participants,
        paid: paid.amount,
        completed: completed.count,
        revenue: completed.amount,
        finished,
        open,
      };
    },
    async takings({ store }) {
      const [hunts, payments, gifts, refunds, disputed, feesOpen] = await Promise.all([
        store.sums(huntPaymentsWithin(span)),
        store.sums(movedWithin(['payment'], span)),
        store.sums(movedWithin(['gift_used', 'gift_returned'], span)),
        store.sums(movedWithin(['refund', 'refund_returned'], span)),
        store.sums(movedWithin(['charge_disputed'], span)),
        store.count(feesOpenWithin(span)),
      ]);
      return {
        day,
        orders: hunts.count,
        taken: hunts.card,
        discounts: hunts.discount,
        gifts_sold: payments.card - hunts.card,
        // Not -0, which is stored as another number.
        gifts_used: 0 - gifts.gift,
        refunded: 0 - refunds.card,
        disputed: 0 - disputed.card,
        fees: payments.fee + refunds.fee + disputed.fee,
        fees_open: feesOpen,
      };
    },
    async messages(services, { closed }) {
      const now = services.now();
      if (day !== londonDay(now)) return { day, ...(await messagesIn(services, span)) };
      const known = closedMinutesSchema.safeParse(closed).data ?? { until: span.from, messages: 0, segments: 0 };
      const until = closedUntil(span, now);
      const [late, open] = await Promise.all([
        until > known.until ? messagesIn(services, { from: known.until, to: until }) : null,
        messagesIn(services, { from: until > known.until ? until : known.until, to: span.to }),
      ]);
      const done = late ? { until, ...sumOf(known, late) } : known;
      return { day, ...sumOf(done, open), closed: done };
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

type Messages = Pick<DayStats, 'messages' | 'segments'>;

const sumOf = (one: Messages, other: Messages): Messages => ({
  messages: one.messages + other.messages,
  segments: one.segments + other.segments,
});

async function messagesIn({ store }: Services, span: TimeSpan): Promise<Messages> {
  const [all, onPages, { segments }] = await Promise.all([
    store.count(messagesWithin(span)),
    store.count(pageMessagesWithin(span)),
    store.sums(segmentsWithin(span)),
  ]);
  return { messages: Math.max(0, all - onPages), segments };
}

/** The fields of a day that are copied into its month. */
const copied = z.object(dayFiguresSchema.shape);

/**
 * Also copies the day into its month, so that a year costs twelve reads. One commit writes both if the day
 * has not changed, so the two are always equal.
 */
export function withMonth({ store }: Services, day: string, recount: Recount): Recount {
  const [month, date] = [day.slice(0, 7), day.slice(8)];
  return {
    ...recount,
    async write(before, fields) {
      const commit = store.commit();
      commit.put(before, fields);
      const figures = copied.parse({ ...noFigures(), ...before.value, ...fields });
      const copy = { calendar_month: month, days: { [date]: figures }, counted_at: fields.counted_at };
      commit.merge(store.figuresAt(documents.monthStats(month)), copy);
      await commit.run();
    },
  };
}
