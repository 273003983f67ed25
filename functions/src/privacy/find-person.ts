import { submissionContactSchema } from '@streetlore/domain/contest';
import {
  type FoundPerson,
  findPersonInput,
  isBooker,
  type Person,
  type PersonalRecord,
  personalData,
  refusalOf,
} from '@streetlore/domain/privacy';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { hasOptedOut } from '../store/consent.ts';
import { standingsOf } from './check-identity.ts';
import {
  countFound,
  findDistinct,
  pageReviewsOf,
  recordsOf,
  saidOnPages,
  storedRecordsOf,
  textsOf,
} from './records.ts';

/**
 * Counts what is stored about a person, and finds other numbers and addresses that belong to them.
 */
export const findPerson = callable('findPerson', {
  input: findPersonInput,
  who: 'admin',
  needs: ['privacyKey'],
  run: findPersonData,
});

/** It writes nothing. */
export async function findPersonData(services: Services<'privacyKey'>, person: Person): Promise<FoundPerson> {
  const { store } = services;
  const of = (record: PersonalRecord) => storedRecordsOf(record, person);
  const [found, contacts, partners, texts, reviews, subscriptions, contactMessages, reports, gifts, silent] =
    await Promise.all([
      findDistinct(store, recordsOf(personalData.bookings, person)),
      findDistinct(store, of(personalData.submissionContact)).then((found) =>
        found.map(({ value }) => submissionContactSchema.parse(value)),
      ),
      findDistinct(store, of(personalData.partnerCrm)),
      countFound(store, textsOf(person)),
      countFound(store, of(personalData.reviewAuthor)),
      countFound(store, of(personalData.subscribers)),
      countFound(store, of(personalData.contactMessages)),
      countFound(store, of(personalData.reports)),
      countFound(store, [...of(personalData.gifts), ...of(personalData.giftRecipients)]),
      Promise.all(person.phone_numbers.map((number) => hasOptedOut(services, number))),
    ]);
  const pageMessages = await countFound(store, saidOnPages(found));
  const bookings = found.map(({ value }) => value);
  const onPage = await pageReviewsOf(
    store,
    bookings.map(({ id }) => id),
  );
  const made = bookings.filter((booking) => isBooker(booking, person));
  return {
    linked: {
      phone_numbers: others(person.phone_numbers, [
        ...made.map(({ phone_numbers: [first = null] }) => first),
        ...contacts.map(({ phone_number }) => phone_number),
      ]),
      emails: others(
        person.emails,
        [...made, ...contacts].map(({ email }) => email),
      ),
    },
    held: {
      bookings: bookings.length,
      texts,
      page_messages: pageMessages,
      photos: contacts.length,
      reviews: reviews + onPage.length,
      subscriptions,
      letters: contactMessages,
      reports,
      gifts,
      partners: partners.length,
    },
    identity: await standingsOf(services, person),
    opted_out: silent.includes(true),
    // The erasure itself ends unpaid bookings, so these do not prevent it.
    refusal: refusalOf(bookings.filter(({ status }) => status !== 'pending_payment')),
  };
}

const others = (known: readonly string[], found: readonly (string | null)[]): string[] =>
  [...new Set(found)].filter((one): one is string => one !== null && !known.includes(one));
