import { collections } from '@streetlore/domain/paths';
import { numberTyped } from '@streetlore/domain/typed-phone';
import type { Services } from '../platform/services.ts';
import { everyDocument } from './every-document.ts';

/** Numbers in +44 form and addresses in lower case. */
type People = { numbers: Set<string>; emails: Set<string> };

/**
 * The fields with numbers and addresses, by collection. The numbers of texts are also in
 * `sms_phones` and in bookings.
 */
const FIELDS: Readonly<Record<string, { numbers?: string; emails?: string }>> = {
  [collections.bookings]: { numbers: 'phone_numbers', emails: 'email' },
  [collections.subscribers]: { emails: 'email' },
  [collections.contactMessages]: { emails: 'email' },
};

/**
 * Collects every number and address in the database. It reads each document of the collections that
 * name people.
 */
export async function findPeople(services: Services): Promise<People> {
  const { store } = services;
  const people: People = { numbers: new Set(), emails: new Set() };
  const add = (numbers: unknown, emails: unknown) => {
    for (const number of [numbers].flat())
      if (typeof number === 'string') people.numbers.add(numberTyped(number) ?? number);
    if (typeof emails === 'string') people.emails.add(emails.toLowerCase());
  };
  for (const [name, fields] of Object.entries(FIELDS))
    for await (const { value } of everyDocument(services, name))
      add(fields.numbers && value[fields.numbers], fields.emails && value[fields.emails]);
  for await (const { ref } of everyDocument(services, collections.smsPhones)) add(ref.id, null);
  for await (const { ref } of everyDocument(services, collections.contestSubmissions)) {
    const contact = await store.storedAt(store.submissionContact(ref.id).path).read();
    add(contact?.phone_number, contact?.email);
  }
  for await (const { ref } of everyDocument(services, collections.partners)) {
    const crm = await store.storedAt(store.partnerCrm(ref.id).path).read();
    add(crm?.contact_phone, crm?.contact_email);
  }
  return people;
}
