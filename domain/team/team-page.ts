import { isKeptBack } from '../booking/listed.ts';
import { partOnPageOf } from '../booking/party-schema.ts';
import type { Booking } from '../booking/schema.ts';
import { mayNameTeam } from '../leaderboard/team.ts';
import type { TeamPage } from './schema.ts';

/**
 * What a team's page shows of its booking; null for one whose personal data was deleted.
 * @param share_id the id under which the result may be shared
 */
export function teamPageOf(id: string, booking: Booking, share_id: string): TeamPage | null {
  const { hunt, page_players = [] } = booking;
  if (booking.cleared_at || booking.confirmed_at === null) return null;
  return {
    booking_id: id,
    tour_id: booking.tour_id,
    tour_name: booking.tour_name,
    team_name: booking.name_hidden ? null : booking.team_name,
    participants: booking.participants,
    phones: [...new Set(booking.phone_numbers)].map((number) => number.slice(-3)),
    page_players: page_players.map(({ name }) => name),
    status: booking.status,
    start_window: booking.start_window ?? null,
    confirmed_at: booking.confirmed_at,
    expires_at: booking.expires_at,
    cancelled_at: booking.cancelled_at ?? null,
    started_at: booking.started_at,
    completed_at: booking.completed_at,
    phase: hunt.phase,
    paused: hunt.paused,
    pause_ends_at: hunt.pause_ends_at ?? null,
    stop_number: hunt.stop_number,
    stops_count: booking.stops_count,
    stop_started_at: hunt.stop_started_at,
    clock_stands_at: hunt.danger_at ?? null,
    wrong_answers: hunt.wrong_answers,
    hints: hunt.hints,
    score: hunt.score,
    results: hunt.results,
    may_name: mayNameTeam(booking),
    unlisted: booking.unlisted ?? false,
    ...(isKeptBack(booking) && { too_fast: true }),
    share_id,
    ...(booking.party && { party: partOnPageOf(booking.party) }),
  };
}
