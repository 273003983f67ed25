import * as z from 'zod/mini';
import { areaOfAddress } from '../city/index.ts';
import { documentId, emailAddress, line, optionalText, paragraph, required, webAddress } from '../fields/index.ts';
import { hierarchySlug } from '../slug/index.ts';
import { searchWords } from '../wording/search.ts';
import { contactNumber } from './form.ts';
import { businessTypes, type Partner, type PartnerCrm, type partnerTypes } from './schema.ts';

export type BusinessType = (typeof businessTypes)[number];

/** These limits exceed the editor's: the admin who accepts an applicant shortens the texts. */
const fields = {
  businessName: line(120, 'Please enter the name of the business'),
  contactName: line(100, 'Please enter your name'),
  email: emailAddress,
  phone: required(contactNumber, 'Please enter a phone number'),
  website: optionalText(webAddress),
  address: line(300, 'Please enter the address'),
  businessType: z.enum(businessTypes, 'Please choose a type of business'),
  offerDescription: paragraph(500, 'Please describe your offer'),
  additionalInfo: optionalText(paragraph(2000)),
};

/** Parsing turns an empty website and empty additional information into null. */
export const applicationFormSchema = z.object(fields);
export type ApplicationForm = z.input<typeof applicationFormSchema>;
export type Application = z.output<typeof applicationFormSchema>;

/** The browser chooses the id, so that a repeat after a lost response stores nothing new. */
export const applyAsPartnerInput = z.strictObject({ application_id: documentId, ...fields });
export type ApplyAsPartnerInput = z.output<typeof applyAsPartnerInput>;

export const applyAsPartnerOutput = z.object({ application_id: z.string() });
export type ApplyAsPartnerOutput = z.infer<typeof applyAsPartnerOutput>;

/** The directory's names of the form's business types. */
export const businessTypeNames: Readonly<Record<BusinessType, (typeof partnerTypes)[number]>> = {
  cafe: 'Café',
  restaurant: 'Restaurant',
  bar: 'Bar',
  retail: 'Retail Store',
  gallery: 'Gallery',
  bookstore: 'Bookstore',
  other: 'Other',
};

/** Splits an application into the part that may become public and the contact data. */
export function partnerOfApplication(application: Application, at: Date): { partner: Partner; crm: PartnerCrm } {
  return {
    partner: {
      name: application.businessName,
      type: businessTypeNames[application.businessType],
      address: application.address,
      area: areaOfAddress(application.address),
      description: null,
      offer: application.offerDescription,
      latitude: null,
      longitude: null,
      website: application.website,
      opening_hours: '',
      offer_kind: null,
      offer_hours: '',
      image_url: '',
      image_credit: '',
      image_focus: null,
      status: 'form_submitted',
      partnership_tier: 'standard',
      created_at: at,
      updated_at: at,
      slug: hierarchySlug(application.businessName),
      search: searchWords(application.businessName),
    },
    crm: {
      contact_name: application.contactName,
      contact_email: application.email,
      contact_phone: application.phone,
      notes: application.additionalInfo,
      monthly_mail: true,
    },
  };
}

/** The page names the number of explorers from here on: a smaller one would put partners off. */
const MANY = 100;

export const applicationTexts = {
  title: 'Partner Application',
  /** Names the number of explorers; `null` before anything was counted. */
  reach: (explorers: number | null) =>
    explorers === null || explorers < MANY
      ? 'Reach active street art enthusiasts'
      : `Reach ${explorers.toLocaleString('en-GB')} active street art enthusiasts`,
  review: 'We review every application within 2-3 business days.',
  submitted: 'Application Submitted!',
  errorHead: 'Error',
  failed: 'Failed to submit application. Please try again.',
  submit: 'Submit Application',
  become: 'Become a Partner',
} as const;
