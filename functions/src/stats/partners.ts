import { rewardsFetchedAt, rewardsFetchedWithin } from '@streetlore/domain/hunt';
import { type PartnerFigures, type PartnerStats, partnerStatuses, partnersOfStatus } from '@streetlore/domain/partner';
import { londonMonth, spanOfMonth } from '@streetlore/domain/time';
import { placesAt } from '@streetlore/domain/tour';
import type { Groups } from './groups.ts';

/** `stats/partners`: what the cards and the tabs of Partner Management say. */
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

/** `partners/{id}/private/figures`: the tours that lead to one partner, and the rewards fetched there. */
export const partnerGroups = (id: string): Groups<PartnerFigures> => ({
  async tours({ store }) {
    // A tour may have two stops at the same partner.
    const places = await store.find(placesAt(id));
    return { tours: new Set(places.map(({ tour_id }) => tour_id)).size };
  },
  async claims({ store }) {
    return { redeemed: await store.count(rewardsFetchedAt(id)) };
  },
});
