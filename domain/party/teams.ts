import { mayChange } from '../booking/change-booking.ts';
import type { Booking, HuntChange } from '../booking/schema.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import type { Tour } from '../tour/schema.ts';
import type { OrderOfParty } from './party-schema.ts';
import { partyTexts } from './texts.ts';

/** The id of the booking of a party's team. `place` counts from 0 and is never used twice. */
export const teamId = (partyId: string, place: number): string => `${partyId}-${place + 1}`;

/** A team's number, by which mails call it: they have no word that a visitor typed. */
export const teamNumberOf = (bookingId: string): number => Number(bookingId.split('-').at(-1));

/** The stop at which a team begins, so that the teams of a party spread over a tour that is a loop. */
export function firstStopOf(tour: Pick<Tour, 'is_loop' | 'stops_count'>, place: number, teams: number): number {
  if (!tour.is_loop || tour.stops_count < 1) return 1;
  return 1 + (Math.floor((place * tour.stops_count) / Math.min(teams, tour.stops_count)) % tour.stops_count);
}

export const refusedForParty = (message: string, field?: string): Decision<never> =>
  refused({ code: 'failed-precondition', message, ...(field && { field }) });

/** Whether a party is paid and not cancelled. */
export function isOpen({
  confirmed_at,
  cancelled_at,
}: Pick<OrderOfParty, 'confirmed_at' | 'cancelled_at'>): Decision<null> {
  if (confirmed_at === null) return refusedForParty(partyTexts.unpaid);
  return cancelled_at === null ? decided(null) : refusedForParty(partyTexts.cancelled);
}

/**
 * Whether a team still belongs to what its organiser can change, and hears what is told to all teams: an
 * admin has not refunded or ended it.
 */
export const isIn = ({ status }: Pick<Booking, 'status'>): boolean => status === 'confirmed' || status === 'completed';

/** A booking's part of its party once nobody says GO to the team any more. */
export const withoutHold = ({ party }: Pick<Booking, 'party'>): Pick<Booking, 'party'> =>
  party ? { party: { ...party, held: false } } : {};

/**
 * The teams that wait for a GO which will not come: an expired team may get more time later, or
 * another day, and must be able to start by itself then.
 * @param settled the teams that the same change begins or cancels
 */
export const releasedTeams = (teams: readonly WithId<Booking>[], settled: ReadonlySet<string>): HuntChange[] =>
  teams
    .filter(({ id, party }) => party?.held && !settled.has(id))
    .map((booking) => ({ booking, changes: withoutHold(booking) }));

/** The teams whose people, names and number may still change: they wait for START. */
export const teamsThatWait = (teams: readonly WithId<Booking>[], now: Date): WithId<Booking>[] =>
  teams.filter((booking) => mayChange(booking, now).ok);
