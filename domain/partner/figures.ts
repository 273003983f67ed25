import * as z from 'zod/mini';
import { partnerStatuses } from './schema.ts';

const count = z.int().check(z.minimum(0));

/** `stats/partners`: partners by status, and the rewards of one month; admins only. */
export const partnerStatsSchema = z.object({
  total: count,
  by_status: z.record(z.enum(partnerStatuses), count),
  /** The London month of `said` and `redeemed`, such as `2026-11`: the last month with a reward. */
  month: z.string(),
  /** Rewards that players say they fetched, by CLAIMED. */
  said: count,
  /** Rewards whose codes partners redeemed. One may be said too. */
  redeemed: count,
  counted_at: z.date(),
});
export type PartnerStats = z.infer<typeof partnerStatsSchema>;

/** `partners/{id}/private/figures`: absent until a tour has the partner; admins only. */
export const partnerFiguresSchema = z.object({
  /** Tours, drafts included, with a stop that has the partner's reward. */
  tours: count,
  /** All rewards that players say they fetched, by CLAIMED. */
  said: count,
  /** All rewards whose codes the partner redeemed. One may be said too. */
  redeemed: count,
  /** Redeemed rewards by London month; their sum is `redeemed`. */
  redeemed_months: z.record(z.string(), count),
  /** Said rewards by London month; their sum is `said`. Older documents lack them. */
  months: z.optional(z.record(z.string(), count)),
  /** Said rewards by London day, for the newest `DAYS_KEPT` days. Older documents lack them. */
  days: z.optional(z.record(z.string(), count)),
  /** How many hunts found the partner shut, and when the last one did. */
  shut: z._default(count, 0),
  last_shut_at: z._default(z.nullable(z.date()), null),
  counted_at: z.date(),
});
export type PartnerFigures = z.infer<typeof partnerFiguresSchema>;

/** The rewards of a London month; none when the figures are of another month. */
export const rewardsIn = (
  month: string,
  stats: Pick<PartnerStats, 'month' | 'said' | 'redeemed'> | null,
): Pick<PartnerStats, 'said' | 'redeemed'> => (stats?.month === month ? stats : { said: 0, redeemed: 0 });
