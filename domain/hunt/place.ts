import type { HuntMessage } from './messages.ts';
import type { HuntTour } from './tour.ts';

/**
 * The map search for the place that a message sends its reader to; null for a message about no
 * place.
 */
export function placeOf(message: HuntMessage, tour: Pick<HuntTour, 'stops'>): string | null {
  if (!('stop_number' in message)) return null;
  const stop = tour.stops[message.stop_number - 1];
  const isOffer = message.kind === 'reward_with_pause' || message.kind === 'partner_offer';
  if (isOffer) return stop?.partner ? `${stop.partner.name}, ${stop.partner.address}` : null;
  return message.kind === 'status' ? null : (stop?.location_name ?? null);
}
