import * as z from 'zod/mini';
import { partnerStatuses } from './schema.ts';

const count = z.int().check(z.minimum(0));

/** `stats/partners`: how many partners there are in each status, and the rewards claimed in one month; admins only. */
export const partnerStatsSchema = z.object({
  total: count,
  by_status: z.record(z.enum(partnerStatuses), count),
  /** The London month of `redemptions`, such as `2026-11`: the last in which a reward was claimed. */
  month: z.string(),
  redemptions: count,
  counted_at: z.date(),
});
export type PartnerStats = z.infer<typeof partnerStatsSchema>;

/** `partners/{id}/private/figures`: what a partner does on tours; absent while it never was on any. Admins only. */
export const partnerFiguresSchema = z.object({
  /** Tours, drafts too, that have a stop with the partner's reward. */
  tours: count,
  /** All rewards that players have claimed. */
  redeemed: count,
  /** The same by the London month (`YYYY-MM`) of the claim; `redeemed` is their sum. Older documents have none. */
  months: z.optional(z.record(z.string(), count)),
  /** How often a hunt found it shut, and when last; older documents have neither. */
  shut: z._default(count, 0),
  last_shut_at: z._default(z.nullable(z.date()), null),
  counted_at: z.date(),
});
export type PartnerFigures = z.infer<typeof partnerFiguresSchema>;

/** Rewards claimed in a London month: 0 when the figures are of another month. */
export const redemptionsIn = (month: string, stats: Pick<PartnerStats, 'month' | 'redemptions'> | null): number =>
  stats?.month === month ? stats.redemptions : 0;
