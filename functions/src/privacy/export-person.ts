import { documents } from '@streetlore/domain/paths';
import {
  type AboutPersonInput,
  aboutPersonInput,
  isBooker,
  type PersonExport,
  shareOf,
} from '@streetlore/domain/privacy';
import { everyPhoto } from '@streetlore/domain/stats';
import { vouchersWonBy } from '@streetlore/domain/voucher';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withDates } from '../store/convert.ts';
import { namedInLog } from './person-key.ts';
import { all, keyedByNumber, photoOf, recordsOf, uploadOf } from './records.ts';

/** Photos asked after one voter's votes at once. */
const AT_ONCE = 300;

/** Everything that is held about a person, to be handed to them. */
export const exportPerson = callable('exportPerson', {
  input: aboutPersonInput,
  who: 'admin',
  needs: ['privacyKey'],
  run: gather,
});

/**
 * The operation behind `exportPerson`. Of what they share with others it holds their part: a teammate's number is not theirs to
 * be told. It is logged that somebody looked, under a hash of whom.
 */
export async function gather(
  services: Services<'privacyKey'>,
  { request_id, ...person }: AboutPersonInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<PersonExport> {
  const { store } = services;
  const records = recordsOf(services, person);
  const [bookings, texts, contacts, partners, subscribers, letters] = await Promise.all([
    all(records.bookings),
    all(records.texts),
    all(records.contacts),
    all(records.partners),
    all(records.subscribers),
    all(records.letters),
  ]);
  const photoIds = contacts.map(photoOf);
  const [photos, uploads, vouchers, numbers] = await Promise.all([
    read(services, photoIds.map(documents.submission)),
    read(services, contacts.flatMap(uploadOf)),
    all(photoIds.map((id) => store.rawQuery(vouchersWonBy([id])))),
    read(
      services,
      keyedByNumber.flatMap((name) => person.phone_numbers.map((number) => `${name}/${number}`)),
    ),
  ]);
  const made = bookings.map((booking) => booking.data()).filter((booking) => isBooker(booking, person));
  const voters = [...made, ...photos.map((photo) => ({ uid: String(photo.get('uid') ?? '') }))].map(({ uid }) => uid);
  const votes = await votesOf(services, [...new Set(voters)].filter(Boolean));
  await commitOnce(services, caller, request_id, { action: 'person_exported', ...namedInLog(services, person) });
  return {
    exported_at: services.now().toISOString(),
    about: person,
    records: {
      bookings: bookings.map((booking) => plain(shareOf(booking.data(), person))),
      texts: texts.map(whole),
      photos: photos.map(whole),
      photo_contacts: contacts.map((contact) => plain({ photo: photoOf(contact), ...contact.data() })),
      photo_uploads: uploads.map(whole),
      votes: votes.map((vote) => plain({ photo: vote.ref.parent.parent?.id, ...vote.data() })),
      vouchers: vouchers.map(whole),
      newsletter: subscribers.map(whole),
      contact_messages: letters.map(whole),
      partner_contacts: partners.map((partner) => plain({ partner: partner.ref.parent.parent?.id, ...partner.data() })),
      kept_by_number: numbers.map((one) => plain({ kind: one.ref.parent.id, number: one.id, ...one.data() })),
    },
  };
}

/** Those of these documents that are there. */
async function read({ db }: Services, paths: readonly string[]): Promise<DocumentSnapshot[]> {
  if (paths.length === 0) return [];
  return (await db.getAll(...paths.map((path) => db.doc(path)))).filter(({ exists }) => exists);
}

/** The votes of some voters: a vote has its voter in its id alone, so every photo is asked after them. */
async function votesOf(services: Services, voters: readonly string[]): Promise<DocumentSnapshot[]> {
  if (voters.length === 0) return [];
  const photos = await services.store.rawQuery(everyPhoto()).select().get();
  const paths = photos.docs.flatMap(({ id }) => voters.map((uid) => documents.vote(id, uid)));
  const found: DocumentSnapshot[] = [];
  for (let from = 0; from < paths.length; from += AT_ONCE)
    found.push(...(await read(services, paths.slice(from, from + AT_ONCE))));
  return found;
}

const whole = (snapshot: DocumentSnapshot<object>) => plain({ id: snapshot.id, ...snapshot.data() });

/** As JSON: times become ISO 8601. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(withDates(value)));
