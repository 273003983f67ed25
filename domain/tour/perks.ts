import type { Partner } from '../partner/schema.ts';
import type { Tour } from './schema.ts';

/** The fields of a partner that the perks need. */
export type PerkGiver = Pick<Partner, 'name' | 'status'>;

/** The most partners that the perks name; the rest are only counted. */
const NAMED = 3;

/** The partner of a stop. `id` is null at a stop without one; `partner` is missing if it no longer exists. */
type AtStop = { readonly id: string | null; readonly partner: PerkGiver | null | undefined };

/**
 * A tour's fields about partners. They name only active partners, each once and in order, because
 * visitors may read no others: Firestore refuses a whole query that names one.
 */
export const perksOf = (stops: readonly AtStop[]): Pick<Tour, 'partner_perks' | 'partner_ids'> => ({
  partner_perks: partnerPerks(stops.map(({ partner }) => partner ?? undefined)),
  partner_ids: [
    ...new Set(stops.flatMap(({ id, partner }) => (id !== null && partner?.status === 'active' ? id : []))),
  ],
});

/**
 * Such as 'Rewards at Beigel Bake and Flat White Noise'. It names only active partners, because no
 * others give rewards; it is empty without one.
 * @param partners the partners of the stops, in order; undefined for a stop without one
 */
export function partnerPerks(partners: readonly (PerkGiver | undefined)[]): string {
  const names = [...new Set(partners.flatMap((partner) => (partner?.status === 'active' ? partner.name : [])))];
  if (names.length === 0) return '';
  const more = names.length > NAMED ? [`${names.length - NAMED + 1} more`] : [];
  return `Rewards at ${list.format([...names.slice(0, more.length > 0 ? NAMED - 1 : NAMED), ...more])}`;
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const partnerIds = (stops: readonly { readonly partner_id: string | null }[]): string[] => [
  ...new Set(stops.flatMap(({ partner_id }) => partner_id ?? [])),
];
