import { giftsWonBy, shareOfBuyer, shareOfRecipient } from '@streetlore/domain/gift';
import { documents } from '@streetlore/domain/paths';
import {
  type AboutPersonInput,
  aboutPersonInput,
  type ExportedList,
  isBooker,
  keyedByNumber,
  type PersonalRecord,
  type PersonExport,
  personalData,
  shareOf,
} from '@streetlore/domain/privacy';
import type { WithId } from '@streetlore/domain/query';
import { everyPhoto } from '@streetlore/domain/stats';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import type { Ref } from '../store/entity.ts';
import type { Store } from '../store/store.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';
import { withoutId } from '../store/writes.ts';
import { requireConfirmed } from './check-identity.ts';
import { namedInLog } from './person-key.ts';
import {
  findDistinct,
  pageReviewsOf,
  parentIdOf,
  recordsOf,
  saidOnPages,
  senderOfPhoto,
  storedRecordsOf,
  textsOf,
  uploadOfPhoto,
} from './records.ts';

/** Votes that one request reads. */
const AT_ONCE = 300;

/** Exports everything that is stored about a person, once the person has confirmed who they are. */
export const exportPerson = callable('exportPerson', {
  input: aboutPersonInput,
  who: 'admin',
  needs: ['privacyKey'],
  run: async (services, input, caller) => {
    await requireConfirmed(services, input);
    return await collectPersonData(services, input, caller);
  },
});

/**
 * Of a record that the person shares with others, the export has only the person's part: it must
 * not contain a teammate's number. The export has every message from the pages of their teams,
 * because nothing tells which of the players the person is. The whole team has read these messages
 * there. The transcripts are left out, because they repeat texts of others. The export writes an
 * audit entry that names the person by a hash.
 */
export async function collectPersonData(
  services: Services<'privacyKey'>,
  { request_id, ...person }: AboutPersonInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<PersonExport> {
  const { store } = services;
  const find = (record: PersonalRecord) => findDistinct(store, storedRecordsOf(record, person));
  const [bookings, texts, contacts, byNumber, partners, subscribers, contactMessages, reports, gifts, received] =
    await Promise.all([
      findDistinct(store, recordsOf(personalData.bookings, person)),
      findDistinct(store, textsOf(person)),
      find(personalData.submissionContact),
      find(personalData.reviewAuthor),
      find(personalData.partnerCrm),
      find(personalData.subscribers),
      find(personalData.contactMessages),
      find(personalData.reports),
      findDistinct(store, recordsOf(personalData.gifts, person)),
      findDistinct(store, recordsOf(personalData.giftRecipients, person)),
    ]);
  const pageMessages = await findDistinct(store, saidOnPages(bookings));
  const made = bookings.map(({ value }) => value).filter((booking) => isBooker(booking, person));
  // A page player has no number. The reviews on the page of a hunt belong to whoever booked it.
  const onPage = await pageReviewsOf(
    store,
    made.map(({ id }) => id),
  );
  const reviewed = [...byNumber, ...onPage];
  const photoIds = contacts.map(parentIdOf);
  const [orders, photos, reviews, uploads, vouchers, numbers] = await Promise.all([
    read(store, [...new Set(made.map(({ order_id }) => store.orders.at(order_id).path))]),
    read(store, photoIds.map(documents.submission)),
    read(
      store,
      reviewed.map((author) => documents.review(parentIdOf(author))),
    ),
    read(
      store,
      contacts.flatMap((contact) => uploadOfPhoto(store, contact).map(({ path }) => path)),
    ),
    findDistinct(
      store,
      photoIds.map((id) => asStored(giftsWonBy([id]))),
    ),
    read(
      store,
      keyedByNumber.flatMap((name) => person.phone_numbers.map((number) => `${name}/${number}`)),
    ),
  ]);
  const voters = [...made.map(({ uid }) => uid), ...contacts.flatMap((contact) => senderOfPhoto(contact) ?? [])];
  const votes = await votesOf(store, [...new Set(voters)].filter(Boolean));
  await commitOnce(services, caller, request_id, { action: 'person_exported', ...namedInLog(services, person) });
  return {
    exported_at: services.now().toISOString(),
    about: person,
    records: {
      bookings: bookings.map(({ value }) => plain(shareOf(value, person))),
      orders: orders.map(whole),
      texts: texts.map(whole),
      page_messages: pageMessages.map(whole),
      photos: photos.map(whole),
      photo_contacts: contacts.map((contact) => plain({ photo: parentIdOf(contact), ...withoutId(contact.value) })),
      photo_uploads: uploads.map(whole),
      votes: votes.map((vote) => plain({ photo: parentIdOf(vote), ...withoutId(vote.value) })),
      reviews: reviews.map(whole),
      review_authors: reviewed.map((author) => plain({ review: parentIdOf(author), ...withoutId(author.value) })),
      vouchers: vouchers.map(whole),
      gifts: gifts.map(({ value }) => plain(shareOfBuyer(value))),
      gifts_received: received.map(({ value }) => plain(shareOfRecipient(value))),
      newsletter: subscribers.map(whole),
      contact_messages: contactMessages.map(whole),
      reports: reports.map(whole),
      partner_contacts: partners.map((partner) => plain({ partner: parentIdOf(partner), ...withoutId(partner.value) })),
      kept_by_number: numbers.map(({ ref, value }) => {
        const [kind, number] = ref.path.split('/');
        return plain({ kind, number, ...withoutId(value) });
      }),
    } satisfies Record<ExportedList, unknown[]>,
  };
}

type Kept = { ref: Ref<AnyDocument>; value: WithId<AnyDocument> };

/** Reads the documents at some paths, and leaves out those that do not exist. */
async function read(store: Store, paths: readonly string[]): Promise<Kept[]> {
  const refs = paths.map(store.storedAt);
  const found = await store.readAll(refs);
  return refs.flatMap((ref, n) => (found[n] ? [{ ref, value: found[n] }] : []));
}

/** Finds the votes of some voters. Only a vote's id names the voter, so every photo is searched. */
async function votesOf(store: Store, voters: readonly string[]): Promise<Kept[]> {
  if (voters.length === 0) return [];
  const photos = await store.ids(everyPhoto());
  const paths = photos.flatMap((id) => voters.map((uid) => documents.vote(id, uid)));
  const found: Kept[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE)
    found.push(...(await read(store, paths.slice(from, from + AT_ONCE))));
  return found;
}

const whole = ({ value }: { value: object }) => plain(value);

/** A value as JSON: times become ISO 8601. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
