import { isKeptBack } from '../booking/listed.ts';
import type { Booking } from '../booking/schema.ts';
import type { OrderOfParty, Party } from './party-schema.ts';
import type { BoardTeam, PartyBoard, PartyPage } from './schema.ts';

/** What the organiser's link shows; null before payment. */
export function partyPageOf(id: string, { party, ...order }: OrderOfParty): PartyPage | null {
  if (order.confirmed_at === null) return null;
  const { tour_id, tour_name, people, amount, confirmed_at, cancelled_at } = order;
  const { starts, team_ids, went_at, last_call } = party;
  return {
    ...{ party_id: id, tour_id, tour_name, people, amount, starts, team_ids },
    ...{ confirmed_at, went_at, cancelled_at, ...(last_call && { last_call }), ...messagesOf(party) },
  };
}

/** The head of a party's board; null before payment. */
export function partyBoardOf({ party, tour_name, confirmed_at, cancelled_at }: OrderOfParty): PartyBoard | null {
  if (confirmed_at === null) return null;
  const { starts, team_ids, went_at, last_call } = party;
  const called_at = last_call?.called_at ?? null;
  return { tour_name, starts, teams: team_ids.length, went_at, cancelled_at, called_at, ...messagesOf(party) };
}

const messagesOf = ({ messages }: Party) => (messages ? { messages } : {});

/** A team's line on the board; null for a team that is not paid, was removed or whose data was deleted. */
export function boardTeamOf(booking: Booking): BoardTeam | null {
  const { hunt, participants, confirmed_at, cleared_at } = booking;
  if (cleared_at || confirmed_at === null || participants === 0) return null;
  return {
    name: booking.unlisted || booking.name_hidden ? null : booking.team_name,
    status: booking.status,
    phase: hunt.phase,
    paused: hunt.paused,
    stop_number: hunt.stop_number,
    stops_count: booking.stops_count,
    solved: hunt.results.filter(({ outcome }) => outcome === 'solved').length,
    score: hunt.score,
    started_at: booking.started_at,
    finished_at: booking.completed_at,
    ...(isKeptBack(booking) && { too_fast: true }),
  };
}

/**
 * The order of the board: the higher score first, then who has solved more, then who finished
 * earlier. Teams that are equal in all that keep the order of their names. A result faster than legs
 * comes after all others.
 */
export const inBoardOrder = (a: BoardTeam, b: BoardTeam): number =>
  Number(a.too_fast ?? false) - Number(b.too_fast ?? false) ||
  b.score - a.score ||
  b.solved - a.solved ||
  finishedAt(a) - finishedAt(b) ||
  (a.name ?? '').localeCompare(b.name ?? '', 'en', { numeric: true });

const LAST = Number.MAX_SAFE_INTEGER;
const finishedAt = ({ finished_at }: BoardTeam) => finished_at?.getTime() ?? LAST;
