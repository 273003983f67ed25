import type { Person } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { keyedHash, keyedHashes } from '../store/keyed-hash.ts';

/**
 * The name of a number or address in the audit log: a keyed hash, so that the log does not keep the
 * erased value.
 */
export const personKey = ({ privacyKey: [key] }: Pick<Services<'privacyKey'>, 'privacyKey'>, value: string): string =>
  keyedHash(key, 'person', value);

/**
 * The hashes under every key, the newest first. An entry from before a rotation has a hash under an
 * older key.
 */
export const personKeys = ({ privacyKey }: Pick<Services<'privacyKey'>, 'privacyKey'>, value: string) =>
  keyedHashes(privacyKey, 'person', value);

/**
 * References to the document of a person's erasure. It is written under the first id. The other ids
 * belong to older keys.
 */
export function erasuresOf(
  { store, privacyKey }: Pick<Services<'privacyKey'>, 'store' | 'privacyKey'>,
  { phone_numbers, emails }: Person,
) {
  const [first, ...older] = keyedHashes(privacyKey, 'person', [...phone_numbers, ...emails].toSorted().join(' '));
  return [store.erasures.at(first), ...older.map((key) => store.erasures.at(key))] as const;
}

/**
 * The target of an audit entry about a person, and the hashes of all their numbers and addresses.
 */
export function namedInLog(services: Pick<Services<'privacyKey'>, 'privacyKey'>, { phone_numbers, emails }: Person) {
  const people = [...phone_numbers, ...emails].map((value) => personKey(services, value));
  return { target: `people/${people[0]}`, detail: { people } };
}
