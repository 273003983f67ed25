import { records } from '@streetlore/domain/privacy';
import { numberTyped } from '@streetlore/domain/typed-phone';
import type { Services } from '../platform/services.ts';
import { everyDocument } from './every-document.ts';

/** Numbers in +44 form and addresses in lower case. */
type People = { numbers: Set<string>; emails: Set<string> };

/**
 * Collects every number and address in the database. It reads each document of the records that are
 * the registry's sources.
 */
export async function findPeople(services: Services): Promise<People> {
  const { store } = services;
  const people: People = { numbers: new Set(), emails: new Set() };
  const add = (numbers: unknown, emails: unknown) => {
    for (const number of [numbers].flat())
      if (typeof number === 'string') people.numbers.add(numberTyped(number) ?? number);
    if (typeof emails === 'string') people.emails.add(emails.toLowerCase());
  };
  for (const { path, half, phone, phones, email, isByNumber } of records.filter(({ isSource }) => isSource))
    for await (const { ref, value } of everyDocument(services, path)) {
      const found = half ? await store.storedAt(`${ref.path}/private/${half}`).read() : value;
      const number = phone ?? phones;
      if (isByNumber) add(ref.id, null);
      else if (found) add(number && found[number], email && found[email]);
    }
  return people;
}
