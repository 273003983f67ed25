import { bookingsByEmail, bookingsNaming } from '@streetlore/domain/booking';
import { collections, contestOriginalOf, documents } from '@streetlore/domain/paths';
import {
  lettersBy,
  type Person,
  partnerContactsBy,
  photoContactsBy,
  spellings,
  subscriptionsBy,
} from '@streetlore/domain/privacy';
import type { Query } from '@streetlore/domain/query';
import { textsOf } from '@streetlore/domain/sms';
import type { Query as FirestoreQuery, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

type Found<T> = QueryDocumentSnapshot<T>[];

/** Everything that is looked up by number or address. Each list is empty where nothing is asked by. */
export function recordsOf({ store }: Services, { phone_numbers, emails }: Person) {
  const raw = (values: readonly string[], ask: (some: readonly string[]) => Query) =>
    inParts(values).map((some) => store.rawQuery(ask(some)));
  return {
    bookings: [
      ...phone_numbers.map((number) => store.query(bookingsNaming(number))),
      ...inParts(emails).map((some) => store.query(bookingsByEmail(some))),
    ],
    texts: inParts(phone_numbers).map((some) => store.query(textsOf(some))),
    /** `private/contact` of the photos they sent. */
    contacts: [
      ...raw(phone_numbers, (some) => photoContactsBy('phone_number', some)),
      ...raw(emails, (some) => photoContactsBy('email', some)),
    ],
    /** `private/crm` of the partners they speak for. */
    partners: [
      ...raw(phone_numbers.flatMap(spellings), (some) => partnerContactsBy('contact_phone', some)),
      ...raw(emails, (some) => partnerContactsBy('contact_email', some)),
    ],
    subscribers: raw(emails, subscriptionsBy),
    letters: raw(emails, lettersBy),
  };
}

/** What is counted of a number, or derived from its texts, and kept under it. */
export const countedByNumber = [collections.players, collections.smsConversations] as const;
/** The collections whose documents are kept under a number itself. */
export const keyedByNumber = [collections.smsPhones, ...countedByNumber] as const;

/** Values one query may ask for: Firestore's limit of `in`. */
const MOST_VALUES = 30;

const inParts = (values: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / MOST_VALUES) }, (_, n) =>
    values.slice(n * MOST_VALUES, (n + 1) * MOST_VALUES),
  );

/** What several queries find, each document once. */
export async function all<T>(queries: readonly FirestoreQuery<T>[]): Promise<Found<T>> {
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
  return [...new Map(found.map((document) => [document.ref.path, document])).values()];
}

/** How many documents several queries find; who is found by two of them counts twice. */
export async function countOf(queries: readonly FirestoreQuery<unknown>[]): Promise<number> {
  const counts = await Promise.all(queries.map((query) => query.count().get()));
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}

/** The photo that a `private/contact` belongs to. */
export const photoOf = (contact: QueryDocumentSnapshot<unknown>): string => contact.ref.parent.parent?.id ?? '';

/** Path of the record of the file that a photo was made of; none when it was never uploaded. */
export function uploadOf(contact: QueryDocumentSnapshot<unknown>): string[] {
  const original: unknown = contact.get('original');
  const upload = typeof original === 'string' ? contestOriginalOf(original) : null;
  return upload ? [documents.photoUpload(upload.uid, upload.name)] : [];
}
