import {
  DAYS_KEPT,
  daysBefore,
  type FetchedByDay,
  newestDays,
  type PartnerFigures,
  type PartnerStats,
  partnerStatuses,
  partnersOfStatus,
} from '@streetlore/domain/partner';
import {
  firstRedeemedOf,
  firstRewardOfPartner,
  huntsThatFoundShut,
  lastThatFoundShut,
  rewardsFetchedAt,
  rewardsFetchedWithin,
  rewardsRedeemedAt,
  rewardsRedeemedWithin,
} from '@streetlore/domain/playing';
import { spanOfDay } from '@streetlore/domain/stats';
import { londonDay, londonMonth, londonMonths, spanOfMonth } from '@streetlore/domain/time';
import { placesAt } from '@streetlore/domain/tour';
import * as z from 'zod/mini';
import type { Recount } from '../counting/recount.ts';
import type { Services } from '../platform/services.ts';
import type { Figures } from '../store/store.ts';
import { deletedField } from '../store/writes.ts';
import type { Groups } from './days.ts';

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
    const span = spanOfMonth(month);
    const [said, redeemed] = await Promise.all([
      store.count(rewardsFetchedWithin(span)),
      store.count(rewardsRedeemedWithin(span)),
    ]);
    return { month, said, redeemed };
  },
};

/** The tours with a stop there, the rewards fetched, and how often hunts found it shut. */
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
    const [[said], [redeemed]] = await Promise.all([
      store.findPart(firstRewardOfPartner(id), claimSchema),
      store.findPart(firstRedeemedOf(id), redeemedSchema),
    ]);
    const byMonth = async (first: Date | null | undefined, countOf: (month: string) => Promise<number>) =>
      Object.fromEntries(
        await Promise.all(
          (first ? londonMonths(first, now()) : []).map(async (month) => [month, await countOf(month)] as const),
        ),
      );
    const [months, redeemedMonths, days] = await Promise.all([
      byMonth(said?.claimed_at, (month) => store.count(rewardsFetchedAt(id, spanOfMonth(month)))),
      byMonth(redeemed?.redeemed_at, (month) => store.count(rewardsRedeemedAt(id, spanOfMonth(month)))),
      said ? fetchedByDay(store, id, now()) : {},
    ]);
    return { ...summed(months, redeemedMonths), days };
  },
});

const claimSchema = z.object({ claimed_at: z.nullable(z.date()) });
const redeemedSchema = z.object({ redeemed_at: z.nullable(z.date()) });

/** Reads the times of the rewards fetched lately, and counts them by day. */
async function fetchedByDay(store: Services['store'], id: string, now: Date): Promise<Record<string, number>> {
  const today = londonDay(now);
  const { from } = spanOfDay(daysBefore(today, DAYS_KEPT - 1));
  const claims = await store.findPart(rewardsFetchedAt(id, { from, to: spanOfDay(today).to }), claimSchema);
  const days: Record<string, number> = {};
  for (const { claimed_at } of claims) {
    if (!claimed_at) continue;
    const day = londonDay(claimed_at);
    days[day] = (days[day] ?? 0) + 1;
  }
  return newestDays(days);
}

const monthsSchema = z.object({
  months: z.record(z.string(), z.number()),
  redeemed_months: z.record(z.string(), z.number()),
  days: z.optional(z.record(z.string(), z.number())),
});

/**
 * Counts the rewards of one day. If the other days and months are known, it counts only this day and its
 * month. Figures from before days were counted get all days at once, and keep their months, because the
 * rewards of old hunts may be deleted. The previous release's tasks name a month (`2026-11`): then everything
 * is counted.
 */
export function ofDay({ store }: Services, id: string, day: string, recount: Recount): Recount {
  const month = day.slice(0, 'YYYY-MM'.length);
  return {
    ...recount,
    stamp: `${day}_${recount.stamp}`,
    async count(now, stored) {
      const known = monthsSchema.safeParse(stored);
      if (day === month || !known.success) return { ...(await recount.count(now, stored)), ...oldStamps(stored, now) };
      const { months, redeemed_months, days } = known.data;
      const [said, redeemed, onDays] = await Promise.all([
        store.count(rewardsFetchedAt(id, spanOfMonth(month))),
        store.count(rewardsRedeemedAt(id, spanOfMonth(month))),
        days ? countDay(store, id, day, days) : fetchedByDay(store, id, now),
      ]);
      const counted = summed(withMonth(months, month, said), withMonth(redeemed_months, month, redeemed));
      return { ...counted, days: onDays, ...oldStamps(stored, now), counted_at: now };
    },
  };
}

/** The stored days with one of them counted again. */
async function countDay(store: Services['store'], id: string, day: string, days: FetchedByDay) {
  return newestDays({ ...days, [day]: await store.count(rewardsFetchedAt(id, spanOfDay(day))) });
}

/** How long, in ms, a stamp is kept: longer than any task for its figures is under way. */
const STAMP_KEPT = 24 * 3_600_000;

/** Removes old stamps. Each day has its own stamp, so a partner's document would grow every day. */
function oldStamps(stored: Figures, now: Date): Figures {
  const old = Object.entries(stored).filter(
    ([field, at]) => /^\d.*_counted_at$/.test(field) && at instanceof Date && now.getTime() - at.getTime() > STAMP_KEPT,
  );
  return Object.fromEntries(old.map(([field]) => [field, deletedField()]));
}

type Months = Readonly<Record<string, number>>;

/** A month before the first with a reward has no entry, as when all months are counted. */
const withMonth = (months: Months, month: string, count: number): Months =>
  count > 0 || month in months ? { ...months, [month]: count } : months;

const sumOf = (months: Months) => Object.values(months).reduce((sum, count) => sum + count, 0);

const summed = (months: Months, redeemed_months: Months) => ({
  ...{ months, said: sumOf(months) },
  ...{ redeemed_months, redeemed: sumOf(redeemed_months) },
});
