import { withNextLook } from '../hunt/silence.ts';
import type { HuntStep } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { expire } from './lifecycle.ts';
import type { Booking } from './schema.ts';

/** A booking after one step of its hunt. */
export function bookingAfterStep(
  booking: WithId<Booking>,
  { state, messages, events }: HuntStep,
  tour: HuntTour | null,
  at: Date,
): WithId<Booking> {
  // A text that was meant for nobody does not end a silence.
  const isHeard = messages.length > 0 || events.length > 0;
  const hunt = isHeard ? { ...withNextLook(state, tour, at), heard_at: at } : state;
  const after: WithId<Booking> = { ...booking, hunt, current_stop: state.stop_number };
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
