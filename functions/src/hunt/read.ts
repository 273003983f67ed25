import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { type SmsMessage, type SmsPhone, unheardTexts } from '@streetlore/domain/sms';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { readPhone } from '../store/consent.ts';

/** Bookings of one number that are looked at; nobody has more than a few that matter. */
const MOST_BOOKINGS = 10;

/** Texts played in one write, well inside Firestore's limits for five phones. */
const MOST_TEXTS = 25;

/** What was read, and when each document of it was last written: a write is conditional on that. */
export type Reading = {
  texts: WithId<SmsMessage>[];
  phones: Map<string, SmsPhone>;
  bookings: Map<string, WithId<Booking>[]>;
  versions: Map<string, Timestamp>;
};

export const newReading = (): Reading => ({ texts: [], phones: new Map(), bookings: new Map(), versions: new Map() });

/** Adds the texts of some numbers that nobody has heard yet. */
export async function readTexts({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const found = await store.query(unheardTexts(numbers, MOST_TEXTS)).get();
  for (const text of found.docs) reading.texts.push(note(reading, text));
  reading.texts.sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1));
}

/** Adds what is kept of some phones. */
export async function readPhones(
  services: Services<'privacyKey'>,
  reading: Reading,
  numbers: readonly string[],
): Promise<void> {
  const found = await Promise.all(numbers.map((number) => readPhone(services, number)));
  for (const { number, phone, updateTime } of found) {
    if (phone) reading.phones.set(number, phone);
    const path = services.store.phones.doc(number).path;
    if (updateTime && !reading.versions.has(path)) reading.versions.set(path, updateTime);
  }
}

/** Adds the newest paid bookings of some numbers; unpaid ones sort last and are of no account. */
export async function readBookings({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const found = await Promise.all(numbers.map((number) => store.query(newestBookingsOf(number, MOST_BOOKINGS)).get()));
  for (const [index, number] of numbers.entries())
    reading.bookings.set(number, found[index]?.docs.map((booking) => note(reading, booking)) ?? []);
}

/** The first reading counts: a booking may be read again for another phone, newer than what is decided on. */
function note<T>({ versions }: Reading, snapshot: QueryDocumentSnapshot<T>): T {
  if (!versions.has(snapshot.ref.path)) versions.set(snapshot.ref.path, snapshot.updateTime);
  return snapshot.data();
}
