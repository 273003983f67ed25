import type { Booking } from '@streetlore/domain/booking';
import { destinationOf, huntsWithTours, possibleHunts, type Sender } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import type { SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';
import type { FoundDocument } from '../store/entity.ts';
import { readFigures } from './figures-of-texts.ts';
import { addText, newReading, type Reading, readBookings, readTexts, readTours } from './reading.ts';

/** An inbound text that is being stored; resolves to null when it was stored before. */
export type ArrivingText = Promise<FoundDocument<SmsMessage> | null> | null;

/**
 * Reads what is needed to decide about a phone's unsettled texts. Texts of the other phones in its
 * hunts are played with them, in the order in which they were sent. If a sender among those phones
 * is in more hunts, the texts of the phones in these hunts are read too.
 * @param arriving a text of the phone that is being stored while the rest is read
 */
export async function gatherTexts(
  services: Services<'privacyKey'>,
  phone: string,
  arriving: ArrivingText = null,
): Promise<Reading> {
  const reading = newReading();
  const [arrived] = await Promise.all([
    arriving,
    readTexts(services, reading, [phone]),
    readBookings(services, reading, [phone]),
  ]);
  if (arrived) addText(reading, arrived);
  const known = new Set([phone]);
  for (let senders = [phone]; senders.length > 0; ) {
    const possible = senders.map((number) => huntsOf(reading, number));
    const phones = new Set(possible.flat().flatMap(({ phone_numbers }) => phone_numbers));
    const others = [...phones].filter((number) => !known.has(number));
    for (const number of others) known.add(number);
    await Promise.all([
      readTours(services, reading, possible.flatMap(huntsWithTours)),
      readTexts(services, reading, others),
      readFigures(services, reading, possible.flat()),
    ]);
    senders = others.filter((number) => reading.texts.some((text) => text.phone_number === number));
    await readBookings(services, reading, senders);
  }
  await readBookings(services, reading, inSeveralHunts(reading));
  // Drop texts after `complete_until`. Older texts of other phones may not have been read.
  reading.texts = reading.texts.filter(({ seq }) => seq <= reading.complete_until);
  const [oldest] = reading.texts;
  const destination = oldest && destinationOf(oldest, senderOf(reading, oldest.phone_number));
  if (destination?.for === 'hunt') await readTours(services, reading, [destination.booking]);
  return reading;
}

const senderOf = ({ phones, bookings, tours }: Reading, number: string): Sender => ({
  phone: phones.get(number),
  bookings: bookings.get(number) ?? [],
  tours,
});

/** The hunts that the oldest text of a phone may belong to. */
function huntsOf(reading: Reading, number: string): WithId<Booking>[] {
  const oldest = reading.texts.find(({ phone_number }) => phone_number === number);
  return oldest ? possibleHunts(oldest, senderOf(reading, number)) : [];
}

/**
 * The numbers in several hunts. Another call may have played a text since their bookings were read,
 * in a hunt that is not written here. They are read again, to see what that text has changed.
 */
function inSeveralHunts({ bookings, tours }: Reading): string[] {
  const several = [...bookings].filter(([, all]) => all.filter(({ id }) => tours.has(id)).length > 1);
  return several.map(([number]) => number);
}
