import type { Partner, PartnerCrm } from '@streetlore/domain/partner';

type Known = Pick<Partner, 'name' | 'type' | 'address' | 'offer' | 'offer_kind' | 'status' | 'partnership_tier'>;

/** A partner of the seed. The coordinates are those of its street. */
export interface PartnerPlan extends Known {
  id: string;
  description: string;
  at: readonly [latitude: number, longitude: number];
  hasPicture: boolean;
  /** When the offer holds; empty for as long as the partner is open. */
  offer_hours: string;
  contact: Pick<PartnerCrm, 'contact_name' | 'notes'>;
}

/** Makes a partner from one line of columns. Most partners are active and standard. */
export const partner = (
  id: string,
  name: string,
  type: Partner['type'],
  address: string,
  at: readonly [number, number],
  offer: string,
  offer_kind: Partner['offer_kind'],
  description: string,
  contact_name: string,
  more: Partial<Pick<Partner, 'status' | 'partnership_tier' | 'offer_hours'>> & {
    notes?: string;
    hasPicture?: boolean;
  } = {},
): PartnerPlan => ({
  id,
  name,
  type,
  address,
  at,
  offer,
  offer_kind,
  offer_hours: more.offer_hours ?? '',
  description,
  status: more.status ?? 'active',
  partnership_tier: more.partnership_tier ?? 'standard',
  hasPicture: more.hasPicture ?? false,
  contact: { contact_name, notes: more.notes ?? null },
});
