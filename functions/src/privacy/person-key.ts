import type { Person } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { keyedHash, keyedHashes } from '../store/keyed-hash.ts';

/** What the audit log calls a number or an address, so that it does not keep what was to be erased: a keyed hash. */
export const personKey = ({ privacyKey: [key] }: Pick<Services<'privacyKey'>, 'privacyKey'>, value: string): string =>
  keyedHash(key, 'person', value);

/** The same under every key, the newest first: what was written before a rotation of the key is found by an older one. */
export const personKeys = ({ privacyKey }: Pick<Services<'privacyKey'>, 'privacyKey'>, value: string) =>
  keyedHashes(privacyKey, 'person', value);

/** The documents that may say that this person's erasing has begun: the first is written, the others are those of older keys. */
export function erasuresOf(
  { store, privacyKey }: Pick<Services<'privacyKey'>, 'store' | 'privacyKey'>,
  { phone_numbers, emails }: Person,
) {
  const [first, ...older] = keyedHashes(privacyKey, 'person', [...phone_numbers, ...emails].toSorted().join(' '));
  return [store.erasures.at(first), ...older.map((key) => store.erasures.at(key))] as const;
}

/** The target of a deed about a person, and all that they were named by. */
export function namedInLog(services: Pick<Services<'privacyKey'>, 'privacyKey'>, { phone_numbers, emails }: Person) {
  const people = [...phone_numbers, ...emails].map((value) => personKey(services, value));
  return { target: `people/${people[0]}`, detail: { people } };
}
