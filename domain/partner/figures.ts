import * as z from 'zod/mini';
import { partnerStatuses } from './schema.ts';

const count = z.int().check(z.minimum(0));

/** `stats/partners`: partners by status, and the rewards claimed in one month; admins only. */
export const partnerStatsSchema = z.object({
  total: count,
  by_status: z.record(z.enum(partnerStatuses), count),
  /** The London month of `redemptions`, such as `2026-11`: the last month with a claimed reward. */
  month: z.string(),
  redemptions: count,
  counted_at: z.date(),
});
export type PartnerStats = z.infer<typeof partnerStatsSchema>;

/** `partners/{id}/private/figures`: absent until a tour has the partner; admins only. */
export const partnerFiguresSchema = z.object({
  /** Tours, drafts included, with a stop that has the partner's reward. */
  tours: count,
  /** All rewards that players have claimed. */
  redeemed: count,
  /** Claimed rewards by London month; their sum is `redeemed`. Older documents lack them. */
  months: z.optional(z.record(z.string(), count)),
  /** Claimed rewards by London day, for the newest `DAYS_KEPT` days. Older documents lack them. */
  days: z.optional(z.record(z.string(), count)),
  /** How many hunts found the partner shut, and when the last one did. */
  shut: z._default(count, 0),
  last_shut_at: z._default(z.nullable(z.date()), null),
  counted_at: z.date(),
});
export type PartnerFigures = z.infer<typeof partnerFiguresSchema>;

/** Rewards claimed in a London month; 0 when the figures are of another month. */
export const redemptionsIn = (month: string, stats: Pick<PartnerStats, 'month' | 'redemptions'> | null): number =>
  stats?.month === month ? stats.redemptions : 0;
