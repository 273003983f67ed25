import { formOfPartner, type Partner, type PartnerForm, partnerFormSchema } from '../partner/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import { searchWords } from '../wording/index.ts';
import { created } from './created.ts';

/** An active partner with every field known, except for the given fields. */
export function aPartner(given: Partial<Partner> = {}): Partner {
  const name = given.name ?? 'Rough Trade East';
  return {
    name,
    type: 'Record Store',
    address: '91 Brick Lane, London E1 6QL',
    area: 'shoreditch',
    description: 'Records and coffee.',
    offer: '10% off any record',
    offer_kind: 'discount',
    latitude: 51.521,
    longitude: -0.0726,
    website: 'https://example.com/',
    opening_hours: 'Mon-Sat 10:00-18:00',
    offer_hours: 'Mon-Sat 10:00-18:00',
    image_url: '/art/hero-800.webp',
    image_credit: 'Photo: Ines Duarte',
    image_focus: { x: 30, y: 70 },
    status: 'active',
    partnership_tier: 'standard',
    created_at: created,
    updated_at: created,
    slug: hierarchySlug(name),
    search: searchWords(name),
    ...given,
  };
}

/** The editor's values of `aPartner` with contact data, except for the given fields. */
export function aPartnerForm(given: Partial<PartnerForm> = {}): PartnerForm {
  const crm = {
    contact_name: 'Sam',
    contact_email: 'sam@example.com',
    contact_phone: null,
    notes: 'Closed on Mondays',
    monthly_mail: true,
  };
  return partnerFormSchema.parse({ ...formOfPartner(aPartner(), crm), ...given });
}
