import { type PartnerFigures, type PartnerStats, partnerStatuses, partnersOfStatus } from '@streetlore/domain/partner';
import {
  firstRewardAt,
  huntsThatFoundShut,
  lastThatFoundShut,
  rewardsFetchedAt,
  rewardsFetchedWithin,
} from '@streetlore/domain/playing';
import { londonMonth, londonMonths, spanOfMonth } from '@streetlore/domain/time';
import { placesAt } from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';
import type { Groups } from './groups.ts';

/** The figures in `stats/partners`, for the cards and tabs of Partner Management. */
export const partnersGroups: Groups<PartnerStats> = {
  async statuses({ store }) {
    const counts = await Promise.all(
      partnerStatuses.map(async (status) => [status, await store.count(partnersOfStatus(status))] as const),
    );
    return {
      total: counts.reduce((sum, [, count]) => sum + count, 0),
      by_status: Object.fromEntries(counts) as PartnerStats['by_status'],
    };
  },
  async claims({ store, now }) {
    const month = londonMonth(now());
    return { month, redemptions: await store.count(rewardsFetchedWithin(spanOfMonth(month))) };
  },
};

/**
 * The figures in `partners/{id}/private/figures`: the tours with a stop at the partner, the rewards
 * fetched there, and how often hunts found it shut.
 */
export const partnerGroups = (id: string): Groups<PartnerFigures> => ({
  async tours({ store }) {
    // A tour may have two stops at the same partner.
    const places = await store.find(placesAt(id));
    return { tours: new Set(places.map(({ tour_id }) => tour_id)).size };
  },
  async shut({ store }) {
    const [shut, [last]] = await Promise.all([
      store.count(huntsThatFoundShut(id)),
      store.findPart(lastThatFoundShut(id), z.object({ shut_at: z.optional(z.date()) })),
    ]);
    // A partner that was never found shut has no such field, as in older documents.
    return shut > 0 ? { shut, last_shut_at: last?.shut_at ?? null } : {};
  },
  async claims({ store, now }) {
    const [first] = await store.findPart(firstRewardAt(id), z.object({ claimed_at: z.nullable(z.date()) }));
    const months = first?.claimed_at ? londonMonths(first.claimed_at, now()) : [];
    const counts = await Promise.all(months.map((month) => store.count(rewardsFetchedAt(id, spanOfMonth(month)))));
    return claimed(Object.fromEntries(months.map((month, n) => [month, counts[n] ?? 0])));
  },
});

const monthsSchema = z.object({ months: z.record(z.string(), z.number()) });

/**
 * The recount of the rewards fetched at a partner. If the other months are known, only this month
 * is counted.
 */
export function ofMonth({ store }: Services, id: string, month: string, recount: Recount): Recount {
  return {
    ...recount,
    stamp: `${month}_${recount.stamp}`,
    async count(now, stored) {
      const known = monthsSchema.safeParse(stored);
      if (!known.success) return await recount.count(now, stored);
      const fetched = await store.count(rewardsFetchedAt(id, spanOfMonth(month)));
      return { ...claimed({ ...known.data.months, [month]: fetched }), counted_at: now };
    },
  };
}

const claimed = (months: Record<string, number>) => ({
  months,
  redeemed: Object.values(months).reduce((sum, count) => sum + count, 0),
});
