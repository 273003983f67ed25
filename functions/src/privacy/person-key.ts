import { documents } from '@streetlore/domain/paths';
import type { Person } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { allowanceKey } from '../store/allowance.ts';

/** What the audit log calls a number or an address, so that it does not keep what was to be erased: a keyed hash. */
export const personKey = ({ config }: Pick<Services, 'config'>, value: string): string =>
  allowanceKey(config.PRIVACY_KEY, 'person', value);

/** Where it stands that this person's erasing has begun. */
export const erasureOf = (services: Pick<Services, 'db' | 'config'>, { phone_numbers, emails }: Person) =>
  services.db.doc(documents.erasure(personKey(services, [...phone_numbers, ...emails].toSorted().join(' '))));

/** The target of a deed about a person, and all that they were named by. */
export function namedInLog(services: Pick<Services, 'config'>, { phone_numbers, emails }: Person) {
  const people = [...phone_numbers, ...emails].map((value) => personKey(services, value));
  return { target: `people/${people[0]}`, detail: { people } };
}
