import { londonDay } from '../time/index.ts';
import type { Booking } from './schema.ts';

/** In which phase the hunts are that a broadcast is about. `playing` means every hunt that has begun. */
export const audiencePhases = ['playing', 'puzzle', 'reward', 'paused', 'ready'] as const;
export type AudiencePhase = (typeof audiencePhases)[number];

/** What the hunts of a broadcast have in common. Null means any. */
export type Audience = {
  readonly tour: string | null;
  /** Hunts that wait for START are meant only by `ready`. */
  readonly phase: AudiencePhase;
  /** The stop that the team plays. */
  readonly stop: number | null;
  /**
   * The London day (`YYYY-MM-DD`) on which the hunt began. A hunt that waits for START belongs to
   * the day it was booked for, or to that of its payment.
   */
  readonly day: string | null;
};

type Candidate = Pick<Booking, 'tour_id' | 'hunt' | 'started_at' | 'start_window' | 'confirmed_at' | 'created_at'>;

/** The London day of a hunt, for a broadcast about a day. */
export function dayOfHunt(booking: Omit<Candidate, 'tour_id' | 'hunt'>): string {
  const { started_at, start_window, confirmed_at, created_at } = booking;
  if (started_at === null && start_window) return start_window.day;
  return londonDay(started_at ?? confirmed_at ?? created_at);
}

/** Whether a broadcast is about this hunt. */
export function isMeant(booking: Candidate, { tour, phase, stop, day }: Audience): boolean {
  const { hunt, tour_id } = booking;
  if (tour !== null && tour_id !== tour) return false;
  if (stop !== null && hunt.stop_number !== stop) return false;
  if (day !== null && dayOfHunt(booking) !== day) return false;
  if (phase === 'playing') return hunt.phase !== 'ready';
  return phase === 'paused' ? hunt.paused : hunt.phase === phase && !hunt.paused;
}
