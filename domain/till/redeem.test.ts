import { describe, expect, test } from 'vitest';
import { newHunt } from '../hunt/index.ts';
import { aBooking, aTicket } from '../testing/index.ts';
import { earnedTickets, redeemed, takenBack, verdictOf } from './index.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
const solved = { stop_number: 1, outcome: 'solved', seconds: 60, wrong_answers: 0, hints: 0, points: 100 } as const;
const hunt = { ...newHunt(), phase: 'puzzle' as const, stop_number: 2, results: [{ ...solved, finished_at: noon }] };
const booking = aBooking({ hunt, participants: 3, team_name: 'Team Wild Style' });
const ticket = aTicket({ created_at: noon });
const look = (given: Parameters<typeof aTicket>[0] = {}, of: Partial<typeof booking> = {}, now = noon) =>
  verdictOf({ ...ticket, ...given }, { ...booking, ...of }, 'mine', now);

describe('a ticket', () => {
  test('is valid while its hunt runs, however long', () => {
    expect(look({}, {}, hours(500))).toMatchObject({ is: 'valid', guests: 3, team: 'Team Wild Style' });
  });

  test('is good for 24 hours after the end, by completion or by us', () => {
    const stopped = { ...hunt, phase: 'stopped' as const, stopped_at: noon };
    for (const of of [{ completed_at: noon }, { hunt: stopped, status: 'expired' as const }]) {
      expect(look({}, of, new Date(hours(24).getTime() - 1)).is).toBe('valid');
      expect(look({}, of, hours(24))).toMatchObject({ is: 'over', at: hours(24).toISOString() });
    }
  });

  test('is worth nothing once its hunt was cancelled or refunded', () => {
    expect(look({}, { cancelled_at: noon }).is).toBe('cancelled');
    expect(look({}, { status: 'refunded' }).is).toBe('cancelled');
  });

  test('was redeemed by this request, or is used by another; also after the hunt’s end', () => {
    const at = { redeemed_at: noon, redeemed_by: 'till' } as const;
    expect(look({ ...at, request_ids: ['mine'] }).is).toBe('redeemed');
    expect(look({ ...at, request_ids: ['mine', 'theirs'] }, { completed_at: noon }, hours(90))).toMatchObject({
      is: 'used',
      at: noon.toISOString(),
    });
  });

  test('of alcohol names the age, and outside its hours says from when it holds', () => {
    const verdict = look({ offer: 'A half of ale', offer_kind: 'alcohol', offer_hours: 'Mon-Sun 17:00-20:00' });
    expect(verdict).toMatchObject({ offer: 'A half of ale. 18+, bring ID.', closed: 'Not now, from today 17:00.' });
  });
});

test('redeeming marks the stop in the hunt, and taking back leaves no trace', () => {
  const done = redeemed(ticket, hunt, { by: 'pin', request_id: 'r', now: noon });
  expect(done).toMatchObject({ ticket: { redeemed_by: 'pin' }, hunt: { results: [{ redeemed_at: noon }] } });
  const undone = takenBack({ ...ticket, ...done.ticket }, done.hunt, 'r2');
  expect(undone).toMatchObject({ ticket: { request_ids: ['r', 'r2'] }, hunt });
  const many = takenBack({ ...ticket, request_ids: Array.from({ length: 10 }, (_, n) => `${n}`) }, hunt, 'r');
  expect(many.ticket.request_ids).toEqual([...'123456789r']);
});

test('a ticket is made for each newly solved stop with a partner, once', () => {
  const partner = { id: 'cafe', name: 'Cafe', address: '1 Brick Lane', offer: 'A cake' };
  const stop = { location_name: 'W', clue: 'c', question: null, hint: null, answers: ['a'] };
  const tour = {
    ...{ tour_id: 't', name: 'T' },
    stops: [
      { ...stop, stop_number: 1, partner },
      { ...stop, stop_number: 2, partner: null },
      { ...stop, stop_number: 3, partner },
    ],
  };
  const results = [1, 2, 3].map((stop_number) => ({ ...solved, stop_number, finished_at: noon }));
  const skipped = { ...results[2], stop_number: 3, outcome: 'skipped' as const };
  const of = (...all: (typeof results)[number][]) => ({ id: 'b', tour_id: 't', hunt: { ...hunt, results: all } });
  const ids = (...[before, after]: Parameters<typeof earnedTickets>) =>
    earnedTickets(before, after, tour, (n) => `hash${n}`).map(({ id, code_hash }) => [id, code_hash]);
  expect(ids(newHunt(), of(...results), tour, String)).toEqual([
    ['b_1', 'hash1'],
    ['b_3', 'hash3'],
  ]);
  expect(ids(hunt, of(...results.slice(0, 2)), tour, String)).toEqual([]);
  expect(earnedTickets(hunt, { ...of(), hunt: { ...hunt, results: [skipped as never] } }, tour, String)).toEqual([]);
});
