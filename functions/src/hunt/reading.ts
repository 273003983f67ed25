import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { healthOfTour, MIN_TEAMS } from '@streetlore/domain/clue-health';
import { defaultHuntSettings, type HuntTour } from '@streetlore/domain/hunt';
import type { HuntNeeds } from '@streetlore/domain/needs';
import type { Player } from '@streetlore/domain/player';
import type { WithId } from '@streetlore/domain/query';
import {
  type Conversation,
  oldestUnsettledTextTo,
  type SmsMessage,
  type SmsPhone,
  unsettledInboundTexts,
} from '@streetlore/domain/sms';
import { copyTourForHunt, placesOf, secretsOf, stopsOf } from '@streetlore/domain/tour';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { recordError } from '../platform/watched.ts';
import { readPhone } from '../store/consent.ts';
import type { FoundDocument, Versioned } from '../store/entity.ts';
import type { Seen, SeenOrAbsent } from '../store/writes.ts';

/** The most bookings read for one number. Nobody has more than a few that matter. */
const MAX_BOOKINGS = 10;

/** The most texts played in one write, well inside Firestore's limits for five phones. */
export const MAX_TEXTS = 25;

/**
 * The most numbers in one query:
 * https://firebase.google.com/docs/firestore/query-data/queries#limitations
 */
const MAX_NUMBERS = 30;

/** What was read about some phones. Writes are conditional on the versions of these documents. */
export type Reading = {
  /** Unsettled inbound texts, oldest first. */
  texts: WithId<SmsMessage>[];
  /** All unsettled texts up to this `seq` have been read. Later texts may be missing. */
  complete_until: number;
  phones: Map<string, SmsPhone>;
  bookings: Map<string, WithId<Booking>[]>;
  /** Tours by booking. */
  tours: Map<string, HuntTour | null>;
  /** Phones with an unsettled text in the outbox. New texts to them must wait for it. */
  waiting: Set<string>;
  /** Figures that texts change, by the id of their document. */
  figures: {
    needs: Map<string, Versioned<HuntNeeds>>;
    conversations: Map<string, Versioned<Conversation>>;
    players: Map<string, Versioned<Player>>;
  };
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
  figures: { needs: new Map(), conversations: new Map(), players: new Map() },
  seen: new Map(),
});

/** Adds the unsettled inbound texts of some numbers, their phones, and which of these wait. */
export async function readTexts(
  services: Services<'privacyKey'>,
  reading: Reading,
  numbers: readonly string[],
): Promise<void> {
  const { store } = services;
  const queries = Array.from({ length: Math.ceil(numbers.length / MAX_NUMBERS) }, (_, n) =>
    unsettledInboundTexts(numbers.slice(n * MAX_NUMBERS, (n + 1) * MAX_NUMBERS), MAX_TEXTS),
  );
  const [found] = await Promise.all([
    Promise.all(queries.map((query) => store.findVersioned(query))),
    readRecipients(services, reading, numbers),
  ]);
  for (const texts of found) {
    for (const text of texts) addText(reading, text);
    const last = texts.length < MAX_TEXTS ? undefined : texts.at(-1);
    if (last) reading.complete_until = Math.min(reading.complete_until, last.value.seq);
  }
}

/** Adds the phones of some numbers, and which of them wait for an older text. */
export async function readRecipients(
  services: Services<'privacyKey'>,
  reading: Reading,
  numbers: readonly string[],
): Promise<void> {
  const [outbox] = await Promise.all([
    Promise.all(numbers.map((number) => services.store.ids(oldestUnsettledTextTo(number)))),
    readPhones(services, reading, numbers),
  ]);
  for (const [index, number] of numbers.entries()) if (outbox[index]?.length) reading.waiting.add(number);
}

/** Adds a text, unless it has been read already. */
export function addText(reading: Reading, text: FoundDocument<SmsMessage>): void {
  if (reading.seen.has(text.ref.path)) return;
  reading.texts.push(note(reading, text));
  reading.texts.sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1));
}

/** Adds the phone documents of some numbers. */
export async function readPhones(
  services: Services<'privacyKey'>,
  reading: Reading,
  numbers: readonly string[],
): Promise<void> {
  const found = await Promise.all(numbers.map((number) => readPhone(services, number)));
  for (const { number, phone, ref, version } of found) {
    if (!phone) continue;
    reading.phones.set(number, phone);
    keepFirst(reading, { ref, version, value: phone });
  }
}

/** Adds the newest paid bookings of some numbers. Unpaid bookings sort last and do not matter. */
export async function readBookings({ store }: Services, reading: Reading, numbers: readonly string[]): Promise<void> {
  const found = await Promise.all(numbers.map((number) => store.findVersioned(newestBookingsOf(number, MAX_BOOKINGS))));
  for (const [index, number] of numbers.entries())
    reading.bookings.set(number, found[index]?.map((booking) => note(reading, booking)) ?? []);
}

class TourCannotBePlayed extends Error {
  override readonly name = 'TourCannotBePlayed';
}

/**
 * Adds the tours of some hunts; null for a tour that cannot be played. From START on a hunt has its
 * own copy. Before START its tour is the tour as it is now.
 */
export async function readTours(
  services: Services,
  reading: Reading,
  hunts: readonly WithId<Booking>[],
): Promise<void> {
  const unread = new Map(hunts.filter(({ id }) => !reading.tours.has(id)).map((one) => [one.id, one]));
  await Promise.all(
    [...unread].map(async ([id, booking]) => {
      const { phase } = booking.hunt;
      const copy = phase === 'ready' ? null : await services.store.huntTour(id).readVersioned();
      const tour = copy
        ? copy.value
        : await readTour(services, booking.tour_id, booking.tour_name, booking.party?.first_stop);
      reading.tours.set(id, tour);
      if (copy) keepFirst(reading, copy);
      if (tour || phase === 'completed' || phase === 'stopped') return;
      log.error('A hunt was sold whose tour cannot be played', { booking: id, tour: booking.tour_id });
      // The reply tells the player that we know of the fault. System Health is how we learn of it.
      await recordError('tourOfHunt', new TourCannotBePlayed(), () => services);
    }),
  );
}

/**
 * Reads the tour as it is now, in one snapshot, so that the result holds all or nothing of a
 * concurrent save. Reads no more than it needs, because a player is waiting for the first stop.
 * @param first_stop the stop at which the hunt begins, for a team of a party
 * @returns null when the tour cannot be played
 */
export async function readTour(
  { store }: Services,
  tourId: string,
  soldAs: string,
  first_stop?: number,
): Promise<HuntTour | null> {
  return await store.snapshot(async ({ read, readAll, find }) => {
    const [tour, stops, secrets, links, settings, health] = await Promise.all([
      read(store.tours.at(tourId)),
      find(stopsOf(tourId)),
      find(secretsOf(tourId)),
      find(placesOf(tourId)),
      read(store.huntSettings),
      find(healthOfTour(tourId)),
    ]);
    const ids = new Set(links.map(({ partner_id }) => partner_id));
    const partners = (await readAll([...ids].map((id) => store.partners.at(id)))).filter((one) => one !== null);
    const { scoring } = settings ?? defaultHuntSettings;
    const silences = new Map(
      health.flatMap(({ stop_number, usual }) => (usual.teams >= MIN_TEAMS ? [[stop_number, usual.nine_in_ten]] : [])),
    );
    const name = tour?.name ?? soldAs;
    return copyTourForHunt({ tour_id: tourId, name, stops, secrets, links, partners, scoring, silences, first_stop });
  });
}

/**
 * Keeps a document as it was first read. A booking may be read again for another phone and be newer
 * then. The write must fail if the booking has changed since the first reading.
 */
function keepFirst({ seen }: Reading, { ref, version, value }: SeenOrAbsent<object>): void {
  if (version && value && !seen.has(ref.path)) seen.set(ref.path, { version, value });
}

/** Keeps a document as it was first read, and returns its content. */
export function note<T extends object>(reading: Reading, found: FoundDocument<T>): WithId<T> {
  keepFirst(reading, found);
  return found.value;
}
