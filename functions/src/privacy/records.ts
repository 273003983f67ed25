import { contestOriginalOf } from '@streetlore/domain/paths';
import { documentsNaming, type Person, type PersonalRecord, personalData } from '@streetlore/domain/privacy';
import type { Query } from '@streetlore/domain/query';
import { reviewAuthorsOf } from '@streetlore/domain/reviews';
import { allSaidIn, pageConversation, type SmsMessage, smsMessageSchema } from '@streetlore/domain/sms';
import type { FoundDocument } from '../store/entity.ts';
import type { Store } from '../store/store.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';

/**
 * The queries for the documents of a record that name a person. The list is empty if the person has
 * no number or address of that kind.
 */
export function recordsOf<T extends object>(
  record: PersonalRecord<T>,
  { phone_numbers, emails }: Person,
): readonly Query<T>[] {
  const { phone, phones, email } = record;
  const naming = (field: string | undefined, values: readonly string[]) =>
    field ? inParts(values).map((some) => documentsNaming(record, field, some)) : [];
  return [...naming(phone ?? phones, phone_numbers), ...naming(email, emails)];
}

/** The queries of `recordsOf` without their schema, so that they find malformed documents too. */
export const storedRecordsOf = (record: PersonalRecord, person: Person): readonly Query<AnyDocument>[] =>
  recordsOf(record, person).map(asStored);

/** The queries for the texts of a person. Page messages have no number. */
export const textsOf = (person: Person): readonly Query<SmsMessage>[] =>
  recordsOf(personalData.smsMessages, person).map((asked) => ({ ...asked, schema: smsMessageSchema }));

/** The queries for what was said on the pages of some bookings' teams. */
export const saidOnPages = (bookings: readonly FoundDocument<AnyDocument>[]) =>
  bookings.map(({ ref }) => allSaidIn(pageConversation(ref.id)));

/** The most values in one query: Firestore's limit of `in`. */
const MAX_VALUES = 30;

const inParts = (values: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, n) =>
    values.slice(n * MAX_VALUES, (n + 1) * MAX_VALUES),
  );

/** The documents that several queries find, each once. */
export async function findDistinct<T extends object>(
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
  const authors = await findDistinct(
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
