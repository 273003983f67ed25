import { bookingsByEmail, bookingsWithPhone } from '@streetlore/domain/booking';
import { deadLettersAbout } from '@streetlore/domain/dead-letters';
import { mailsTo } from '@streetlore/domain/mail';
import { collections, contestOriginalOf } from '@streetlore/domain/paths';
import {
  contactMessagesBy,
  type Person,
  partnerContactsBy,
  photoContactsBy,
  subscriptionsBy,
} from '@streetlore/domain/privacy';
import type { Query } from '@streetlore/domain/query';
import { reviewAuthorsBy, reviewAuthorsOf } from '@streetlore/domain/reviews';
import { allSaidIn, pageConversation, textsOf } from '@streetlore/domain/sms';
import type { FoundDocument } from '../store/entity.ts';
import type { Store } from '../store/store.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';

/**
 * The queries for everything stored under a person's numbers or addresses. A list is empty if the
 * person has no such number or address.
 */
export function recordsOf({ phone_numbers, emails }: Person) {
  const stored = (values: readonly string[], ask: (some: readonly string[]) => Query) =>
    inParts(values).map((some) => asStored(ask(some)));
  return {
    bookings: [...phone_numbers.map(bookingsWithPhone), ...inParts(emails).map(bookingsByEmail)],
    texts: inParts(phone_numbers).map(textsOf),
    /** `private/contact` of the photos that the person sent. */
    contacts: [
      ...stored(phone_numbers, (some) => photoContactsBy('phone_number', some)),
      ...stored(emails, (some) => photoContactsBy('email', some)),
    ],
    /** `private/crm` of the partners whose contact the person is. */
    partners: [
      ...stored(phone_numbers, (some) => partnerContactsBy('contact_phone', some)),
      ...stored(emails, (some) => partnerContactsBy('contact_email', some)),
    ],
    /** `private/author` of the reviews that the person wrote. */
    reviews: stored(phone_numbers, reviewAuthorsBy),
    subscribers: stored(emails, subscriptionsBy),
    contactMessages: stored(emails, contactMessagesBy),
    /** Dead letters that concern the person's number. */
    deadLetters: stored(phone_numbers, deadLettersAbout),
    /** Only unsent mails: a mail that has been sent no longer names anybody. */
    mails: stored(emails, mailsTo),
  };
}

/** The queries for what was said on the pages of some bookings' teams. */
export const saidOnPages = (bookings: readonly FoundDocument<AnyDocument>[]) =>
  bookings.map(({ ref }) => allSaidIn(pageConversation(ref.id)));

/** Collections with one document per number, derived from the number's bookings and texts. */
export const countedByNumber = [collections.players, collections.smsConversations] as const;
/** Collections whose documents have a number as their id. */
export const keyedByNumber = [collections.smsPhones, ...countedByNumber] as const;

/** The most values in one query: Firestore's limit of `in`. */
const MAX_VALUES = 30;

const inParts = (values: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, n) =>
    values.slice(n * MAX_VALUES, (n + 1) * MAX_VALUES),
  );

/** The documents that several queries find, each once. */
export async function findAllOnce<T extends object>(
  store: Store,
  queries: readonly Query<T>[],
): Promise<FoundDocument<T>[]> {
  const found = await Promise.all(queries.map((asked) => store.findVersioned(asked)));
  return [...new Map(found.flat().map((one) => [one.ref.path, one])).values()];
}

/**
 * How many documents several queries find together. A document that two queries find counts twice.
 */
export async function countFound(store: Store, queries: readonly Query[]): Promise<number> {
  const counts = await Promise.all(queries.map(store.count));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The id of the photo, partner or review to which a document in its `private` belongs, or of the
 * photo for which a vote is.
 */
export const parentIdOf = ({ ref }: { readonly ref: { readonly path: string } }): string =>
  ref.path.split('/').at(-3) ?? '';

const fileOf = ({ value: { original } }: FoundDocument<AnyDocument>) =>
  typeof original === 'string' ? contestOriginalOf(original) : null;

/** Whether a review is by a page player, who has no number. Takes its `private/author`. */
export const isOfPage = ({ value }: FoundDocument<AnyDocument>): boolean => value.reviewer_phone === null;

/** The `private/author` of the reviews that page players gave of some bookings. */
export async function pageReviewsOf(
  store: Store,
  bookingIds: readonly string[],
): Promise<FoundDocument<AnyDocument>[]> {
  const authors = await findAllOnce(
    store,
    bookingIds.map((id) => asStored(reviewAuthorsOf(id))),
  );
  return authors.filter(isOfPage);
}

/**
 * The account that sent a photo, read from its `private/contact`; null when the photo was never
 * uploaded.
 */
export const senderOfPhoto = (contact: FoundDocument<AnyDocument>): string | null => fileOf(contact)?.uid ?? null;

/** The record of a photo's uploaded file; empty when the photo was never uploaded. */
export function uploadOfPhoto(store: Store, contact: FoundDocument<AnyDocument>) {
  const upload = fileOf(contact);
  return upload ? [store.photoUpload(upload.uid, upload.name)] : [];
}
