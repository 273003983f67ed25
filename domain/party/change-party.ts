import { cancelBooking, mayChange, moveBooking } from '../booking/change-booking.ts';
import type { Booking } from '../booking/schema.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import type { ClosedDay } from '../tour/closed-day-schema.ts';
import type { Party } from './schema.ts';
import { partyTexts } from './texts.ts';

/** What changes in a booking of a party. */
export type TeamChange = { readonly booking: WithId<Booking>; readonly changes: Partial<Booking> };

export const noParty = (message: string, field?: string): Decision<never> =>
  refused({ code: 'failed-precondition', message, ...(field && { field }) });

/** Whether a party is paid and not cancelled. */
export function isOpen(party: Party): Decision<null> {
  if (party.confirmed_at === null) return noParty(partyTexts.unpaid);
  return party.cancelled_at === null ? decided(null) : noParty(partyTexts.cancelled);
}

/** Whether the holder of a booking's own link may move or cancel it: for a team its organiser does. */
export const mayHolderChange = ({ party }: Pick<Booking, 'party'>): Decision<null> =>
  party ? noParty(partyTexts.organiserOnly) : decided(null);

/** Whether a team still belongs to what its organiser can change: an admin has not refunded or ended it. */
const isIn = ({ status }: Booking) => status === 'confirmed' || status === 'completed';

/** Whether an admin's message to the whole party is for a team: it is for those that have finished too. */
export const isTeamToTell = isIn;

/**
 * Changes every team of a party, or none. One team that has started prevents the change. A team that
 * has ended stays as it is.
 */
function changeAll(
  party: Party,
  teams: readonly WithId<Booking>[],
  change: (booking: WithId<Booking>) => Decision<Partial<Booking>>,
): Decision<TeamChange[]> {
  const open = isOpen(party);
  if (!open.ok) return open;
  const left = teams.filter(isIn);
  if (left.some(({ started_at }) => started_at !== null)) return noParty(partyTexts.hasBegun);
  const changed: TeamChange[] = [];
  for (const booking of left) {
    const decision = change(booking);
    if (!decision.ok) return decision;
    changed.push({ booking, changes: decision.value });
  }
  return changed.length > 0 ? decided(changed) : noParty(partyTexts.allStarted);
}

/**
 * Moves every team of a party to another day, or to today. The rules are those of a booking.
 * @param day a London day, or null for today
 */
export const moveParty = (
  party: Party,
  teams: readonly WithId<Booking>[],
  day: string | null,
  closed: readonly ClosedDay[],
  now: Date,
): Decision<TeamChange[]> => changeAll(party, teams, (booking) => moveBooking(booking, day, closed, now));

/** The idempotency key of the refund by which the request `requestId` gives a team's share back. */
const refundKey = (requestId: string, bookingId: string) => `${requestId}_${bookingId}`;

/**
 * Cancels every team of a party. The rules are those of a booking, and each team's share is a refund
 * of its own, so that each is booked on its team.
 */
export function cancelParty(
  party: Party,
  teams: readonly WithId<Booking>[],
  requestId: string,
  now: Date,
): Decision<{ cancelled: TeamChange[]; released: TeamChange[] }> {
  const all = changeAll(party, teams, (booking) => cancelBooking(booking, refundKey(requestId, booking.id), now));
  if (!all.ok) return all;
  const cancelled = all.value;
  return decided({ cancelled, released: releasedTeams(teams, new Set(cancelled.map(({ booking }) => booking.id))) });
}

/** A booking's part of its party once nobody says GO to the team any more. */
export const withoutHold = ({ party }: Pick<Booking, 'party'>): Pick<Booking, 'party'> =>
  party ? { party: { ...party, held: false } } : {};

/**
 * The teams that wait for a GO which will not come: an expired team may get more time later, or
 * another day, and must be able to start by itself then.
 * @param settled the teams that the same change begins or cancels
 */
export const releasedTeams = (teams: readonly WithId<Booking>[], settled: ReadonlySet<string>): TeamChange[] =>
  teams
    .filter(({ id, party }) => party?.held && !settled.has(id))
    .map((booking) => ({ booking, changes: withoutHold(booking) }));

/** The teams whose people, names and number may still change: they wait for START. */
export const teamsThatWait = (teams: readonly WithId<Booking>[], now: Date): WithId<Booking>[] =>
  teams.filter((booking) => mayChange(booking, now).ok);
