import type { Booking } from '@streetlore/domain/booking';
import { addressOf, openHunts } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import { type Reading, readBookings, readPhones, readRivals, readTexts, readWaiting } from './read.ts';

/** The hunt to which a text belongs, judged by the documents that have been read. */
export function huntOf({ bookings, phones, tours }: Reading, text: WithId<SmsMessage>): WithId<Booking> | null {
  const number = text.phone_number;
  const last = phones.get(number)?.hunt ?? null;
  return addressOf(text, { bookings: bookings.get(number) ?? [], last, tours })?.booking ?? null;
}

/**
 * Adds the texts that must be played together with the texts of one phone. These are the texts of
 * its hunts' groups. If a sender in these groups is in several hunts, the groups of all those hunts
 * are added too. Texts are played in the order in which they were sent, across all these hunts.
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
  // Another call may have played a text since the bookings were read. Read the bookings of numbers
  // in several hunts again, to see what that text has changed.
  const several = [...reading.bookings].flatMap(([number, bookings]) =>
    bookings.filter(({ id }) => reading.tours.has(id)).length > 1 ? number : [],
  );
  if (several.length > 0) await readBookings(services, reading, several);
  // Drop texts after `complete_until`. Older texts of other phones in the group may not have been
  // read.
  reading.texts = reading.texts.filter(({ seq }) => seq <= reading.complete_until);
}

/** The phones of all hunts to which the texts of a number may belong. */
function groupsOf(reading: Reading, number: string): string[] {
  const text = reading.texts.find(({ phone_number }) => phone_number === number);
  if (!text) return [];
  const hunts = [...openHunts(reading.bookings.get(number) ?? [], text.sent_at), huntOf(reading, text)];
  return hunts.flatMap((booking) => booking?.phone_numbers ?? []);
}
