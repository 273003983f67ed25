import { describe, expect, test } from 'vitest';
import { extendExpiry } from '../booking/admin-actions.ts';
import { moveBookingForAdmin } from '../booking/change-booking.ts';
import { expire } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import { startWindowOf, waitingHunt } from '../booking/start-window.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { aBooking, aParty } from '../testing/index.ts';
import { startParty } from './start.ts';

const now = new Date('2026-12-05T10:00:00Z');
const stop = { location_name: 'Wall', clue: 'Find it.', question: null, hint: null, partner: null };
const tour: HuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [1, 2].map((n) => ({ ...stop, stop_number: n, answers: ['crane'] })),
};
const party = aParty('p1', { party: { starts: 'together' } });
const aTeam = (n: number, given: Partial<Booking> = {}): WithId<Booking> => ({
  ...aBooking({ created_at: new Date('2026-12-04T12:00:00Z'), start_window: startWindowOf('2026-12-05') }),
  party: { board_id: 'board', first_stop: 1, held: true },
  ...given,
  id: `p1-${n}`,
});
const expired = (n: number) => ({ ...aTeam(n), ...expire(aTeam(n), now) });
const onDay = (n: number, day: string) => {
  const start_window = startWindowOf(day);
  return aTeam(n, { start_window, hunt: waitingHunt({ ...aTeam(n), start_window }, now), expires_at: null });
};
const go = (...teams: WithId<Booking>[]) => startParty(party, teams, () => tour, now);

/** Whether each team still waits for GO once the party has changed, by team. */
function heldAfter(teams: readonly WithId<Booking>[], changed: readonly { id: string; party?: Booking['party'] }[]) {
  const after = new Map(changed.map((one) => [one.id, one.party?.held]));
  return teams.map(({ id, party }) => after.get(id) ?? party?.held);
}

describe('GO', () => {
  test.each([
    ['has expired', expired(2)],
    ['has run out a moment ago', aTeam(2, { expires_at: now })],
    ['was ended by an admin', aTeam(2, { status: 'expired', started_at: null })],
    ['was moved to a later day by an admin', onDay(2, '2026-12-12')],
  ])('lets a team that %s start by itself later', (_, other) => {
    const teams = [aTeam(1), other];
    const gone = go(...teams);
    if (!gone.ok) throw new Error(gone.problem.message);
    const { started, released } = gone.value;
    expect(started.map(({ after }) => after.hunt.phase)).toEqual(['puzzle']);
    const changes = released.map(({ booking, changes }) => ({ ...changes, id: booking.id }));
    expect(heldAfter(teams, [...started.map(({ after }) => after), ...changes])).toEqual([false, false]);
    const freed = { ...other, ...released[0]?.changes };
    for (const later of [extendExpiry(freed, 24, now), moveBookingForAdmin(freed, '2026-12-20', [], now)])
      if (later.ok) expect({ ...freed, ...later.value }.party?.held).toBe(false);
  });

  test('waits for the first day on which a team can start', () => {
    const result = go(onDay(1, '2026-12-20'), onDay(2, '2026-12-12'));
    expect(result).toMatchObject({ ok: false, problem: { message: expect.stringContaining('Sat 12 Dec, 06:00') } });
  });

  test('is refused when no team waits', () => {
    expect(go(expired(1)).ok).toBe(false);
  });
});
