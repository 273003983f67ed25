import type { Booking } from '../booking/schema.ts';
import { staffedSince } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import { routes } from '../paths/routes.ts';
import type { WithId } from '../query/index.ts';
import { CALL } from '../sms/schema.ts';
import type { Inbound, TextBatch } from './text-batch.ts';

/** The phones on duty get one text about a hunt in this time (ms). */
const CALL_EVERY_MS = 10 * 60_000;

/**
 * Texts the phones on duty that a team waits, without a number or words of a player. The ids derive
 * from the plea's, so a replay calls nobody twice.
 * @returns whether the phones get a text: not outside the desk's hours, nor soon after the last one
 */
export function callDesk(
  batch: TextBatch,
  { id, sent_at }: Inbound,
  { hunt, tour_name }: WithId<Booking>,
  { site, desk }: { site: string; desk: Desk },
): boolean {
  const isSoon = hunt.called_at && sent_at.getTime() - hunt.called_at.getTime() < CALL_EVERY_MS;
  if (desk.numbers.length === 0 || isSoon || !staffedSince(desk, sent_at)) return false;
  const where = hunt.stop_number > 0 ? `${tour_name}, stop ${hunt.stop_number}` : tour_name;
  for (const [n, phone_number] of desk.numbers.entries())
    batch.send(`${id}_call_${n}`, {
      phone_number,
      message_content: `${where}: a team waits for us. ${site}${routes.adminSection('sms')}?filter=awaiting`,
      message_type: CALL,
      booking_id: null,
      tour_name: null,
    });
  return true;
}
