import { describe, expect, test } from 'vitest';
import type { Booking } from '../booking/schema.ts';
import { startWindowOf } from '../booking/start-window.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { aBooking, aParty } from '../testing/index.ts';
import { callLast, callLastByClock, nextAt } from './last-call.ts';
import { startParty } from './start.ts';

const now = new Date('2026-12-05T19:30:00Z');
const began = new Date('2026-12-05T18:00:00Z');
const stop = { location_name: 'Wall', clue: 'Find it.', question: null, hint: null, partner: null };
const tour: HuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [1, 2].map((n) => ({ ...stop, stop_number: n, answers: ['crane'] })),
};
const party = aParty('p1', { party: { starts: 'together' } });
const waiting = [1, 2].map((n) => ({
  ...aBooking({ created_at: new Date('2026-12-04T12:00:00Z'), start_window: startWindowOf('2026-12-05') }),
  party: { board_id: 'board', first_stop: 1, held: true },
  id: `p1-${n}`,
}));
function playing(): WithId<Booking>[] {
  const gone = startParty(party, waiting, () => tour, began);
  if (!gone.ok) throw new Error(gone.problem.message);
  return gone.value.started.map(({ after }) => after);
}
const form = { place: 'The Crown', meet: '21:00', ends: null };
const call = (teams: readonly WithId<Booking>[], given: Partial<typeof form> | { ends: string } = {}) =>
  callLast(party, teams, () => tour, { ...form, ...given }, now);

describe('the last call', () => {
  test('ends every hunt with the points so far, and tells every team where all meet', () => {
    const called = call(playing());
    if (!called.ok) throw new Error(called.problem.message);
    expect(called.value.teams.map(({ after }) => [after.status, after.hunt.phase, after.completed_at])).toEqual(
      Array(2).fill(['completed', 'completed', now]),
    );
    for (const { after, messages } of called.value.teams)
      expect(messages[0]).toEqual({ kind: 'last_call', place: 'The Crown', meet: '21:00', score: after.hunt.score });
    expect(called.value.party.last_call).toMatchObject({ called_at: now });
    expect(called.value.party.messages?.[0]?.text).toBe('Last call! Meet at The Crown at 21:00.');
  });

  test('tells a team that has not started or is done, and leaves its hunt', () => {
    const [one] = playing();
    const [, other] = waiting;
    if (!one || !other) throw new Error('Two teams');
    const called = call([one, other]);
    if (!called.ok) throw new Error(called.problem.message);
    const [, told] = called.value.teams;
    expect(told?.after).toEqual({
      ...other,
      party: { ...other.party, last_call: { place: 'The Crown', meet: '21:00' } },
    });
    expect(told?.messages).toEqual([{ kind: 'last_call', place: 'The Crown', meet: '21:00', score: null }]);
  });

  test('leaves a hunt that stands because somebody may be in danger', () => {
    const [one, other] = playing();
    if (!one || !other) throw new Error('Two teams');
    const held = { ...other, hunt: { ...other.hunt, paused: true, paused_at: now, pause_ends_at: null } };
    const called = call([one, held]);
    expect(called.ok && called.value.teams.map(({ after }) => after.status)).toEqual(['completed', 'confirmed']);
  });

  test('is refused before a team plays, and a second time', () => {
    expect(call(waiting).ok).toBe(false);
    const last_call = { place: 'x', meet: '21:00', ends_at: began, called_at: began };
    const after = { ...party, party: { ...party.party, last_call } };
    expect(callLast(after, playing(), () => tour, form, now).ok).toBe(false);
  });

  test('waits for the clock where it has a time, and comes once', () => {
    const set = call(playing(), { ends: '20:15' });
    if (!set.ok) throw new Error(set.problem.message);
    expect(set.value.teams).toEqual([]);
    const at = (moment: string) => callLastByClock(set.value.party, playing(), () => tour, new Date(moment));
    expect(at('2026-12-05T20:14:59Z')).toBeNull();
    const called = at('2026-12-05T20:15:00Z');
    expect(called?.teams.map(({ after }) => after.status)).toEqual(['completed', 'completed']);
    if (called) expect(callLastByClock(called.party, playing(), () => tour, now)).toBeNull();
  });

  test('takes a time within twelve hours, in London’s clock, past midnight too', () => {
    expect(nextAt('00:30', now)).toEqual(new Date('2026-12-06T00:30:00Z'));
    expect(nextAt('21:00', new Date('2026-07-05T19:30:00Z'))).toEqual(new Date('2026-07-05T20:00:00Z'));
    expect(call(playing(), { ends: '19:00' }).ok).toBe(false);
  });
});
