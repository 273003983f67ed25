import { randomInt } from 'node:crypto';
import { queuedMail } from '@streetlore/domain/mail';
import {
  type CheckIdentityInput,
  checkIdentityInput,
  confirmedUntil,
  type IdentityCheck,
  type IdentityStanding,
  identityMail,
  identityTexts,
  newCheck,
  type Person,
  standingOf,
  tellCode,
} from '@streetlore/domain/privacy';
import { queuedText } from '@streetlore/domain/sms';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import type { Sending } from '../outbox/send.ts';
import { sendNow } from '../outbox/send-now.ts';
import { commitOnce, decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';
import { isOneOf, keyedHash, keyedHashes } from '../store/keyed-hash.ts';
import { namedInLog, personKey, personKeys } from './person-key.ts';

type Admin = Pick<Caller, 'uid' | 'email'>;
type Hashing = Services<'privacyKey'>;

/** Sends a code to a number or an address, and takes the code that its owner has told an admin. */
export const checkIdentity = callable('checkIdentity', {
  input: checkIdentityInput,
  who: 'admin',
  needs: ['texting', 'site', 'privacyKey'],
  run: (services, input, caller) =>
    input.code === null ? sendCode(services, input, caller) : confirmCode(services, input, caller),
});

const personOf = ({ phone_number, email }: Pick<CheckIdentityInput, 'phone_number' | 'email'>): Person => ({
  phone_numbers: phone_number === null ? [] : [phone_number],
  emails: email === null ? [] : [email],
});

const nameOf = ({ phone_number, email }: Pick<CheckIdentityInput, 'phone_number' | 'email'>) =>
  phone_number ?? email ?? '';

/** The code counts for its number or address alone. */
const kindOf = (value: string) => `identity-code/${value}`;

/**
 * A repeated request sends nothing more.
 * @throws HttpsError failed-precondition when the number has opted out of texts
 */
export async function sendCode(
  services: Sending,
  input: CheckIdentityInput,
  caller: Admin,
): Promise<{ right: boolean }> {
  const { store, now, privacyKey } = services;
  const { phone_number, email, request_id } = input;
  if (phone_number !== null && (await hasOptedOut(services, phone_number)))
    throw new HttpsError('failed-precondition', identityTexts.silent);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const value = nameOf(input);
  const at = now();
  const entry = { action: 'identity_check_sent' as const, ...namedInLog(services, personOf(input)) };
  const isNew = await commitOnce(services, caller, request_id, entry, (commit) => {
    commit.set(
      store.identityChecks.at(personKey(services, value)),
      newCheck(keyedHash(privacyKey[0], kindOf(value), code), at),
    );
    if (phone_number !== null) {
      const draft = { phone_number, message_content: identityTexts.text(code), message_type: 'identity_check' };
      commit.create(store.messages.at(request_id), queuedText({ ...draft, booking_id: null, tour_name: null }, at));
    }
    if (email !== null) commit.create(store.mails.at(request_id), queuedMail(identityMail(email, code), at));
  });
  if (isNew && phone_number !== null) await sendNow(services, [phone_number]);
  if (isNew && email !== null) await enqueueMail(services, request_id);
  return { right: false };
}

/** @throws HttpsError failed-precondition without a code that can be told, or after too many wrong ones */
export async function confirmCode(
  services: Hashing,
  input: CheckIdentityInput,
  caller: Admin,
): Promise<{ right: boolean }> {
  const { store, privacyKey } = services;
  const value = nameOf(input);
  const named = namedInLog(services, personOf(input));
  let right = false;
  await decideOnce(services, caller, input.request_id, {
    read: () => store.identityChecks.at(personKey(services, value)).readVersioned(),
    decide: (commit, check, now) => {
      right =
        check.version !== null && isOneOf(keyedHashes(privacyKey, kindOf(value), input.code ?? ''), check.value.code);
      const decision = tellCode(check.version ? check.value : null, right, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      if (check.version) commit.update(check, decision.value);
      return { action: right ? ('identity_confirmed' as const) : ('identity_code_wrong' as const), ...named };
    },
  });
  return { right };
}

/** The check of a number or an address, also one from before a rotation of the key. */
async function checkOf(services: Hashing, value: string): Promise<IdentityCheck | null> {
  const { store } = services;
  const found = await store.readAll(personKeys(services, value).map((key) => store.identityChecks.at(key)));
  return found.find((one) => one !== null) ?? null;
}

/** How the check of each number and address of a person stands. */
export const standingsOf = (services: Hashing, { phone_numbers, emails }: Person): Promise<IdentityStanding[]> =>
  Promise.all(
    [...phone_numbers, ...emails].map(async (value) =>
      standingOf(value, await checkOf(services, value), services.now()),
    ),
  );

/** @throws HttpsError failed-precondition unless the owner of every number and address has told a code within a day */
export async function requireConfirmed(services: Hashing, { phone_numbers, emails }: Person): Promise<void> {
  const isOpen = async (value: string) => !confirmedUntil(await checkOf(services, value), services.now());
  const open = async (values: readonly string[]) =>
    (await Promise.all(values.map(async (value) => ((await isOpen(value)) ? [value] : [])))).flat();
  const left = { phone_numbers: await open(phone_numbers), emails: await open(emails) };
  if (left.phone_numbers.length + left.emails.length > 0)
    throw new HttpsError('failed-precondition', identityTexts.unchecked(left));
}
