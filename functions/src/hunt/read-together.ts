import type { Booking } from '@streetlore/domain/booking';
import { addressOf, openHunts } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { type Reading, readBookings, readPhones, readRivals, readTexts, readWaiting } from './read.ts';

/** Whose hunt a text belongs to, by what has been read. */
export function huntOf({ bookings, phones, tours }: Reading, text: WithId<SmsMessage>): WithId<Booking> | null {
  const number = text.phone_number;
  const last = phones.get(number)?.hunt ?? null;
  return addressOf(text, { bookings: bookings.get(number) ?? [], last, tours })?.booking ?? null;
}

/**
 * Adds what everybody has said meanwhile whose texts bear on those of a phone: the groups of its hunts, and where one of these is in
 * several hunts, the groups of them all. Texts are played in the order in which they were said, across those hunts.
 */
export async function readTogether(
  services: Services<'privacyKey'>,
  reading: Reading,
  phone: string,
  isSender: boolean,
): Promise<void> {
  const known = new Set([phone]);
  for (let speaking = [phone]; speaking.length > 0; ) {
    const groups = speaking.flatMap((number) => groupsOf(reading, number));
    const others = [...new Set(groups)].filter((number) => !known.has(number));
    if (others.length === 0) break;
    for (const number of others) known.add(number);
    await Promise.all([
      readTexts(services, reading, others),
      readPhones(services, reading, others),
      isSender && readWaiting(services, reading, others),
    ]);
    speaking = others.filter((number) => reading.texts.some((text) => text.phone_number === number));
    if (speaking.length === 0) break;
    await readBookings(services, reading, speaking);
    await readRivals(services, reading, speaking);
  }
  // A text that somebody else has played meanwhile is not among these: what it did must be known of the hunt that it belonged to.
  const several = [...reading.bookings].flatMap(([number, bookings]) =>
    bookings.filter(({ id }) => reading.tours.has(id)).length > 1 ? number : [],
  );
  if (several.length > 0) await readBookings(services, reading, several);
  // What was said after the last text that was read of one group may be preceded by others of it.
  reading.texts = reading.texts.filter(({ seq }) => seq <= reading.complete_until);
}

/** The phones of every hunt that the texts of a number may belong to. */
function groupsOf(reading: Reading, number: string): string[] {
  const text = reading.texts.find(({ phone_number }) => phone_number === number);
  if (!text) return [];
  const hunts = [...openHunts(reading.bookings.get(number) ?? [], text.sent_at), huntOf(reading, text)];
  return hunts.flatMap((booking) => booking?.phone_numbers ?? []);
}
