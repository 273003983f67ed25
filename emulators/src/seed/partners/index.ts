import { brixtonPartners } from './brixton.ts';
import { camdenPartners } from './camden.ts';
import { hackneyWickPartners } from './hackney-wick.ts';
import type { PartnerPlan } from './plan.ts';
import { shoreditchPartners } from './shoreditch.ts';

export type { PartnerPlan } from './plan.ts';

/** Invented businesses on real streets: 7, 8, 6 and 6 active ones, and some under negotiation. */
export const partnerPlans: readonly PartnerPlan[] = [
  ...shoreditchPartners,
  ...brixtonPartners,
  ...camdenPartners,
  ...hackneyWickPartners,
];
