import { collections } from '@streetlore/domain/paths';
import { aBooking } from '@streetlore/domain/testing';
import { concurrencyLimiter } from '../../emulators/src/standins/core/bounded.ts';
import { text } from '../bench/paths.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { breakTwilio, retryUntilAccepted } from './chaos.ts';
import type { SoakPhones } from './phones.ts';
import type { PlannedText, SoakHunt, SoakStep } from './plan.ts';

/**
 * How many deliveries run at once. Twilio sends one a second for each of our numbers; this is many
 * times that.
 */
const AT_ONCE = 8;

/** The results of the hunts so far. */
export type HuntsPlayed = {
  /** How many hunts are over, and their phones. */
  finished: number;
  silent: Set<string>;
  deliveries: number;
  redelivered: number;
  /** The ids of the inbound texts that the product accepted from Twilio. */
  said: Set<string>;
  /** Times in ms from a step's texts to the last reply to them. */
  took: number[];
};

/** Stores a paid hunt that waits for START, as after a booking. */
async function storeReadyHunt({ id, phones }: SoakHunt, tourId: string): Promise<void> {
  // The hunt has no order, so Stripe need not know it.
  const booking = aBooking({ tour_id: tourId, phone_numbers: [...phones], created_at: new Date() });
  await platformFirestore().doc(`${collections.bookings}/${id}`).set(booking);
}

/**
 * Plays a hunt to its end. As with real players, the next step comes when every phone has got its
 * replies to the previous one. Copies of a delivery come beside it or some steps later.
 */
export function huntPlayer(tourId: string, phones: SoakPhones, played: HuntsPlayed): (hunt: SoakHunt) => Promise<void> {
  const inTurn = concurrencyLimiter(AT_ONCE);
  const deliver = async ({ sid, body, from }: PlannedText, { id, phones: numbers }: SoakHunt) => {
    played.deliveries += 1;
    // After a failure Twilio calls the fallback address. After that a person would text once more.
    await retryUntilAccepted(
      () => inTurn(() => text({ id, phone: numbers[from] }, body, sid)),
      () => {
        played.redelivered += 1;
      },
    );
    played.said.add(sid);
  };
  return async (hunt) => {
    await storeReadyHunt(hunt, tourId);
    const due: [number, number] = [0, 0];
    for (const [n, step] of hunt.steps.entries()) {
      due[0] += step.replies[0];
      due[1] += step.replies[1];
      if (step.fault) await breakTwilio(step.fault.kind, hunt.phones[step.fault.phone]);
      const began = performance.now();
      const late = copiesDue(hunt.steps, n);
      await Promise.all([...step.texts, ...late].map((one) => deliver(one, hunt)));
      await Promise.all(hunt.phones.map((phone, index) => phones.until(phone, due[index] ?? 0)));
      played.took.push(performance.now() - began);
    }
    played.finished += 1;
    for (const phone of hunt.phones) played.silent.add(phone);
  };
}

/**
 * The copies of deliveries that come with step `n`, its own and those of earlier steps. The last
 * step brings all that are left.
 */
function copiesDue(steps: readonly SoakStep[], n: number): PlannedText[] {
  return steps.slice(0, n + 1).flatMap((step, at) =>
    step.texts.flatMap((one) =>
      one.copies.flatMap((later) => {
        const when = Math.min(at + later, steps.length - 1);
        return when === n ? [one] : [];
      }),
    ),
  );
}
