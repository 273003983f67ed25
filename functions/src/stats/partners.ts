import {
  type PartnerFigures,
  type PartnerStats,
  type PartnerStatus,
  partnerStatuses,
} from '@streetlore/domain/partner';
import { collections } from '@streetlore/domain/paths';
import { londonMonth, spanOfMonth } from '@streetlore/domain/time';
import type { Groups } from './groups.ts';

/** `stats/partners`: what the cards and the tabs of Partner Management say. */
export const partnersGroups: Groups<PartnerStats> = {
  async statuses({ db }) {
    const partners = db.collection(collections.partners);
    const counted = async (status: PartnerStatus) => {
      const { count } = (await partners.where('status', '==', status).count().get()).data();
      return [status, count] as const;
    };
    const counts = await Promise.all(partnerStatuses.map(counted));
    return {
      total: counts.reduce((sum, [, count]) => sum + count, 0),
      by_status: Object.fromEntries(counts) as PartnerStats['by_status'],
    };
  },
  async claims({ db, now }) {
    const month = londonMonth(now());
    const { from, to } = spanOfMonth(month);
    const fetched = db.collection(collections.stopResults).where('claimed_at', '>=', from).where('claimed_at', '<', to);
    return { month, redemptions: (await fetched.count().get()).data().count };
  },
};

/** `partners/{id}/private/figures`: the tours that lead to one partner, and the rewards fetched there. */
export const partnerGroups = (id: string): Groups<PartnerFigures> => ({
  async tours({ db }) {
    // A tour may have two stops at the same partner.
    const places = await db.collection(collections.tourPartners).where('partner_id', '==', id).select('tour_id').get();
    return { tours: new Set(places.docs.map((place) => place.get('tour_id'))).size };
  },
  async claims({ db }) {
    const rewards = db.collection(collections.stopResults).where('partner_id', '==', id);
    return { redeemed: (await rewards.where('claimed_at', '>', new Date(0)).count().get()).data().count };
  },
});
