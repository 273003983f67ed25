import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import { e164 } from '../phone/index.ts';
import { numberTyped } from '../typed-phone/index.ts';
import { noRetainedRecords, retainedCountsSchema } from './retained-records.ts';

/**
 * The most numbers, and the most addresses, of one person. A longer list probably belongs to
 * several people, whom an admin should look up one by one.
 */
const MAX_IDENTIFIERS = 30;
const tooMany = `At most ${MAX_IDENTIFIERS} numbers and ${MAX_IDENTIFIERS} addresses at once`;

const identity = {
  phone_numbers: z.array(e164).check(z.maxLength(MAX_IDENTIFIERS, tooMany)),
  emails: z.array(emailAddress).check(z.maxLength(MAX_IDENTIFIERS, tooMany)),
};
/** A person, by their numbers (in +44 form) and addresses (in lower case). */
export type Person = { phone_numbers: string[]; emails: string[] };

const isSomebody = z.refine<Person>(
  ({ phone_numbers, emails }) => phone_numbers.length + emails.length > 0,
  'Enter a phone number or an e-mail address',
);

export const findPersonInput = z.strictObject(identity).check(isSomebody);

/**
 * Input of `exportPerson` and `erasePerson`: exactly these numbers and addresses. `request_id`
 * identifies a repeat.
 */
export const aboutPersonInput = z.strictObject({ ...identity, request_id: documentId }).check(isSomebody);
export type AboutPersonInput = z.output<typeof aboutPersonInput>;

/**
 * `erasures/{hash of the person}`: an erasure under way and who asked for it; deleted when it is
 * done. Functions only.
 */
export const erasureSchema = z.object({
  ...identity,
  request_id: z.string(),
  actor_uid: z.string(),
  actor_email: z.nullable(z.string()),
  begun_at: z.date(),
  kept: z._default(retainedCountsSchema, noRetainedRecords),
  /** Other people's documents in which mentions have been replaced so far. */
  replaced: z._default(z.int(), 0),
  /**
   * The last document of other people's texts that was searched, by its id, and its collection. In a
   * collection group it stands by its path.
   */
  searched: z._default(z.nullable(z.object({ path: z.string(), id: z.string() })), null),
});
export type Erasure = z.infer<typeof erasureSchema>;

const count = z.int().check(z.minimum(0));

/** How the check of one number or address stands. */
const standingSchema = z.object({
  value: z.string(),
  sent_at: z.nullable(z.string()),
  confirmed_at: z.nullable(z.string()),
});
const identityStandings = z.array(standingSchema);
export type IdentityStanding = z.infer<typeof standingSchema>;

export const findPersonOutput = z.object({
  /**
   * Numbers and addresses that share a booking or a photo with the given ones: probably the same
   * person's.
   */
  linked: z.object({ phone_numbers: z.array(z.string()), emails: z.array(z.string()) }),
  /** The number of records of each kind about exactly the given numbers and addresses. */
  held: z.object({
    bookings: count,
    texts: count,
    /** Messages on the pages of the person's teams, of all its players. */
    page_messages: z._default(count, 0),
    photos: count,
    reviews: count,
    subscriptions: count,
    letters: count,
    reports: count,
    gifts: z._default(count, 0),
    partners: count,
  }),
  /** How the check of each given number and address stands. */
  identity: identityStandings,
  opted_out: z.boolean(),
  /** Why the person cannot be erased now; null when they can. */
  refusal: z.nullable(z.string()),
});
export type FoundPerson = z.infer<typeof findPersonOutput>;
export type RecordCounts = FoundPerson['held'];

/** Response of `exportPerson`: every record about the person, by kind; times are ISO 8601. */
export const exportPersonOutput = z.object({
  exported_at: z.string(),
  about: z.object({ phone_numbers: z.array(z.string()), emails: z.array(z.string()) }),
  records: z.record(z.string(), z.array(z.unknown())),
});
export type PersonExport = z.infer<typeof exportPersonOutput>;

export const privacyTexts = {
  inProgress: 'A hunt of theirs is waiting or in progress. End or refund it first.',
  paying: 'A booking of theirs is just being paid for. Try again in a few minutes; once it is paid, refund it first.',
  nobody: 'Enter a phone number or an e-mail address',
  neither: 'This is neither a phone number nor an e-mail address',
} as const;

/** The person whom a typed number or address means; null when the text is neither. */
export function personTyped(typed: string): Person | null {
  const text = typed.trim();
  if (text.includes('@')) {
    const email = emailAddress.safeParse(text);
    return email.success ? { phone_numbers: [], emails: [email.data] } : null;
  }
  const number = numberTyped(text);
  return number === null ? null : { phone_numbers: [number], emails: [] };
}
