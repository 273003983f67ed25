import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';
import type { MailDraft } from '../mail/index.ts';

/** How many codes an admin gets at a time. */
export const RECOVERY_CODES = 10;

/** Five bits a character: no I, L, O and U, which people misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixteen characters are 80 bits: nobody guesses one, and its hash needs no key. */
export const RECOVERY_CODE_LENGTH = 16;

/** How long ago a session may have begun (ms) that makes recovery codes. */
export const FRESH_SESSION = 10 * 60_000;

export const recoveryTexts = {
  shape: 'A recovery code has 16 letters and digits, such as 7K2M-…',
  wrong: 'This code is wrong, or it was used before',
  noFactor: 'Set up a second factor first',
  stale: 'Sign in again to make recovery codes: that shows that it is you',
  mailSubject: 'Your second factor was removed',
  mail: (left: number) =>
    [
      'Somebody has removed the second factor of your Streetlore account with one of your recovery codes. All sessions of the account have ended. The password alone signs in, until a phone is set up again.',
      'If it was you, set up a phone under Settings, Admins.',
      'If it was not you, set a new password on the login page at once, and make new recovery codes.',
      `Unused codes: ${left}.`,
    ].join('\n\n'),
} as const;

/** `admins/{uid}/private/recovery`: the hashes of an admin's unused recovery codes; functions only. */
export const recoverySchema = z.object({
  codes: z.array(z.string()),
  made_at: z.date(),
  /**
   * The code that was used last. `is_done` once its second factor is gone from Auth too: until then
   * the same code completes a call that died half-way.
   */
  used: z.nullable(z.object({ code: z.string(), request_id: z.string(), is_done: z.boolean() })),
});
export type Recovery = z.infer<typeof recoverySchema>;

/** A recovery code as it is shown, such as `7K2M-…`. @param bytes random, one a character */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const letters = [...bytes].slice(0, RECOVERY_CODE_LENGTH).map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** A typed code without what people add or misread: small letters, spaces, hyphens, O for 0. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');

const code = z.pipe(
  z.pipe(z.string(), z.transform(plainRecoveryCode)),
  z.string().check(z.regex(new RegExp(`^[${ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`), recoveryTexts.shape)),
);

/** Output of `makeRecoveryCodes`: the codes, which nobody can read again. */
export const recoveryCodesOutput = z.object({ codes: z.array(z.string()) });

export const spendRecoveryCodeInput = z.strictObject({ request_id: documentId, email: emailAddress, code });

/** New codes in place of all earlier ones. @param codes hashes */
export const newRecovery = (codes: readonly string[], made_at: Date): Recovery => ({
  codes: [...codes],
  made_at,
  used: null,
});

/**
 * What a code does:
 * - `wrong`: there is no such code, or it was used
 * - `spent`: it is used from now on, and `change` says so
 * - `begun`: the call that used it died before the second factor was gone; `request_id` is that call
 * - `done`: the same request has done everything, and its answer got lost
 */
export type Spending =
  | { is: 'wrong' }
  | { is: 'spent'; change: Pick<Recovery, 'codes' | 'used'> }
  | { is: 'begun' | 'done'; request_id: string };

/** Spends a recovery code. @param code its hash */
export function spendRecoveryCode({ codes, used }: Recovery, code: string, request_id: string): Spending {
  if (used?.code === code) {
    if (!used.is_done) return { is: 'begun', request_id: used.request_id };
    return used.request_id === request_id ? { is: 'done', request_id } : { is: 'wrong' };
  }
  if (!codes.includes(code)) return { is: 'wrong' };
  const left = codes.filter((one) => one !== code);
  return { is: 'spent', change: { codes: left, used: { code, request_id, is_done: false } } };
}

/** The mail that tells an admin that a code was used. */
export const recoveryMail = (to: string, left: number): MailDraft => ({
  to,
  subject: recoveryTexts.mailSubject,
  text: recoveryTexts.mail(left),
});
