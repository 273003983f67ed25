import { draftBooking } from '../booking/lifecycle.ts';
import type { Booking, HuntChange } from '../booking/schema.ts';
import { waitingHunt } from '../booking/start-window.ts';
import { stoppedHunt } from '../hunt/state.ts';
import { poundsOf } from '../money/index.ts';
import { type Decision, decided } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import type { Tour } from '../tour/schema.ts';
import { MAX_TEAMS } from './limits.ts';
import type { OrderOfParty } from './party-schema.ts';
import type { ArrangedTeam } from './schema.ts';
import { shareOut } from './shares.ts';
import { firstStopOf, isOpen, refusedForParty, teamId, teamsThatWait } from './teams.ts';
import { partyTexts, teamNameAt } from './texts.ts';

/** What sharing out anew writes: the order, and the bookings of teams that stay, go and are added. */
export type Arrangement = {
  order: Pick<OrderOfParty, 'party' | 'booking_ids'>;
  changed: HuntChange[];
  removed: HuntChange[];
  added: WithId<Booking>[];
};

type Loop = Pick<Tour, 'is_loop' | 'stops_count'>;

/**
 * Shares the people of the teams that wait for START out anew. The number of people and the money
 * stay as they were paid, and each team's amount is again its share by people.
 * @param teams the bookings of the party's teams
 * @param wanted the teams that wait, as they are to be; one that is missing is removed
 */
export function arrangeTeams(
  { party, ...order }: WithId<OrderOfParty>,
  teams: readonly WithId<Booking>[],
  wanted: readonly ArrangedTeam[],
  tour: Loop,
  now: Date,
): Decision<Arrangement> {
  const open = isOpen(order);
  if (!open.ok) return open;
  const waiting = teamsThatWait(teams, now);
  const [model] = waiting;
  if (!model) return refusedForParty(partyTexts.allStarted);
  const kept = new Map(waiting.map((booking) => [booking.id, booking]));
  const known = wanted.flatMap(({ booking_id }) => booking_id ?? []);
  if (known.some((id) => !kept.has(id)) || new Set(known).size < known.length)
    return refusedForParty(partyTexts.teamMoved);
  const people = waiting.reduce((sum, { participants }) => sum + participants, 0);
  if (wanted.reduce((sum, team) => sum + team.people, 0) !== people)
    return refusedForParty(partyTexts.peopleFixed(people), 'teams');
  const isResized =
    wanted.length !== waiting.length ||
    wanted.some((team) => kept.get(team.booking_id ?? '')?.participants !== team.people);
  const left = party.team_ids.length - waiting.length;
  if (left + wanted.length > MAX_TEAMS) return refusedForParty(partyTexts.teams, 'teams');
  const busy = isResized && waiting.find(isMoneyMoving);
  if (busy) return refusedForParty(partyTexts.moneyMoves(busy.team_name ?? ''));

  const money = waiting.reduce((sum, { amount }) => sum + amount, 0);
  const sizes = wanted.map((team) => team.people);
  const shares = shareOut(money, sizes);
  const changed: HuntChange[] = [];
  const added: WithId<Booking>[] = [];
  const made = party.teams_made ?? order.booking_ids.length;
  const nameless = freeNames([
    ...teams.filter(({ id }) => !kept.has(id)).map(({ team_name }) => team_name ?? ''),
    ...wanted.map(({ name }) => name),
  ]);
  for (const [n, { booking_id, name, people: participants }] of wanted.entries()) {
    const booking = kept.get(booking_id ?? '');
    const team_name = name || nameless();
    if (booking && booking.phone_numbers.length > participants)
      return refusedForParty(partyTexts.tooManyPhones(team_name, booking.phone_numbers.length), `teams.${n}.people`);
    const amount = isResized ? (shares[n] ?? 0) : (booking?.amount ?? 0);
    const sized = { team_name, participants, amount, total_amount: poundsOf(amount) };
    if (booking) changed.push({ booking, changes: sized });
    else {
      const place = made + added.length;
      added.push({ ...newTeam(model, tour, place, now), ...sized, id: teamId(order.id, place) });
    }
  }
  const removed = waiting
    .filter(({ id }) => !known.includes(id))
    .map((booking): HuntChange => ({ booking, changes: withoutTeam(booking, now) }));
  const gone = new Map(removed.map(({ booking }) => [booking.id, booking]));
  // A report about the payment reads all these bookings. A removed team has no money any more, so
  // nothing can fall on it but the news of a refund that was once made for it.
  const isOwed = (id: string) => Object.keys(gone.get(id)?.refunds ?? {}).length > 0;
  const ids = added.map(({ id }) => id);
  return decided({
    order: {
      booking_ids: [...order.booking_ids.filter((id) => !gone.has(id) || isOwed(id)), ...ids],
      party: {
        ...party,
        team_ids: [...party.team_ids.filter((id) => !gone.has(id)), ...ids],
        teams_made: made + added.length,
      },
    },
    changed,
    removed,
    added,
  });
}

/** Whether money of a team has gone back or may be on its way, so that its share must not change. */
const isMoneyMoving = (booking: Booking): boolean =>
  booking.refunded_amount > 0 ||
  !!booking.refunding ||
  !!booking.refund_due ||
  !!booking.refund_problem ||
  booking.disputed;

/** Gives the names `Team 1`, `Team 2` … that no team of the party has. @param taken their names */
function freeNames(taken: readonly string[]): () => string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  let place = 0;
  return () => {
    while (known.has(teamNameAt(place).toLowerCase())) place += 1;
    place += 1;
    return teamNameAt(place - 1);
  };
}

/** A team that joins a party after payment: paid and waiting like the others, without phones. */
function newTeam(model: Booking, tour: Loop, place: number, now: Date): Booking {
  const {
    order_id,
    tour_id,
    tour_name: name,
    stops_count,
    email,
    uid,
    confirmed_at,
    expires_at,
    expiry_hours,
    moved_late,
    party,
  } = model;
  const input = { order_id, tour_id, participants: 1, phone_numbers: [], email, team_name: null, amount: 0 };
  const draft = draftBooking(input, { name, stops_count }, uid, now, expiry_hours);
  const start_window = model.start_window ?? null;
  return {
    ...draft,
    status: 'confirmed',
    opted_out: [],
    hunt: waitingHunt(model, now),
    confirmed_at,
    expires_at,
    start_window,
    ...(moved_late && { moved_late }),
    ...(party && { party: { ...party, first_stop: firstStopOf(tour, place, place + 1) } }),
  };
}

/** A team that its organiser has removed: its people and its money are in the other teams. */
const withoutTeam = (booking: Booking, now: Date): Partial<Booking> => ({
  status: 'expired',
  cancelled_at: now,
  participants: 0,
  amount: 0,
  total_amount: 0,
  hunt: stoppedHunt(booking.hunt, now),
});
