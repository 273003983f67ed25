import { type Booking, deskTexts } from '@streetlore/domain/booking';
import { announce, type FinishedStop, finishedStops, type HuntMessage, type HuntTour } from '@streetlore/domain/hunt';
import { collections } from '@streetlore/domain/paths';
import type { Decision } from '@streetlore/domain/problem';
import type { WithId } from '@streetlore/domain/query';
import { HttpsError } from 'firebase-functions/v2/https';
import { decideOnce } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { newReading, readPhones } from './read.ts';
import { tourOfHunt } from './read-tour.ts';

/** A booking with its hunt's tour, as an admin finds it. */
export type Found = { booking: WithId<Booking>; tour: HuntTour | null; now: Date };

/** What becomes of it: the fields that change, and what is said to which phones. */
export type Arranged = {
  changes: Partial<Booking>;
  messages: { message: HuntMessage; phones: readonly string[] }[];
};

type Errand = { booking_id: string; request_id: string; action: string; detail?: Record<string, unknown> };

/**
 * An admin's hand in a hunt: booking, texts and audit entry in one write, decided on the booking as it then is, so that a
 * text of the same moment is neither lost nor answered twice. The request's id is the audit entry's: repeated, it changes nothing.
 * @throws HttpsError when there is no such booking, or with the decision's reason
 */
export async function arrange(
  services: Services<'site' | 'privacyKey'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { booking_id, request_id, action, detail }: Errand,
  decide: (found: Found) => Decision<Arranged>,
): Promise<void> {
  const { db, store } = services;
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const snapshot = await store.bookings.doc(booking_id).get();
      const booking = snapshot.data();
      if (!booking || !snapshot.updateTime) return null;
      const reading = newReading();
      const [tour] = await Promise.all([
        tourOfHunt(services, booking),
        readPhones(services, reading, numbersOf(booking)),
      ]);
      return { ref: db.doc(snapshot.ref.path), lastUpdateTime: snapshot.updateTime, booking, tour, reading };
    },
    decide: (batch, found, now) => {
      if (!found) throw new HttpsError('not-found', deskTexts.none);
      const { ref, lastUpdateTime, booking, tour, reading } = found;
      const decision = decide({ booking, tour, now });
      if (!decision.ok) throw toHttpsError(decision.problem);

      const { changes, messages } = decision.value;
      // Written even where nothing changes: only so is it sure that the booking is still the one that was decided on.
      const fields = Object.keys(changes).length > 0 ? changes : { status: booking.status };
      batch.update(ref, { ...fields }, { lastUpdateTime });
      const optedOut = new Set([...reading.phones].filter(([, phone]) => phone.opted_out).map(([number]) => number));
      const site = new URL(services.site).host;
      const steered = { ...booking, ...changes };
      const said = { optedOut, booking: steered, tour: tour ?? { name: booking.tour_name, stops: [] }, site, now };
      for (const { id, ...stop } of finishedStops(booking.hunt, steered, tour))
        batch.set(db.doc(`${collections.stopResults}/${id}`), stop satisfies FinishedStop);
      messages.forEach((one, n) => {
        for (const { id, ...text } of announce(`${request_id}_${n}`, { ...said, ...one }))
          batch.create(db.doc(`${collections.smsMessages}/${id}`), text);
      });
      return { action, target: ref.path, ...(detail ? { detail } : {}) };
    },
  });
}

const numbersOf = ({ phone_numbers }: Booking) => [...new Set(phone_numbers)];
