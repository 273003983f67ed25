import type { HuntStep } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { expire } from './lifecycle.ts';
import type { Booking } from './schema.ts';

/** A booking after one step of its hunt. */
export function bookingAfterStep(
  booking: WithId<Booking>,
  { state, events }: Pick<HuntStep, 'state' | 'events'>,
  tour: HuntTour | null,
  at: Date,
): WithId<Booking> {
  const after: WithId<Booking> = { ...booking, hunt: state, current_stop: state.stop_number };
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('started')) {
    after.started_at = at;
    after.stops_count = tour?.stops.length ?? after.stops_count;
  }
  if (happened.has('completed')) {
    after.status = 'completed';
    after.completed_at = at;
  }
  return happened.has('expired') ? { ...after, ...expire(after, at) } : after;
}
