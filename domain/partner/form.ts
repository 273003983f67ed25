import * as z from 'zod/mini';
import { areaOfAddress } from '../city/index.ts';
import {
  degrees,
  documentId,
  emailAddress,
  line,
  namesOf,
  optionalText,
  paragraph,
  pick,
  required,
  tooLong,
  webAddress,
} from '../fields/index.ts';
import { lengthLimits } from '../hunt/limits.ts';
import { sent } from '../hunt/sent.ts';
import { OpeningHoursFault, parseOpeningHours } from '../opening-hours/parse.ts';
import { photographForm, pictureAddress } from '../picture/photograph-form.ts';
import { hierarchySlug } from '../slug/index.ts';
import { numberField } from '../typed-phone/index.ts';
import { urgesToDrink } from '../wording/offer.ts';
import { rewardKinds } from '../wording/reward-kinds.ts';
import { searchWords } from '../wording/search.ts';
import {
  type Partner,
  type PartnerCrm,
  partnerCrmSchema,
  partnerStatuses,
  partnerTiers,
  partnerTypes,
} from './schema.ts';
import { partnerEditorTexts } from './texts.ts';

/** A contact's number as typed; parsing gives it as we store it, so that a person's data is found by it. */
export const contactNumber = numberField('Please enter a valid phone number');

/** A text that players get when they earn the reward. */
const offered = (name: string, limit: number) => required(sent(name, limit), partnerEditorTexts.fields);

/** Hours as an admin types them; empty for none. */
const hours = z.string().check(
  z.trim(),
  z.maxLength(2000, tooLong(2000)),
  z.superRefine((typed: string, context) => {
    try {
      parseOpeningHours(typed);
    } catch (fault) {
      if (!(fault instanceof OpeningHoursFault)) throw fault;
      context.addIssue({ code: 'custom', message: fault.message });
    }
  }),
);

const partnerFields = z.strictObject({
  name: offered('The name', lengthLimits.partner.name),
  /** A new partner has no type until an admin chooses one. */
  type: z.pipe(z.string(), z.enum(partnerTypes, partnerEditorTexts.fields)),
  address: offered('The address', lengthLimits.partner.address),
  description: optionalText(paragraph(4000)),
  offer: offered('The offer', lengthLimits.partner.offer),
  /** A new partner's offer has no kind until an admin chooses one. */
  offer_kind: z.pipe(z.string(), z.enum(rewardKinds, partnerEditorTexts.fields)),
  website: optionalText(webAddress),
  opening_hours: hours,
  offer_hours: hours,
  image_url: pictureAddress,
  ...photographForm,
  contact_name: optionalText(line(100)),
  contact_email: optionalText(emailAddress),
  contact_phone: optionalText(contactNumber),
  latitude: degrees(90),
  longitude: degrees(180),
  status: z.enum(partnerStatuses),
  partnership_tier: z.enum(partnerTiers),
  notes: optionalText(paragraph(4000)),
  monthly_mail: z.boolean(),
});
/** Alcohol is no prize for haste, so its offer gives no reason to drink fast or much. */
export const partnerFormSchema = partnerFields.check(
  z.refine(({ offer, offer_kind }) => offer_kind !== 'alcohol' || !urgesToDrink(offer), {
    path: ['offer'],
    message: partnerEditorTexts.urges,
  }),
);
export type PartnerForm = z.output<typeof partnerFormSchema>;
export type PartnerValues = z.input<typeof partnerFormSchema>;

/** `seen`: the partner's `updated_at` when the editor opened it, in ISO form; null for a new partner. */
export const savePartnerInput = z.strictObject({
  partner_id: documentId,
  request_id: documentId,
  seen: z.nullable(z.iso.datetime()),
  partner: partnerFormSchema,
});
export const savePartnerOutput = z.object({ updated_at: z.string() });
export const deletePartnerInput = z.strictObject({ partner_id: documentId, request_id: documentId });

const privateFields = namesOf(partnerCrmSchema.shape);
type PublicField = Exclude<keyof PartnerForm, keyof PartnerCrm>;
const isPublic = (field: keyof PartnerForm): field is PublicField => !(field in partnerCrmSchema.shape);
const publicFields = namesOf(partnerFormSchema.shape).filter(isPublic);

/** The fields of `partnerCrmSchema` are private, all others are public. The area follows from the address. */
export function partnerDocuments(
  form: PartnerForm,
  existing: Partner | null,
  now: Date,
): { partner: Partner; crm: PartnerCrm } {
  return {
    partner: {
      ...pick(form, publicFields),
      area: areaOfAddress(form.address),
      created_at: existing?.created_at ?? now,
      updated_at: now,
      slug: hierarchySlug(form.name),
      search: searchWords(form.name),
    },
    crm: pick(form, privateFields),
  };
}
