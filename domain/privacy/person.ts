import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import { e164, isUkMobile, normaliseUkMobile } from '../phone/index.ts';
import { keptSchema, nothingKept } from './kept.ts';

/** Numbers and addresses of one person at most; more are more likely several people, to be looked for one by one. */
const MAX_IDENTIFIERS = 30;
const tooMany = `At most ${MAX_IDENTIFIERS} numbers and ${MAX_IDENTIFIERS} addresses at once`;

const identity = {
  phone_numbers: z.array(e164).check(z.maxLength(MAX_IDENTIFIERS, tooMany)),
  emails: z.array(emailAddress).check(z.maxLength(MAX_IDENTIFIERS, tooMany)),
};
/** A person, by every number and address that is meant; in +44 form and lower case. */
export type Person = { phone_numbers: string[]; emails: string[] };

const isSomebody = z.refine<Person>(
  ({ phone_numbers, emails }) => phone_numbers.length + emails.length > 0,
  'Enter a phone number or an e-mail address',
);

/** Input of `findPerson`. */
export const findPersonInput = z.strictObject(identity).check(isSomebody);

/** Input of `exportPerson` and `erasePerson`: exactly these numbers and addresses, and the request by which a repeat is known. */
export const aboutPersonInput = z.strictObject({ ...identity, request_id: documentId }).check(isSomebody);
export type AboutPersonInput = z.output<typeof aboutPersonInput>;

/** `erasures/{hash of the person}`: an erasing that has begun, and who asked for it; gone when it is done. Functions alone. */
export const erasureSchema = z.object({
  ...identity,
  request_id: z.string(),
  actor_uid: z.string(),
  actor_email: z.nullable(z.string()),
  begun_at: z.date(),
  kept: z._default(keptSchema, nothingKept),
  /** Other people's documents in which a mention was replaced so far. */
  replaced: z._default(z.int(), 0),
  /** How far other people's texts have been searched: up to this document of this collection. */
  searched: z._default(z.nullable(z.object({ path: z.string(), id: z.string() })), null),
});
export type Erasure = z.infer<typeof erasureSchema>;

const count = z.int().check(z.minimum(0));

/** Answer of `findPerson`. */
export const findPersonOutput = z.object({
  /** Numbers and addresses that came together with those asked for, on a booking or a photo: probably the same person. */
  linked: z.object({ phone_numbers: z.array(z.string()), emails: z.array(z.string()) }),
  /** How many of each kind of record are held about exactly those asked for. */
  held: z.object({
    bookings: count,
    texts: count,
    photos: count,
    reviews: count,
    subscriptions: count,
    letters: count,
    partners: count,
  }),
  opted_out: z.boolean(),
  /** Why they cannot be erased now; null when they can. */
  refusal: z.nullable(z.string()),
});
export type FoundPerson = z.infer<typeof findPersonOutput>;
export type Held = FoundPerson['held'];

/** Answer of `exportPerson`: everything that is held, by kind of record; times are ISO 8601. */
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

/** Who is meant by a number or address as an admin types it; null when it is neither. */
export function personTyped(typed: string): Person | null {
  const text = typed.trim();
  if (text.includes('@')) {
    const email = emailAddress.safeParse(text);
    return email.success ? { phone_numbers: [], emails: [email.data] } : null;
  }
  const number = e164.safeParse(isUkMobile(text) ? normaliseUkMobile(text) : text.replace(/[\s().-]/g, ''));
  return number.success ? { phone_numbers: [number.data], emails: [] } : null;
}

/** How a number may have been written where nobody asked for its +44 form. */
export function spellings(number: string): string[] {
  const uk = /^\+44(\d{4})(\d{6})$/.exec(number);
  if (!uk) return [number];
  const [, first, rest] = uk;
  return [number, `+44 ${first} ${rest}`, `0${first}${rest}`, `0${first} ${rest}`];
}
