import { namesOf, pick } from '../fields/index.ts';
import { objectPosition } from '../picture/photograph.ts';
import type { PartnerForm, PartnerValues } from './form.ts';
import { type Partner, type PartnerCrm, partnerTypes } from './schema.ts';

export const emptyPartner = (): PartnerValues => ({
  name: '',
  type: '',
  address: '',
  description: null,
  offer: '',
  offer_kind: '',
  website: null,
  opening_hours: '',
  offer_hours: '',
  image_url: '',
  image_credit: '',
  image_focus: null,
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  latitude: null,
  longitude: null,
  status: 'active',
  partnership_tier: 'standard',
  notes: null,
  monthly_mail: true,
});

/** A type that the editor does not offer, and a kind that nobody has chosen, become empty, so that the admin must
 * choose. */
export function formOfPartner(partner: Partner, crm: PartnerCrm | null): PartnerValues {
  const whole = { ...emptyPartner(), ...partner, offer_kind: partner.offer_kind ?? '', ...crm };
  const type = partnerTypes.find((known) => known === partner.type) ?? '';
  return { ...pick(whole, namesOf(partnerLabels)), type };
}

/** What has changed, in words for people: each field's label with its new value. */
export function partnerChanges(before: PartnerValues, after: PartnerValues): string[] {
  return namesOf(partnerLabels)
    .filter((field) => JSON.stringify(before[field] ?? '') !== JSON.stringify(after[field] ?? ''))
    .map((field) => `${partnerLabels[field]} (now ${quoted(after[field])})`);
}

function quoted(value: PartnerValues[keyof PartnerValues]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'object' && value !== null) return objectPosition(value) ?? 'the middle';
  return value === null || value === '' ? 'empty' : `"${value}"`;
}

export const partnerLabels = {
  name: 'Name',
  type: 'Type',
  address: 'Address',
  description: 'Description',
  website: 'Website',
  opening_hours: 'Opening hours',
  image_url: 'Picture',
  image_credit: 'Credit of the picture',
  image_focus: 'Middle of the picture',
  offer: 'Offer',
  offer_kind: 'What the offer is',
  offer_hours: 'When the offer holds',
  contact_name: 'Contact name',
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
  monthly_mail: 'Monthly mail with their figures',
  latitude: 'Latitude',
  longitude: 'Longitude',
  status: 'Status',
  partnership_tier: 'Tier',
  notes: 'Internal notes',
} as const satisfies Record<keyof PartnerForm, string>;

/** Times and days in an offer's own words: 'before 8pm', 'Sunday to Thursday', 'at weekends'. */
const time =
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b|\b(?:before|until|till|after|from|between) (?:\d|noon|midnight)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:weekdays?|weekends?|happy hours?|lunch ?time)\b/i;

export const namesTime = (offer: string): boolean => time.test(offer);
