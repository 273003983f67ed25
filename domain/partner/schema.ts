import * as z from 'zod/mini';
import { areaSchema } from '../city/index.ts';
import { photographFields } from '../picture/photograph.ts';
import { rewardKinds } from '../wording/reward-kinds.ts';

export const partnerTypes = [
  'Café',
  'Coffee Shop',
  'Restaurant',
  'Bar',
  'Pub',
  'Brewery',
  'Bakery',
  'Record Store',
  'Bookstore',
  'Gallery',
  'Music Venue',
  'Retail Store',
  'Fashion Store',
  'Market',
  'Other',
] as const;

export const partnerStatuses = ['planned', 'contacted', 'negotiating', 'form_submitted', 'active', 'declined'] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];
export const partnerTiers = ['standard', 'premium', 'featured'] as const;

export const businessTypes = ['cafe', 'restaurant', 'bar', 'retail', 'gallery', 'bookstore', 'other'] as const;

/** `partners/{id}`: readable when `status` is `active`. `area` follows from the address. */
export const partnerSchema = z.object({
  name: z.string(),
  type: z.string(),
  address: z.string(),
  area: areaSchema,
  description: z.nullable(z.string()),
  offer: z.string(),
  /** What the offer is; null until an admin has said so. */
  offer_kind: z._default(z.nullable(z.enum(rewardKinds)), null),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  website: z.nullable(z.string()),
  /** When the partner is open, as `parseOpeningHours` reads it; empty when that is unknown. */
  opening_hours: z._default(z.string(), ''),
  /** When the offer holds, in the same form; empty for as long as the partner is open. */
  offer_hours: z._default(z.string(), ''),
  /** The address of a picture; empty for none. */
  image_url: z._default(z.string(), ''),
  ...photographFields,
  status: z.enum(partnerStatuses),
  partnership_tier: z.enum(partnerTiers),
  created_at: z.date(),
  updated_at: z.date(),
  /** The name as the address of the partner's page has it; empty for the earliest partners. */
  slug: z._default(z.string(), ''),
  /** The words that the back office finds the partner by (`searchWords`). */
  search: z.optional(z.array(z.string())),
});
export type Partner = z.infer<typeof partnerSchema>;

/** `partners/{id}/private/crm`: contact data and notes; admins and functions only. */
export const partnerCrmSchema = z.object({
  contact_name: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Whether the contact gets the monthly mail with the partner's figures. */
  monthly_mail: z._default(z.boolean(), true),
});
export type PartnerCrm = z.infer<typeof partnerCrmSchema>;
