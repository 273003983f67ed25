import { describe, expect, test } from 'vitest';
import type { Booking } from '../booking/schema.ts';
import { closesAt, startWindowOf } from '../booking/start-window.ts';
import { type Desk, defaultDesk } from '../desk/index.ts';
import { newHunt } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { PleaKind } from '../sms/schema.ts';
import { aBooking } from '../testing/index.ts';
import { after } from '../time/index.ts';
import {
  actionsFor,
  callAboutNeeds,
  huntsInNeedAt,
  needKinds,
  needsNow,
  needsOf,
  needWords,
  type WatchedHunt,
} from './index.ts';

const now = new Date('2026-11-26T19:00:00Z');
const MINUTE = 60_000;
const ago = (minutes: number) => after(now, -minutes * MINUTE);

const stop = (stop_number: number, silent_after?: number) => ({
  stop_number,
  location_name: stop_number === 1 ? 'Ebor Street' : 'Fashion Street',
  clue: 'x',
  question: null,
  hint: null,
  answers: ['crane'],
  partner: null,
  ...(silent_after && { silent_after }),
});
const tour: HuntTour = { tour_id: 'color-vinyl', name: 'Color & Vinyl', stops: [stop(1), stop(2, 1200)] };

type Given = Partial<Omit<Booking, 'hunt'>> & { hunt?: Partial<Booking['hunt']> };
function booked({ hunt, ...given }: Given = {}) {
  const phone_numbers = ['+447700900101', '+447700900102'];
  return { id: 'booking-abc', ...aBooking({ phone_numbers, ...given, hunt: { ...newHunt(), ...hunt } }) };
}
const playing = (hunt: Partial<Booking['hunt']> = {}) =>
  booked({ hunt: { phase: 'puzzle', stop_number: 1, stop_started_at: ago(5), active_at: ago(5), ...hunt } });
const quiet = { plea: null, failed: false, last_at: ago(5) };
const aPlea = (about: PleaKind, since: Date, hunt_id = 'booking-abc') => ({
  ...{ about, id: 'SM1', at: since, since, words: 'Please call us', hunt_id },
});

const needsOrNull = (given: Partial<WatchedHunt> = {}) =>
  needsOf({ booking: playing(), tour, conversations: [quiet, quiet], page: null, before: null, now, ...given });
function derive(given: Partial<WatchedHunt> = {}) {
  const derived = needsOrNull(given);
  if (!derived) throw new Error('This hunt is over');
  return derived;
}
/** The kinds of needs that hold now. */
const kinds = (given: Partial<WatchedHunt> = {}) => needsNow(derive(given), now).map(({ kind }) => kind);

test('a hunt for a day needs nobody before the last three hours of its day', () => {
  const start_window = startWindowOf('2026-11-28');
  const booking = booked({ start_window, expires_at: closesAt(start_window) });
  const at = (time: string) => needsNow(derive({ booking, tour: null }), new Date(time)).map(({ kind }) => kind);
  expect(at('2026-11-28T02:00:00Z')).toEqual([]);
  expect(at('2026-11-28T18:00:00Z')).toEqual([]);
  expect(at('2026-11-29T02:59:00Z')).toEqual([]);
  expect(at('2026-11-29T03:00:00Z')).toEqual(['not_started']);
});

describe('a hunt needs an admin', () => {
  const left = (minutes: number) => booked({ expires_at: after(now, minutes * MINUTE) });
  const at = (minutes: number, stop_number = 1) => playing({ stop_number, stop_started_at: ago(minutes) });
  const pleading = (about: PleaKind) => [{ ...quiet, plea: aPlea(about, ago(1)) }, quiet];
  const elsewhere = [{ ...quiet, plea: aPlea('danger', ago(1), 'booking-other') }, quiet];
  const gone = (minutes: number) => ({
    stop_number: 1,
    outcome: 'gone' as const,
    seconds: 60,
    wrong_answers: 0,
    hints: 0,
    points: 100,
    finished_at: ago(minutes),
  });

  const solved = { ...gone(1), stop_number: 2, outcome: 'solved' as const };

  test.each<[string, Partial<WatchedHunt>, string[]]>([
    ['nothing is amiss', {}, []],
    ['START has 3 h and a minute left', { booking: left(181), tour: null }, []],
    ['START has 3 h left', { booking: left(180), tour: null }, ['not_started']],
    ['four answers were wrong', { booking: playing({ wrong_answers: 4 }) }, []],
    ['five answers were wrong', { booking: playing({ wrong_answers: 5 }) }, ['wrong_answers']],
    ['nobody knows what is usual, 39 min', { booking: at(39) }, []],
    ['nobody knows what is usual, 40 min', { booking: at(40) }, ['slow']],
    ['nine in ten need 20 min, and the team 39', { booking: at(39, 2) }, []],
    ['nine in ten need 20 min, and the team 40', { booking: at(40, 2) }, ['slow']],
    ['a reward for 44 min', { booking: playing({ phase: 'reward', active_at: ago(44) }) }, []],
    ['a reward for 45 min', { booking: playing({ phase: 'reward', active_at: ago(45) }) }, ['at_reward']],
    ['paused', { booking: playing({ paused: true, stop_started_at: ago(90), wrong_answers: 9 }) }, []],
    ['a wall went within the hour', { booking: playing({ stop_number: 2, results: [gone(59)] }) }, ['gone']],
    ['a wall went before that', { booking: playing({ stop_number: 2, results: [gone(61)] }) }, []],
    ['a wall went, and the next was solved', { booking: playing({ results: [gone(9), solved] }) }, ['gone']],
    [
      'a phone plays on after STOP',
      { booking: { ...playing({ unheard: [{ phone: 1, at: ago(2) }] }), opted_out: [1] } },
      ['failing_phone'],
    ],
    ['a phone that sent STOP is silent', { booking: { ...playing({}), opted_out: [1] } }, []],
    ['a phone gets no texts', { conversations: [quiet, { ...quiet, failed: true }] }, ['failing_phone']],
    ['a phone failed long ago', { conversations: [quiet, { ...quiet, failed: true, last_at: ago(25 * 60) }] }, []],
    ['somebody asks for us', { conversations: pleading('person') }, ['person']],
    ['somebody asks for money', { conversations: pleading('money') }, ['money']],
    ['somebody is hurt', { conversations: pleading('danger') }, ['danger']],
    ['somebody is hurt in another hunt of the phone', { conversations: elsewhere }, []],
  ])('%s', (_, given, expected) => expect(kinds(given)).toEqual(expected));

  test('for a plea on the team’s page, which belongs to no phone', () => {
    const plea = { ...aPlea('money', ago(2)), id: 'm1' };
    expect(needsNow(derive({ page: { plea } }), now)).toEqual([
      { kind: 'money', from: ago(2), words: plea.words, text_id: 'm1', said_at: ago(2) },
    ]);
    expect(kinds({ page: { plea: null } })).toEqual([]);
  });

  test('not if the phone without texts has opted out', () => {
    const conversations = [quiet, { ...quiet, failed: true }];
    expect(kinds({ booking: { ...playing(), opted_out: [1] }, conversations })).toEqual([]);
  });

  test('for several reasons, the most urgent first', () => {
    const booking = playing({ wrong_answers: 6, stop_started_at: ago(50) });
    const conversations = [{ ...quiet, failed: true }, ...pleading('money')];
    expect(kinds({ booking, conversations })).toEqual(['money', 'failing_phone', 'wrong_answers', 'slow']);
  });

  test('no more once it is over, refunded or unpaid', () => {
    for (const status of ['completed', 'refunded', 'expired', 'pending_payment'] as const)
      expect(needsOrNull({ booking: { ...playing(), status } })).toBeNull();
  });

  test('and a new plea is listed before older needs', () => {
    const old = derive({ booking: playing({ stop_started_at: ago(600) }) });
    const fresh = derive({ conversations: pleading('person') });
    const order = ({ order }: { order: Date | null }) => order?.getTime() ?? 0;
    expect(order(fresh)).toBeLessThan(order(old));
  });

  test('and danger before any other plea, however old that is', () => {
    const order = (about: PleaKind, since: Date) =>
      derive({ conversations: [{ ...quiet, plea: aPlea(about, since) }, null] }).order?.getTime() ?? 0;
    expect(order('danger', now)).toBeLessThan(order('money', ago(60 * 24 * 300)));
    const hunt = (id: string, about: PleaKind, since: Date) => ({
      ...{ id, counted_at: now, ...derive({ conversations: [{ ...quiet, plea: aPlea(about, since) }, null] }) },
    });
    const found = [hunt('a', 'money', ago(90)), hunt('b', 'danger', ago(2)), hunt('c', 'danger', ago(3))];
    expect(huntsInNeedAt(found, now).map((row) => row.hunt.id)).toEqual(['c', 'b', 'a']);
  });

  test('for danger after it is over too, and for nothing else then', () => {
    const over = { ...playing({ phase: 'completed' as const, stop_number: 2 }), status: 'completed' as const };
    const [hurt] = pleading('danger');
    expect(kinds({ booking: over, conversations: [hurt ?? null, ...pleading('money')] })).toEqual(['danger']);
    expect(needsOrNull({ booking: over, conversations: pleading('money') })).toBeNull();
    const expired = { ...booked({ hunt: { phase: 'stopped' } }), status: 'expired' as const };
    expect(kinds({ booking: expired, tour: null, conversations: pleading('danger') })).toEqual(['danger']);
  });

  test('for nothing else while its clock stands', () => {
    const booking = playing({ stop_started_at: ago(90), wrong_answers: 6, danger_at: ago(60) });
    expect(kinds({ booking, conversations: pleading('danger') })).toEqual(['danger']);
    expect(kinds({ booking })).toEqual([]);
  });

  test('from a time that lies ahead, so that a row can show at its moment without a write', () => {
    expect(derive()).toMatchObject({ from: after(now, 35 * MINUTE), needs: [{ kind: 'slow' }] });
    expect(derive({ booking: playing({ paused: true }) })).toMatchObject({ from: null });
  });

  test('by the fifth wrong answer, which the sixth does not make younger', () => {
    const fifth = derive({ booking: playing({ wrong_answers: 5, active_at: ago(6) }) });
    const sixth = derive({ booking: playing({ wrong_answers: 6, active_at: ago(1) }), before: fifth });
    expect(sixth.needs[0]).toEqual({ kind: 'wrong_answers', from: ago(6) });
    const elsewhere = playing({ stop_number: 2, wrong_answers: 5, active_at: ago(1) });
    expect(derive({ booking: elsewhere, before: fifth }).needs[0]).toEqual({ kind: 'wrong_answers', from: ago(1) });
  });
});

test('every reason has words without a number of a phone, and an action', () => {
  const hunt = {
    ...derive({ booking: playing({ stop_started_at: ago(12), wrong_answers: 6 }) }),
    expires_at: after(now, 170 * MINUTE),
  };
  const words = needKinds.map((kind) => needWords({ kind, from: now, phone: 1 }, hunt, now));
  expect(words).toEqual([
    'may be in danger',
    'asks about money',
    'asks for a person',
    'phone 2 gets no texts',
    'says that a wall has gone',
    '6 wrong at Ebor Street, 12 min',
    'no START, 2 h left',
    '12 min at Ebor Street',
    'silent at the reward of Ebor Street',
  ]);
  for (const kind of needKinds) expect(actionsFor[kind].length).toBeGreaterThan(0);
});

test('a wall that has gone is named, also when the team stands at the next one', () => {
  const result = { stop_number: 1, outcome: 'gone' as const, seconds: 60, wrong_answers: 0, hints: 0, points: 0 };
  const booking = playing({ stop_number: 2, results: [{ ...result, finished_at: ago(2) }] });
  const taken = { ...tour, stops: [{ ...stop(1), tour_stop: 4 }, stop(2)] };
  const hunt = derive({ booking, tour: taken });
  const [need] = needsNow(hunt, now);
  expect(need).toMatchObject({ kind: 'gone', stop: { location_name: 'Ebor Street', tour_stop: 4 } });
  expect(need && needWords(need, hunt, now)).toBe('says that the wall at Ebor Street has gone');
});

test('a phone that fails again does not begin to fail anew', () => {
  const failing = (minutes: number) => ({ conversations: [{ ...quiet, failed: true, last_at: ago(minutes) }, null] });
  const first = derive(failing(9));
  expect(derive({ ...failing(1), before: first }).needs[0]).toMatchObject({ kind: 'failing_phone', from: ago(9) });
});

describe('the phones on duty', () => {
  const desk: Desk = { ...defaultDesk, from: '00:00', to: '23:59', numbers: ['+447700900990', '+447700900991'] };
  const hunt = (given: Partial<WatchedHunt>) => ({ id: 'b1', counted_at: now, ...derive(given) });
  const call = (given: Partial<WatchedHunt>, at = now, on = desk) =>
    callAboutNeeds(hunt(given), { desk: on, site: 'streetlore.test', now: at });
  const stuck = { booking: playing({ stop_started_at: ago(50) }) };

  test('get a text each about what has waited ten minutes, once for each reason at a stop', () => {
    expect(call({ booking: playing({ stop_started_at: ago(49) }) })).toBeNull();
    const first = call(stuck);
    expect(first?.texts.map(({ phone_number, message_content }) => [phone_number, message_content])).toEqual(
      desk.numbers.map((number) => [number, 'Color & Vinyl, stop 1: a team is stuck. streetlore.test/admin/hunts/b1']),
    );
    const before = { ...hunt(stuck), called: first?.called ?? null };
    expect(call({ ...stuck, before })).toBeNull();
    const pleading = [{ ...quiet, plea: aPlea('person', ago(11)) }, quiet];
    expect(call({ ...stuck, before, conversations: pleading })?.called.kinds).toEqual(['slow', 'person']);
  });

  test('get none outside the hours, without a number, or about what can wait', () => {
    expect(call(stuck, now, { ...desk, from: '09:00', to: '18:00' })).toBeNull();
    expect(call(stuck, now, { ...desk, numbers: [] })).toBeNull();
    expect(call({ booking: playing({ phase: 'reward', active_at: ago(70) }) })).toBeNull();
  });

  test('get no second call about danger, of which they were told at once', () => {
    expect(call({ conversations: [{ ...quiet, plea: aPlea('danger', ago(30)) }, quiet] })).toBeNull();
  });
});
