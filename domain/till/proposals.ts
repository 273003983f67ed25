import * as z from 'zod/mini';
import { formOfPartner, partnerLabels } from '../partner/editor.ts';
import { type PartnerForm, partnerFormSchema } from '../partner/form.ts';
import type { Partner, PartnerCrm } from '../partner/schema.ts';
import { type Decision, decided, refused } from '../problem/index.ts';

/** What a partner may propose for its page, by the names of the partner's fields. */
export const proposable = ['opening_hours', 'offer_hours', 'offer', 'image_url'] as const;
export type Proposable = (typeof proposable)[number];

export const proposalLabels: Readonly<Record<Proposable, string>> = {
  opening_hours: partnerLabels.opening_hours,
  offer_hours: partnerLabels.offer_hours,
  offer: partnerLabels.offer,
  image_url: 'A photo of the place',
};

const proposalSchema = z.object({
  /** What the field shall be; the address of the proposed picture for a photo. */
  value: z.string(),
  /** What it was when the partner proposed it. */
  was: z.string(),
  at: z.date(),
});

/**
 * `partners/{id}/private/proposals`: what a partner proposes, each field once: a newer proposal replaces the older
 * one. Admins and functions only.
 */
export const proposalsSchema = z.object({
  partner_id: z.string(),
  partner_name: z.string(),
  /** How many fields wait for an admin. */
  waiting: z.int().check(z.minimum(0)),
  fields: z.partialRecord(z.enum(proposable), proposalSchema),
  /** What an admin decided last about each field. */
  answers: z.partialRecord(z.enum(proposable), z.object({ approved: z.boolean(), at: z.date() })),
});
export type Proposals = z.infer<typeof proposalsSchema>;

const without = <K extends string, V>(all: Partial<Record<K, V>>, field: K): Partial<Record<K, V>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)) as Partial<Record<K, V>>;

/** The proposals with one more. */
export function proposed(
  before: Proposals | null,
  { partner_id, partner_name }: Pick<Proposals, 'partner_id' | 'partner_name'>,
  { field, value, was }: { field: Proposable; value: string; was: string },
  now: Date,
): Proposals {
  const fields = { ...before?.fields, [field]: { value, was, at: now } };
  const answers = without(before?.answers ?? {}, field);
  return { partner_id, partner_name, waiting: Object.keys(fields).length, fields, answers };
}

/** The proposals after an admin's verdict about one of them. */
export function judged(before: Proposals, field: Proposable, approved: boolean, now: Date): Proposals {
  const fields = without(before.fields, field);
  return {
    ...before,
    waiting: Object.keys(fields).length,
    fields,
    answers: { ...before.answers, [field]: { approved, at: now } },
  };
}

/**
 * A partner as it would be with a proposal, checked as the editor checks it.
 * @param crm null for a partner without contact data
 */
export function withProposal(
  partner: Partner,
  crm: PartnerCrm | null,
  { field, value }: { field: Proposable; value: string },
): Decision<PartnerForm> {
  const parsed = partnerFormSchema.safeParse({ ...formOfPartner(partner, crm), [field]: value });
  if (parsed.success) return decided(parsed.data);
  const own = parsed.error.issues.find(({ path }) => path[0] === field);
  const [first] = parsed.error.issues;
  const label = partnerLabels[first?.path[0] as keyof typeof partnerLabels];
  return refused(
    own
      ? { code: 'invalid-argument', message: own.message, field: 'value' }
      : { code: 'failed-precondition', message: `${label}: ${first?.message}` },
  );
}
