import type { Partner } from '../partner/schema.ts';

/** What the perks say of a partner. */
export type PerkGiver = Pick<Partner, 'name' | 'status'>;

/** Partners named before the rest are only counted. */
const NAMED = 3;

/**
 * A tour's `partner_perks`: 'Rewards at Beigel Bake and Flat White Noise'. Only an active partner gives rewards, so no other is
 * promised; empty when nobody does.
 * @param partners of the stops in their order; undefined where a stop has none
 */
export function partnerPerks(partners: readonly (PerkGiver | undefined)[]): string {
  const names = [...new Set(partners.flatMap((partner) => (partner?.status === 'active' ? partner.name : [])))];
  if (names.length === 0) return '';
  const more = names.length > NAMED ? [`${names.length - NAMED + 1} more`] : [];
  return `Rewards at ${list.format([...names.slice(0, more.length > 0 ? NAMED - 1 : NAMED), ...more])}`;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
