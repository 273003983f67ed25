import { collections, contestOriginalOf, documents } from '@streetlore/domain/paths';
import { type Person, spellings } from '@streetlore/domain/privacy';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

type Found<T> = QueryDocumentSnapshot<T>[];

/** Everything that is looked up by number or address. Each list is empty where nothing is asked by. */
export function recordsOf({ db, store }: Services, { phone_numbers, emails }: Person) {
  const contacts = db.collectionGroup('private');
  return {
    bookings: [
      ...phone_numbers.map((number) => store.bookings.where('phone_numbers', 'array-contains', number)),
      ...by(store.bookings, 'email', emails),
    ],
    texts: by(store.messages, 'phone_number', phone_numbers),
    /** `private/contact` of the photos they sent. */
    contacts: [...by(contacts, 'phone_number', phone_numbers), ...by(contacts, 'email', emails)],
    /** `private/crm` of the partners they speak for. */
    partners: [
      ...by(contacts, 'contact_phone', phone_numbers.flatMap(spellings)),
      ...by(contacts, 'contact_email', emails),
    ],
    subscribers: by(db.collection(collections.subscribers), 'email', emails),
    letters: by(db.collection(collections.contactMessages), 'email', emails),
  };
}

/** What is counted of a number, or derived from its texts, and kept under it. */
export const countedByNumber = [collections.players, collections.smsConversations] as const;
/** The collections whose documents are kept under a number itself. */
export const keyedByNumber = [collections.smsPhones, ...countedByNumber] as const;

/** Values one query may ask for: Firestore's limit of `in`. */
const MOST_VALUES = 30;

const by = <T>(source: Query<T>, field: string, values: readonly string[]): Query<T>[] =>
  Array.from({ length: Math.ceil(values.length / MOST_VALUES) }, (_, n) =>
    source.where(field, 'in', values.slice(n * MOST_VALUES, (n + 1) * MOST_VALUES)),
  );

/** What several queries find, each document once. */
export async function all<T>(queries: readonly Query<T>[]): Promise<Found<T>> {
  const found = (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);
  return [...new Map(found.map((document) => [document.ref.path, document])).values()];
}

/** How many documents several queries find; who is found by two of them counts twice. */
export async function countOf(queries: readonly Query<unknown>[]): Promise<number> {
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
