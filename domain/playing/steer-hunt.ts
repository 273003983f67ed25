import * as z from 'zod/mini';
import { bookingActionTexts } from '../booking/admin-actions.ts';
import type { Booking } from '../booking/schema.ts';
import { documentId } from '../fields/index.ts';
import { pausedHunt, resumedHunt, withRunningClock } from '../hunt/clock.ts';
import { currentMessage } from '../hunt/current-message.ts';
import { playText } from '../hunt/machine.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import { withNextLook } from '../hunt/silence.ts';
import { type HuntState, stoppedHunt } from '../hunt/state.ts';
import type { HuntStep } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { type Decision, decided, refused } from '../problem/index.ts';

/** The steps that an admin can take in a hunt from its conversation. */
export const adminSteps = ['nudge', 'way', 'hint', 'skip', 'pause', 'resume', 'end'] as const;
const stepSchema = z.enum(adminSteps);
export type AdminStep = z.infer<typeof stepSchema>;

/** `stop_number`: the stop to skip, as the admin saw it. */
export const steerHuntInput = z.strictObject({
  booking_id: documentId,
  request_id: documentId,
  step: stepSchema,
  stop_number: z.optional(z.int()),
});

/** The kind of message that the players got, where that is known. */
export const steeredSchema = z.object({ told: z.nullable(z.string()) });
export type Steered = z.infer<typeof steeredSchema>;

/** Why a step is refused at this point of the hunt. */
const steerTexts = {
  over: bookingActionTexts.over,
  unpaid: bookingActionTexts.unpaid,
  notStarted: 'This hunt has not started yet',
  rewardWaiting: 'The players have solved this stop and are at its reward',
  isPaused: 'This hunt is already paused',
  notPaused: 'This hunt is not paused',
  noHint: 'This stop has no hint',
  lastStop: 'No more stops to skip!',
  movedOn: (stop: number) => `The players have moved on to stop ${stop}. Nothing was skipped.`,
  unplayable: 'The tour of this hunt cannot be played',
} as const;

type Steering = {
  booking: Pick<Booking, 'status' | 'hunt' | 'phone_numbers' | 'stops_count'>;
  /** The hunt's own copy of its tour; before START the tour as it stands. */
  tour: HuntTour | null;
  now: Date;
  /** The stop to skip. If the players solve it meanwhile, the next must not be skipped instead. */
  stop_number?: number | undefined;
};

/** Whether a step is possible now. The back office offers only such steps; the server checks again. */
export function maySteer(
  step: AdminStep,
  { status, hunt, stops_count }: Pick<Booking, 'status' | 'hunt' | 'stops_count'>,
): Decision<null> {
  const no = (message: string) => refused({ code: 'failed-precondition', message });
  if (status === 'pending_payment') return no(steerTexts.unpaid);
  if (status !== 'confirmed' || hunt.phase === 'completed' || hunt.phase === 'stopped') return no(steerTexts.over);
  if (step === 'pause' && hunt.paused) return no(steerTexts.isPaused);
  if (step === 'resume' && !hunt.paused) return no(steerTexts.notPaused);
  // A pause would not stop the expiry of an unstarted hunt; an admin extends the expiry instead.
  if (step === 'pause' && hunt.phase === 'ready') return no(steerTexts.notStarted);
  if (step === 'hint' && hunt.paused) return no(steerTexts.isPaused);
  if (step === 'way') return hunt.phase === 'reward' ? no(steerTexts.rewardWaiting) : decided(null);
  if (step !== 'skip' && step !== 'hint') return decided(null);
  if (hunt.phase === 'ready') return no(steerTexts.notStarted);
  if (hunt.phase === 'reward') return no(steerTexts.rewardWaiting);
  if (step === 'hint') return decided(null);
  return hunt.stop_number < stops_count ? decided(null) : no(steerTexts.lastStop);
}

/**
 * Takes an admin's step. A skip goes through the hunt's own machine and scores like SKIP.
 * @returns the new state and the message to every phone of the group
 */
export function steer(step: AdminStep, { booking, tour, now, stop_number }: Steering): Decision<HuntStep> {
  const hunt = withRunningClock(booking.hunt, now);
  const may = maySteer(step, { ...booking, stops_count: tour?.stops.length ?? booking.stops_count });
  if (!may.ok) return may;
  if (step === 'skip' && stop_number !== hunt.stop_number)
    return refused({ code: 'failed-precondition', message: steerTexts.movedOn(hunt.stop_number) });
  const phones = [...new Set(booking.phone_numbers)];
  const tellAll = (state: HuntState, message: HuntMessage): Decision<HuntStep> =>
    decided({ state, messages: [{ to: 'all', message }], events: [] });

  if (step === 'end') return tellAll(stoppedHunt(hunt, now), { kind: 'stopped' });
  if (step === 'pause') return tellAll(pausedHunt(hunt, now), { kind: 'paused' });
  if (!tour && hunt.phase !== 'ready') return refused({ code: 'failed-precondition', message: steerTexts.unplayable });
  const active = withNextLook({ ...(step === 'resume' ? resumedHunt(hunt, now) : hunt), active_at: now }, tour, now);
  if (step === 'way') {
    // Before START the way is that to the first stop, as LOST tells it.
    const stop = Math.max(1, hunt.stop_number);
    if (!tour?.stops[stop - 1]) return refused({ code: 'failed-precondition', message: steerTexts.unplayable });
    return tellAll(active, { kind: 'directions', stop_number: stop });
  }
  if (step === 'hint') {
    const { stop_number: stop } = hunt;
    if (!tour?.stops[stop - 1]?.hint) return refused({ code: 'failed-precondition', message: steerTexts.noHint });
    // An admin's hint is free. If the team asks for the hint again, it stays free.
    const hinted = { ...active, hints: Math.max(1, hunt.hints), hint_points: hunt.hint_points ?? 0 };
    return tellAll(hinted, { kind: 'hint', stop_number: stop, lost: 0 });
  }
  if (step !== 'skip') return tellAll(active, currentMessage(hunt, tour, now));
  // The sender is nobody's phone, so a player's SKIP that arrives at the same time does not skip the next
  // stop as well.
  const awake = hunt.paused ? resumedHunt(hunt, now) : hunt;
  const skip = { state: awake, tour, sender: '', phones, text: 'SKIP', now, expires_at: null };
  const moved = playText(skip);
  const { state } = moved;
  // The pause counts neither for the skipped stop nor for the next one.
  return decided({
    ...moved,
    state: hunt.paused ? pausedHunt(state, now, hunt.pause_ends_at) : withNextLook(state, tour, now),
  });
}
