import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/document';
import type { SmsMessage, SmsPhone } from '@streetlore/domain/sms';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';

/** Bookings of one number that are looked at; nobody has more than a few that matter. */
const MOST_BOOKINGS = 10;

/** Texts played in one write, well inside Firestore's limits for five phones. */
const MOST_TEXTS = 25;

/** When each document that was read was last written: what a write is conditional on. */
export type Versions = Map<string, Timestamp>;

/** What a number's texts are judged by. */
export async function readPhones(services: Services, numbers: readonly string[], versions: Versions) {
  const [texts, phones, bookings] = await Promise.all([
    textsOf(services, numbers),
    Promise.all(numbers.map((number) => services.store.phones.doc(number).get())),
    Promise.all(numbers.map(async (number) => [number, await bookingsOf(services, number)] as const)),
  ]);
  for (const snapshot of [...texts, ...phones, ...bookings.flatMap(([, docs]) => docs)]) note(snapshot, versions);
  return {
    texts: texts.map((text) => text.data()),
    phones: new Map(phones.flatMap((phone) => entry(phone))),
    bookings: new Map(bookings.map(([number, docs]) => [number, docs.map((one) => one.data())])),
  } satisfies {
    texts: WithId<SmsMessage>[];
    phones: Map<string, SmsPhone>;
    bookings: Map<string, WithId<Booking>[]>;
  };
}
export type PhonesRead = Awaited<ReturnType<typeof readPhones>>;

async function textsOf({ store }: Services, numbers: readonly string[]) {
  const of =
    numbers.length === 1
      ? store.messages.where('phone_number', '==', numbers[0])
      : store.messages.where('phone_number', 'in', numbers);
  const found = await of
    .where('direction', '==', 'inbound')
    .where('settled', '==', false)
    .orderBy('seq')
    .limit(MOST_TEXTS)
    .get();
  return found.docs;
}

/** The newest paid bookings of a number; unpaid ones sort last and are of no account. */
async function bookingsOf({ store }: Services, number: string) {
  const found = await store.bookings
    .where('phone_numbers', 'array-contains', number)
    .orderBy('confirmed_at', 'desc')
    .limit(MOST_BOOKINGS)
    .get();
  return found.docs;
}

function entry(snapshot: DocumentSnapshot<WithId<SmsPhone>>): [string, SmsPhone][] {
  const data = snapshot.data();
  if (!data) return [];
  const { id, ...phone } = data;
  return [[id, phone]];
}

/** The first read counts: a booking may be read again for another phone of the group, newer than what is decided on. */
function note(snapshot: DocumentSnapshot<object>, versions: Versions) {
  if (snapshot.updateTime && !versions.has(snapshot.ref.path)) versions.set(snapshot.ref.path, snapshot.updateTime);
}
