import { bookingsByEmail, bookingsNaming } from '@streetlore/domain/booking';
import { deadLettersAbout } from '@streetlore/domain/dead-letters';
import { mailsTo } from '@streetlore/domain/mail';
import { collections, contestOriginalOf } from '@streetlore/domain/paths';
import {
  lettersBy,
  type Person,
  partnerContactsBy,
  photoContactsBy,
  spellings,
  subscriptionsBy,
} from '@streetlore/domain/privacy';
import type { Query } from '@streetlore/domain/query';
import { reviewAuthorsBy } from '@streetlore/domain/reviews';
import { textsOf } from '@streetlore/domain/sms';
import type { FoundDocument } from '../store/entity.ts';
import type { Store } from '../store/store.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';

/** Everything that is looked up by number or address. Each list is empty where nothing is asked by. */
export function recordsOf({ phone_numbers, emails }: Person) {
  const stored = (values: readonly string[], ask: (some: readonly string[]) => Query) =>
    inParts(values).map((some) => asStored(ask(some)));
  return {
    bookings: [...phone_numbers.map(bookingsNaming), ...inParts(emails).map(bookingsByEmail)],
    texts: inParts(phone_numbers).map(textsOf),
    /** `private/contact` of the photos they sent. */
    contacts: [
      ...stored(phone_numbers, (some) => photoContactsBy('phone_number', some)),
      ...stored(emails, (some) => photoContactsBy('email', some)),
    ],
    /** `private/crm` of the partners they speak for. */
    partners: [
      ...stored(phone_numbers.flatMap(spellings), (some) => partnerContactsBy('contact_phone', some)),
      ...stored(emails, (some) => partnerContactsBy('contact_email', some)),
    ],
    /** `private/author` of the reviews they gave. */
    reviews: stored(phone_numbers, reviewAuthorsBy),
    subscribers: stored(emails, subscriptionsBy),
    letters: stored(emails, lettersBy),
    /** Work about their number that was set aside. */
    deadLetters: stored(phone_numbers, deadLettersAbout),
    /** Those that wait: what has gone names nobody. */
    mails: stored(emails, mailsTo),
  };
}

/** What is counted of a number, or derived from its texts, and kept under it. */
export const countedByNumber = [collections.players, collections.smsConversations] as const;
/** The collections whose documents are kept under a number itself. */
export const keyedByNumber = [collections.smsPhones, ...countedByNumber] as const;

/** Values one query may ask for: Firestore's limit of `in`. */
const MAX_VALUES = 30;

const inParts = (values: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, n) =>
    values.slice(n * MAX_VALUES, (n + 1) * MAX_VALUES),
  );

/** What several queries find, each document once. */
export async function all<T extends object>(store: Store, queries: readonly Query<T>[]): Promise<FoundDocument<T>[]> {
  const found = await Promise.all(queries.map((asked) => store.findVersioned(asked)));
  return [...new Map(found.flat().map((one) => [one.ref.path, one])).values()];
}

/** How many documents several queries find; who is found by two of them counts twice. */
export async function countOf(store: Store, queries: readonly Query[]): Promise<number> {
  const counts = await Promise.all(queries.map(store.count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The photo or partner that a document in its `private` belongs to, and the photo that a vote is for. */
export const ownerOf = ({ ref }: { readonly ref: { readonly path: string } }): string =>
  ref.path.split('/').at(-3) ?? '';

const fileOf = ({ value: { original } }: FoundDocument<AnyDocument>) =>
  typeof original === 'string' ? contestOriginalOf(original) : null;

/** The account that sent a photo, by its `private/contact`; null when it was never uploaded. */
export const senderOf = (contact: FoundDocument<AnyDocument>): string | null => fileOf(contact)?.uid ?? null;

/** The record of the file that a photo was made of; none when it was never uploaded. */
export function uploadOf(store: Store, contact: FoundDocument<AnyDocument>) {
  const upload = fileOf(contact);
  return upload ? [store.photoUpload(upload.uid, upload.name)] : [];
}
