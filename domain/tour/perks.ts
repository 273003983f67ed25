import type { Partner } from '../partner/schema.ts';
import type { Tour } from './schema.ts';

/** What the perks say of a partner. */
export type PerkGiver = Pick<Partner, 'name' | 'status'>;

/** Partners named before the rest are only counted. */
const NAMED = 3;

/** Who waits at a stop: nobody, or a partner, as long as it is there. */
type AtStop = { readonly id: string | null; readonly partner: PerkGiver | null | undefined };

/**
 * What a tour says of the partners at its stops. It names the active ones alone, each once and in their order: visitors may not
 * read another, and a query that names one by its id is refused whole.
 */
export const perksOf = (stops: readonly AtStop[]): Pick<Tour, 'partner_perks' | 'partner_ids'> => ({
  partner_perks: partnerPerks(stops.map(({ partner }) => partner ?? undefined)),
  partner_ids: [
    ...new Set(stops.flatMap(({ id, partner }) => (id !== null && partner?.status === 'active' ? id : []))),
  ],
});

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

/** The partners at some stops, whatever their status, each once and in their order. */
export const partnerIds = (stops: readonly { readonly partner_id: string | null }[]): string[] => [
  ...new Set(stops.flatMap(({ partner_id }) => partner_id ?? [])),
];
