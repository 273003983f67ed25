import { draftBooking } from '../booking/lifecycle.ts';
import { priceOf } from '../booking/price.ts';
import type { Booking } from '../booking/schema.ts';
import { bookingTexts } from '../booking/texts.ts';
import { poundsOf } from '../money/index.ts';
import { type Decision, decided, type Problem, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import type { Tour } from '../tour/schema.ts';
import type { CreatePartyInput, Party } from './schema.ts';
import { shareOut } from './shares.ts';
import { teamNameAt } from './texts.ts';

/** The id of the booking of a party's team. `place` counts from 0 and is never used twice. */
export const teamId = (partyId: string, place: number): string => `${partyId}-${place + 1}`;

/** A team's number, by which mails call it: they have no word that a visitor typed. */
export const teamNumberOf = (bookingId: string): number => Number(bookingId.split('-').at(-1));

/** The stop at which a team begins, so that the teams of a party spread over a tour that is a loop. */
export function firstStopOf(tour: Pick<Tour, 'is_loop' | 'stops_count'>, place: number, teams: number): number {
  if (!tour.is_loop || tour.stops_count < 1) return 1;
  return 1 + (Math.floor((place * tour.stops_count) / Math.min(teams, tour.stops_count)) % tour.stops_count);
}

type Ordered = { readonly party: Party; readonly bookings: readonly WithId<Booking>[] };

type Offered = Pick<Tour, 'name' | 'price' | 'stops_count' | 'is_loop'>;

/**
 * A party as first written, before its payment, with a booking for each team. The price is that of
 * one group of so many people. Each team's amount is its share by people, to the penny.
 * @param board_id the id of the party's board
 */
export function draftParty(
  { party_id, tour_id, email, starts, day, teams }: CreatePartyInput,
  tour: Offered,
  { uid, board_id, expiryHours }: { uid: string; board_id: string; expiryHours?: number },
  now: Date,
): Ordered {
  const sizes = teams.map(({ people }) => people);
  const people = sizes.reduce((sum, size) => sum + size, 0);
  const amount = priceOf(tour, people).total;
  const shares = shareOut(amount, sizes);
  const bookings = teams.map(({ name, people: participants, phone_number }, place): WithId<Booking> => {
    const id = teamId(party_id, place);
    const phone_numbers = phone_number === null ? [] : [phone_number];
    const team_name = name || teamNameAt(place);
    const input = { booking_id: id, tour_id, participants, phone_numbers, email, team_name, voucher_code: null, day };
    const share = shares[place] ?? 0;
    const first_stop = firstStopOf(tour, place, teams.length);
    const party = { id: party_id, board_id, first_stop, held: starts === 'together' };
    const draft = draftBooking(input, tour, uid, now, expiryHours);
    return { ...draft, id, amount: share, total_amount: poundsOf(share), party };
  });
  const ids = bookings.map(({ id }) => id);
  return {
    party: {
      uid,
      tour_id,
      tour_name: tour.name,
      people,
      amount,
      starts,
      team_ids: ids,
      booking_ids: ids,
      payment_intent_id: null,
      created_at: now,
      confirmed_at: null,
      went_at: null,
      cancelled_at: null,
      settled_at: null,
      page_id: null,
      links_ended: 0,
      board_id,
      cleared_at: null,
    },
    bookings,
  };
}

/**
 * Whether a call with the id of an existing party is the same order again and may continue with it.
 * Once the party is paid, any call of its visitor gets that answer.
 */
export function repeatParty(
  party: Party,
  bookings: readonly (Booking | null)[],
  input: CreatePartyInput,
  uid: string,
): Decision<null> {
  const no = (code: Problem['code'], message: string) => refused({ code, message, field: 'party_id' });
  if (party.uid !== uid) return no('permission-denied', bookingTexts.taken);
  if (party.confirmed_at !== null) return decided(null);
  const isSame =
    party.tour_id === input.tour_id &&
    party.starts === input.starts &&
    bookings.length === input.teams.length &&
    bookings.every((booking, place) => isSameTeam(booking, input, place));
  if (!isSame) return no('failed-precondition', bookingTexts.changed);
  const isOver = bookings.some((booking) => booking?.status === 'expired' || booking?.status === 'refunded');
  return isOver ? no('failed-precondition', bookingTexts.closed) : decided(null);
}

function isSameTeam(booking: Booking | null, { email, day, teams }: CreatePartyInput, place: number): boolean {
  const team = teams[place];
  if (!booking || !team) return false;
  return (
    booking.email === email &&
    booking.participants === team.people &&
    booking.team_name === (team.name || teamNameAt(place)) &&
    booking.phone_numbers.join() === (team.phone_number ?? '') &&
    (booking.start_window?.day ?? null) === day
  );
}
