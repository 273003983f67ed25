import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import type { HuntTour } from '@streetlore/domain/hunt';
import { rivals } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { oldestUnsettledTo, type SmsMessage, type SmsPhone, unsettledInboundTexts } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { readPhone } from '../store/consent.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { Seen } from '../store/writes.ts';

/** The most bookings read for one number. Nobody has more than a few that matter. */
const MAX_BOOKINGS = 10;

/** The most texts played in one write, well inside Firestore's limits for five phones. */
export const MAX_TEXTS = 25;

/**
 * The most numbers in one query:
 * https://firebase.google.com/docs/firestore/query-data/queries#limitations
 */
const MAX_NUMBERS = 30;

/**
 * The documents that were read. Writes are conditional on their versions.
 */
export type Reading = {
  texts: WithId<SmsMessage>[];
  /** All unsettled texts up to this `seq` have been read. Later texts may be missing. */
  complete_until: number;
  phones: Map<string, SmsPhone>;
  bookings: Map<string, WithId<Booking>[]>;
  /** Tours by booking id, only of numbers that are in several hunts. */
  tours: Map<string, HuntTour | null>;
  /** Phones with an unsettled text in the outbox. */
  waiting: Set<string>;
  /** Each document as it was first read, by its path. */
  seen: Map<string, Pick<Seen<object>, 'version' | 'value'>>;
};

export const newReading = (): Reading => ({
  texts: [],
  complete_until: Number.POSITIVE_INFINITY,
  phones: new Map(),
  bookings: new Map(),
  tours: new Map(),
  waiting: new Set(),
  seen: new Map(),
});

/** Adds the unsettled inbound texts of some numbers. */
export async function readTexts({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const queries = Array.from({ length: Math.ceil(numbers.length / MAX_NUMBERS) }, (_, n) =>
    unsettledInboundTexts(numbers.slice(n * MAX_NUMBERS, (n + 1) * MAX_NUMBERS), MAX_TEXTS),
  );
  for (const found of await Promise.all(queries.map((query) => store.findVersioned(query)))) {
    for (const text of found) reading.texts.push(note(reading, text));
    const last = found.length < MAX_TEXTS ? undefined : found.at(-1);
    if (last) reading.complete_until = Math.min(reading.complete_until, last.value.seq);
  }
  sortTexts(reading);
}

/** Adds a text that was stored a moment ago, unless a query has found it already. */
export function addText(reading: Reading, text: FoundDocument<SmsMessage>): void {
  if (reading.seen.has(text.ref.path)) return;
  reading.texts.push(note(reading, text));
  sortTexts(reading);
}

const sortTexts = ({ texts }: Reading) => texts.sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1));

/** Adds the phone documents of some numbers. */
export async function readPhones(
  services: Services<'privacyKey'>,
  reading: Reading,
  numbers: readonly string[],
): Promise<void> {
  const found = await Promise.all(numbers.map((number) => readPhone(services, number)));
  for (const { number, phone, ref, version } of found) {
    if (phone) reading.phones.set(number, phone);
    if (phone && version && !reading.seen.has(ref.path)) reading.seen.set(ref.path, { version, value: phone });
  }
}

/**
 * Adds the numbers that have an unsettled text in the outbox. New texts to these numbers must wait
 * for it.
 */
export async function readWaiting({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const found = await Promise.all(numbers.map((number) => store.ids(oldestUnsettledTo(number))));
  for (const [index, number] of numbers.entries()) if (found[index]?.length) reading.waiting.add(number);
}

/** Adds the newest paid bookings of some numbers. Unpaid bookings sort last and do not matter. */
export async function readBookings({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const found = await Promise.all(numbers.map((number) => store.findVersioned(newestBookingsOf(number, MAX_BOOKINGS))));
  for (const [index, number] of numbers.entries())
    reading.bookings.set(number, found[index]?.map((booking) => note(reading, booking)) ?? []);
}

/**
 * Adds the tours that decide to which hunt a text belongs. A number that is in one hunt needs no
 * tour.
 */
export async function readRivals({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const [first] = reading.texts;
  if (!first) return;
  const bookings = numbers.flatMap((number) => rivals(reading.bookings.get(number) ?? [], first.sent_at));
  const unread = new Set(bookings.map(({ id }) => id).filter((id) => !reading.tours.has(id)));
  await Promise.all([...unread].map(async (id) => reading.tours.set(id, await store.huntTour(id).read())));
}

/**
 * Keeps the version of the first reading. A booking may be read again for another phone and be
 * newer then. The write must fail if the booking has changed since the first reading.
 */
function note<T extends object>({ seen }: Reading, { ref, value, version }: FoundDocument<T>): WithId<T> {
  if (!seen.has(ref.path)) seen.set(ref.path, { version, value });
  return value;
}
