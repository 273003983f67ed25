import type { Booking } from '../booking/schema.ts';
import type { Desk } from '../desk/schema.ts';
import { gsmLength } from '../hunt/limits.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { teamName } from '../leaderboard/row.ts';
import { routes } from '../paths/routes.ts';
import type { WithId } from '../query/index.ts';
import { DANGER_CALL } from '../sms/schema.ts';
import { gsmCut, JOINED_SEGMENT } from '../sms/segments.ts';
import { withoutContactDetails } from '../wording/personal.ts';
import type { Inbound, TextBatch } from './text-batch.ts';

const MINUTE = 60_000;

/**
 * How often (ms) the danger of one hunt calls the phones on duty. After `many` calls it is rarer, so that a
 * joke does not cost without end.
 */
const CALLS = { every: 2 * MINUTE, many: 15, afterMany: 60 * MINUTE } as const;

/** The most characters of a team's name in a call. */
const MAX_TEAM = 40;

/** The hunt of a text that may mean danger; null for a sender without a hunt. */
type InDanger = { booking: WithId<Booking>; tour: HuntTour | null } | null;

/** Whether the phones on duty are due for a call about danger in a hunt. */
export function isDangerCallDue({ danger_called: last }: HuntState, at: Date): boolean {
  if (!last) return true;
  // Texts arrive in any order. A text from before the last call needs no call of its own.
  return at.getTime() - last.at.getTime() >= (last.times < CALLS.many ? CALLS.every : CALLS.afterMany);
}

/** The hunt after such a call. */
export const withDangerCall = (hunt: HuntState, at: Date): HuntState => ({
  ...hunt,
  called_at: at,
  danger_called: { at, times: (hunt.danger_called?.times ?? 0) + 1 },
});

/**
 * Texts every phone on duty, at any hour, that somebody may be in danger. The ids derive from the
 * player's text, so a replay calls nobody twice.
 */
export function callDanger(
  batch: TextBatch,
  { id, message_content }: Pick<Inbound, 'id' | 'message_content'>,
  hunt: InDanger,
  { site, desk }: { site: string; desk: Desk },
): void {
  for (const [n, phone_number] of desk.numbers.entries())
    batch.send(dangerCallId(id, n), {
      phone_number,
      message_content: dangerCall(message_content, hunt, site),
      message_type: DANGER_CALL,
      booking_id: null,
      tour_name: null,
      in_reply_to: id,
    });
}

/** The id of the call about a text to the `n`-th phone on duty. */
export const dangerCallId = (textId: string, n: number): string => `${textId}_danger_${n}`;

/**
 * The call's text: who, where, and the player's words without numbers and addresses, in two segments at most.
 */
export function dangerCall(said: string, hunt: InDanger, site: string): string {
  const text = (words: string) => `DANGER? ${whoIn(hunt)}: ${words} ${whereIn(hunt, site)}`;
  const room = 2 * JOINED_SEGMENT - gsmLength(text('""'));
  const words = gsmCut(withoutContactDetails(said).text, room);
  return text(words ? `"${words}"` : 'words in another script.');
}

function whoIn(hunt: InDanger): string {
  if (!hunt) return 'Somebody without a hunt';
  const { id, team_name } = hunt.booking;
  const name = gsmCut(teamName(id, team_name), MAX_TEAM);
  return /^team\b/i.test(name) ? name : `Team ${name}`.trim();
}

function whereIn(hunt: InDanger, site: string): string {
  if (!hunt) return `${site}${routes.adminSection('sms')}?filter=awaiting`;
  const { id, tour_name } = hunt.booking;
  const { phase, stop_number } = hunt.booking.hunt;
  const place = hunt.tour?.stops[stop_number - 1]?.location_name;
  const isUnderWay = phase === 'puzzle' || phase === 'reward';
  const where = isUnderWay ? [`stop ${stop_number}`, place] : [phase === 'ready' ? 'not started' : 'over'];
  return `${[tour_name, ...where].filter(Boolean).join(', ')}. ${site}${routes.adminHunt(id)}`;
}
