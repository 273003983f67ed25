import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import type { MailDraft } from '../mail/index.ts';
import { e164, formatPhone } from '../phone/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { after } from '../time/index.ts';
import type { IdentityStanding, Person } from './person.ts';

const HOUR = 3_600_000;

/** How long (ms) a code can be told, and how long its confirmation lets an admin export or erase. */
const TELL_WITHIN = 7 * 24 * HOUR;
const CONFIRMED_FOR = 24 * HOUR;

/** A person who misreads a code tells it again; nobody guesses one of a million in so few tries. */
const MAX_TRIES = 5;

/**
 * `identity_checks/{keyed hash of the number or address}`: the code that its owner has to tell before an export or
 * an erasure; functions only.
 */
export const identityCheckSchema = z.object({
  /** A keyed hash. Only the text or mail has the code itself. */
  code: z.string(),
  tries: z.int(),
  sent_at: z.date(),
  confirmed_at: z.nullable(z.date()),
  /** Also Firestore's TTL field. */
  expires_at: z.date(),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

export const newCheck = (code: string, now: Date): IdentityCheck => ({
  code,
  tries: 0,
  sent_at: now,
  confirmed_at: null,
  expires_at: after(now, TELL_WITHIN + CONFIRMED_FOR),
});

/** Until when an admin may export or erase; null for a check that nobody has confirmed, or too long ago. */
export function confirmedUntil(check: Pick<IdentityCheck, 'confirmed_at'> | null, now: Date): Date | null {
  const until = check?.confirmed_at ? after(check.confirmed_at, CONFIRMED_FOR) : null;
  return until && until > now ? until : null;
}

/** What a told code changes. A wrong one counts as a try. */
export function tellCode(check: IdentityCheck | null, isRight: boolean, now: Date): Decision<Partial<IdentityCheck>> {
  const no = (message: string) => refused({ code: 'failed-precondition', message });
  if (!check || after(check.sent_at, TELL_WITHIN) <= now) return no(identityTexts.none);
  if (check.tries >= MAX_TRIES) return no(identityTexts.enough);
  return decided(isRight ? { confirmed_at: now } : { tries: check.tries + 1 });
}

const one = { phone_number: z.nullable(e164), email: z.nullable(emailAddress) };
const isOne = z.refine<{ phone_number: string | null; email: string | null }>(
  ({ phone_number, email }) => (phone_number === null) !== (email === null),
  'One number, or one address',
);

/** Input of `checkIdentity`. Without a code it sends one; with a code it confirms. */
export const checkIdentityInput = z
  .strictObject({
    ...one,
    request_id: documentId,
    code: z.nullable(z.string().check(z.regex(/^\d{6}$/, 'Six digits'))),
  })
  .check(isOne);
export type CheckIdentityInput = z.output<typeof checkIdentityInput>;

export const checkIdentityOutput = z.object({ right: z.boolean() });

export const standingOf = (value: string, check: IdentityCheck | null, now: Date): IdentityStanding => ({
  value,
  sent_at: check && check.expires_at > now ? check.sent_at.toISOString() : null,
  confirmed_at: confirmedUntil(check, now) && (check?.confirmed_at?.toISOString() ?? null),
});

export const identityTexts = {
  none: 'Send the check first: there is no code that can be told',
  enough: 'Too many wrong codes. Send a new check.',
  silent: 'This number has opted out of texts. Check an address of the same person instead.',
  unchecked: ({ phone_numbers, emails }: Person) =>
    `Send the check first: ${[...phone_numbers.map(formatPhone), ...emails].join(', ')} is not confirmed`,
  /** To a number, in one segment. */
  text: (code: string) =>
    `Streetlore: did you ask for a copy or the erasure of your data? Then tell us the code ${code}, where you wrote to us. If not, do nothing.`,
} as const;

export const identityMail = (to: string, code: string): MailDraft => ({
  to,
  subject: 'Is this your address?',
  text: [
    'Hello,',
    'Somebody asked us for a copy or the erasure of the data about this address.',
    `If it was you, answer this mail with the code ${code}. It works for seven days. If it was not you, do nothing: nobody gets anything.`,
  ].join('\n\n'),
});
