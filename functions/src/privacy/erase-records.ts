import {
  auditEntriesAbout,
  keyedByNumber,
  type Person,
  personalData,
  records,
  withoutWords,
} from '@streetlore/domain/privacy';
import { figuresOfReview } from '@streetlore/domain/stats';
import { linksOf } from '@streetlore/domain/subscriber';
import { askForFigures } from '../platform/ask-for-counts.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { optOutsOf } from '../store/consent.ts';
import type { FoundDocument } from '../store/entity.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';
import { eraseDangerCalls } from './erase-danger-calls.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { personKey } from './person-key.ts';
import { findDistinct, parentIdOf, storedRecordsOf, textsOf } from './records.ts';
import { untilNone } from './until-none.ts';

/** Erases words and number of all texts from and to a person. The cost of the texts stays. */
export async function eraseTexts(services: Services, person: Person): Promise<void> {
  const texts = textsOf(person);
  await eraseDangerCalls(services, await findDistinct(services.store, texts.map(asStored)));
  await untilNone(services, texts, (commit, text) => commit.update(text, withoutWords(text.value)));
}

/** Deletes a person's reviews, which then no longer count in ratings. */
export async function eraseReviews(services: Services, person: Person): Promise<void> {
  const { store } = services;
  const reviews = storedRecordsOf(personalData.reviewAuthor, person);
  const pathOf = (author: FoundDocument<AnyDocument>) => store.reviews.at(parentIdOf(author)).path;
  const authors = await findDistinct(store, reviews);
  const given = await store.readAll(authors.map((author) => store.storedAt(pathOf(author))));
  await eraseQuotes(services, { reviews: authors.map(parentIdOf) });
  await untilNone(services, reviews, (commit, author) => {
    commit.delete(store.reviews.at(parentIdOf(author)));
    commit.delete(author.ref);
  });
  const moved = given.flatMap((before) => (before ? figuresOfReview({ before, after: undefined }) : []));
  await askForFigures(services, moved);
}

/** Deletes all that the registry has as deleted, with the mailed links of subscriptions. */
export async function eraseCorrespondence(services: Services, person: Person): Promise<void> {
  const subscribers = await findDistinct(services.store, storedRecordsOf(personalData.subscribers, person));
  const links = subscribers.map(({ ref }) => asStored(linksOf(ref.id)));
  const deleted = records.filter(({ erased }) => erased === 'deleted');
  const queries = [...links, ...deleted.flatMap((record) => storedRecordsOf(record, person))];
  await untilNone(services, queries, (commit, { ref }) => commit.delete(ref));
}

/** Erases address and words of a person's reports. What was reported and decided stays. */
export const eraseReports = (services: Services, person: Person) =>
  untilNone(services, storedRecordsOf(personalData.reports, person), (commit, report) =>
    commit.update(report, { email: null, words: '' }),
  );

/**
 * Erases a person as the contact of a partner. The partner stays. The notes stay too, unless they
 * contain the person's number, address or name.
 */
export const erasePartners = (services: Services, person: Person) =>
  untilNone(services, storedRecordsOf(personalData.partnerCrm, person), (commit, crm) => {
    const { contact_name, contact_phone, notes } = crm.value;
    const personal = [contact_name, contact_phone, ...person.phone_numbers, ...person.emails];
    const holds = personal.some((value) => typeof value === 'string' && value !== '' && String(notes).includes(value));
    const nobody = { contact_name: null, contact_email: null, contact_phone: null, ...(holds ? { notes: null } : {}) };
    commit.update({ ...crm, ref: services.store.partnerCrm(parentIdOf(crm)) }, nobody);
  });

/** Replaces a person's numbers in the audit log by keyed hashes. The entries stay. */
export async function eraseTraces(services: Services<'privacyKey'>, { phone_numbers }: Person): Promise<void> {
  for (const number of phone_numbers)
    for (const name of keyedByNumber)
      await untilNone(services, [asStored(auditEntriesAbout(`${name}/${number}`))], (commit, { ref }) =>
        commit.update(services.store.auditLog.at(ref.id), { target: `${name}/${personKey(services, number)}` }),
      );
}

/** `forgetNumber` deletes the phone itself. */
const countedByNumber = keyedByNumber.filter((path) => path !== personalData.smsPhones.path);

/** Deletes the documents that are stored under the person's numbers. */
export async function eraseNumbers(services: Services<'privacyKey'>, { phone_numbers }: Person): Promise<void> {
  for (const number of phone_numbers) await forgetNumber(services, number, countedByNumber);
}

/**
 * Deletes a phone document, and the documents of some collections under its number. An opt-out
 * stays under a keyed hash, so that we still respect it.
 */
export async function forgetNumber(
  services: Services<'privacyKey'>,
  number: string,
  collections: readonly string[],
): Promise<void> {
  const { store } = services;
  await withoutConflict(async () => {
    const phone = await store.phones.at(number).readVersioned();
    const commit = store.commit();
    if (phone.value?.opted_out) commit.set(optOutsOf(services, number)[0], { opted_out_at: phone.value.opted_out_at });
    if (phone.value) commit.delete(phone);
    for (const name of collections) commit.delete(store.figuresAt(`${name}/${number}`));
    await commit.run();
  });
}
