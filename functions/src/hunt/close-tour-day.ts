import { huntsBookedFor } from '@streetlore/domain/booking';
import { announce } from '@streetlore/domain/playing';
import { londonDay } from '@streetlore/domain/time';
import {
  closedDayTexts,
  closeTourDayInput,
  type closeTourDayOutput,
  MAX_CLOSED_DAYS,
  MAX_HUNTS_TOLD,
  withClosedDay,
} from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { sendLater } from '../outbox/send-later.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists } from '../store/conflict.ts';
import { newReading, readBookings, readPhones } from './reading.ts';

/** Closes a day of a tour, or opens it again. Those who booked a closed day are told. */
export const closeTourDay = callable('closeTourDay', {
  input: closeTourDayInput,
  who: 'admin',
  needs: ['site', 'privacyKey'],
  run: closeDay,
});

/**
 * The operation behind `closeTourDay`. Nobody can book or move to the day from then on. A repeated
 * request changes nothing and texts nobody twice.
 * @throws HttpsError not-found if the tour does not exist, failed-precondition for a day that has
 * passed or one too many
 */
export async function closeDay(
  services: Services<'site' | 'privacyKey'>,
  { tour_id, request_id, day, sentence }: z.output<typeof closeTourDayInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof closeTourDayOutput>> {
  const { store } = services;
  await decideOnce(services, caller, request_id, {
    read: () => store.tours.at(tour_id).readVersioned(),
    decide: (commit, found, now) => {
      if (!found.value) throw new HttpsError('not-found', closedDayTexts.noTour);
      if (sentence !== null && day < londonDay(now)) throw new HttpsError('failed-precondition', closedDayTexts.past);
      const closed_days = withClosedDay(found.value.closed_days, day, sentence, londonDay(now));
      if (closed_days.length > MAX_CLOSED_DAYS) throw new HttpsError('failed-precondition', closedDayTexts.tooMany);
      commit.update(found, { closed_days });
      const action = sentence === null ? 'tour_day_opened' : 'tour_day_closed';
      return { action, target: found.ref.path, detail: { day } };
    },
  });
  if (sentence === null) return { hunts: 0 };
  const hunts = await store.ids(huntsBookedFor(tour_id, day, MAX_HUNTS_TOLD));
  let told = 0;
  for (const id of hunts) if (await tell(services, id, request_id, { day, sentence })) told += 1;
  return { hunts: told };
}

/** Tells the phones of a hunt that its day was closed. @returns whether the hunt waits for that day */
async function tell(
  services: Services<'site' | 'privacyKey'>,
  id: string,
  requestId: string,
  { day, sentence }: { day: string; sentence: string },
): Promise<boolean> {
  const { store, now } = services;
  const booking = await store.bookings.at(id).read();
  if (booking?.hunt.phase !== 'ready' || booking.start_window?.day !== day) return false;
  const reading = newReading();
  await Promise.all([
    readPhones(services, reading, booking.phone_numbers),
    readBookings(services, reading, booking.phone_numbers),
  ]);
  const texts = announce(`${requestId}_${id}`, {
    message: { kind: 'day_closed', sentence: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` },
    phones: booking.phone_numbers,
    known: reading.phones,
    bookings: reading.bookings,
    booking,
    tour: { name: booking.tour_name, stops: [] },
    site: new URL(services.site).host,
    now: now(),
  });
  const commit = store.commit();
  for (const text of texts) commit.create(store.messages.at(text.id), text);
  try {
    await commit.run();
  } catch (error) {
    // An earlier call of the same request has told them.
    if (!alreadyExists(error)) throw error;
  }
  const leave = (error: unknown) => log.error('A text was left to the sweep', {}, error);
  await Promise.all(texts.map((text) => sendLater(services, text).catch(leave)));
  return true;
}
