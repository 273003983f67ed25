import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../booking/schema.ts';
import { playText } from '../hunt/machine.ts';
import { type HuntState, newHunt } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { type AdminStep, adminSteps, maySteer, steer } from './steer-hunt.ts';

const stop = (n: number, offer = false): HuntTour['stops'][number] => ({
  stop_number: n,
  location_name: `Wall ${n}`,
  clue: `Find wall ${n}.`,
  question: null,
  hint: null,
  answers: [`answer${n}`],
  partner: offer ? { id: 'p', name: 'Beigel Bake', address: '159 Brick Lane', offer: 'A free beigel' } : null,
});
const tour: HuntTour = { tour_id: 'tour', name: 'Color & Vinyl', stops: [stop(1, true), stop(2), stop(3)] };
const phones = ['+447700900001', '+447700900002'];
const start = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

function after(texts: readonly string[], at = start): HuntState {
  let state = newHunt();
  for (const text of texts)
    state = playText({ state, tour, sender: phones[0] ?? '', phones, text, now: at, expires_at: null }).state;
  return state;
}

function take(
  step: AdminStep,
  hunt: HuntState,
  now = start,
  status: Booking['status'] = 'confirmed',
  seen = hunt.stop_number,
) {
  const booking = { status, hunt, phone_numbers: phones, stops_count: 3 };
  return steer(step, { booking, tour, now, stop_number: seen });
}

function taken(step: AdminStep, hunt: HuntState, now = start) {
  const decision = take(step, hunt, now);
  if (!decision.ok) throw new Error(decision.problem.message);
  return decision.value;
}

test('an admin’s skip has the effect of a player’s SKIP, and every phone gets the message', () => {
  const hunt = after(['START']);
  const byText = playText({
    state: hunt,
    tour,
    sender: phones[0] ?? '',
    phones,
    text: 'SKIP',
    now: start,
    expires_at: null,
  });
  const byAdmin = taken('skip', hunt);
  expect(byAdmin.messages).toEqual(byText.messages);
  const unmoved = { moved: null, look_at: null };
  expect({ ...byAdmin.state, ...unmoved }).toEqual({ ...byText.state, ...unmoved });
  expect(byText.messages).toMatchObject([{ to: 'all', message: { lead: 'skipped', stop_number: 2 } }]);
});

test.each<[AdminStep, string[], string]>([
  ['skip', [], 'This hunt has not started yet'],
  ['pause', [], 'This hunt has not started yet'],
  ['skip', ['START', 'answer1'], 'The players have solved this stop and are at its reward'],
  ['skip', ['START', 'SKIP', 'answer2'], 'No more stops to skip!'],
  ['resume', ['START'], 'This hunt is not paused'],
  ['nudge', ['START', 'SKIP', 'answer2', 'answer3'], 'This hunt is over'],
])('%s after %j is refused: %s', (step, texts, message) => {
  expect(take(step, after(texts))).toMatchObject({ ok: false, problem: { message } });
});

test.each(['pending_payment', 'expired', 'refunded', 'completed'] as const)(
  'every step is refused for a %s booking',
  (status) => {
    for (const step of adminSteps) expect(take(step, after(['START']), start, status).ok).toBe(false);
  },
);

test('a SKIP that crosses with an admin’s skip does not skip a second stop', () => {
  const { state } = taken('skip', after(['START']));
  for (const sender of phones) {
    const crossed = playText({ state, tour, sender, phones, text: 'SKIP', now: minutes(0.2), expires_at: null });
    expect(crossed.state.stop_number).toBe(2);
    expect(crossed.messages).toEqual([
      {
        to: 'sender',
        message: { kind: 'crossed', from: 1, stop_number: 2, place: 'puzzle', how: 'skipped', by: 'us', wait: 18 },
      },
    ]);
  }
});

test('a skip is refused when the players have solved that stop meanwhile', () => {
  const solved = after(['START', 'answer1', 'CONTINUE']);
  const message = 'The players have moved on to stop 2. Nothing was skipped.';
  expect(take('skip', solved, start, 'confirmed', 1)).toMatchObject({ ok: false, problem: { message } });
  expect(take('nudge', solved, start, 'confirmed', 1).ok).toBe(true);
});

test('a nudge repeats where the hunt stands, and RESEND repeats it again', () => {
  expect(taken('nudge', newHunt()).messages).toEqual([{ to: 'all', message: { kind: 'welcome' } }]);
  const waiting = taken('nudge', after(['START', 'answer1']));
  expect(waiting.messages).toMatchObject([{ message: { kind: 'reward_with_pause', stop_number: 1 } }]);
  const second = phones[1] ?? '';
  const again = playText({
    state: waiting.state,
    tour,
    sender: second,
    phones,
    text: 'RESEND',
    now: start,
    expires_at: null,
  });
  expect(again.messages).toMatchObject([{ to: 'sender', message: { kind: 'reward_with_pause' } }]);
});

test('the way to the stop goes to everybody, as LOST tells it, and costs nothing', () => {
  const playing = after(['START']);
  const sent = taken('way', playing, minutes(2));
  expect(sent.messages).toEqual([{ to: 'all', message: { kind: 'directions', stop_number: 1 } }]);
  expect(sent.state).toMatchObject({ stop_number: 1, hints: 0, score: playing.score, active_at: minutes(2) });
  // Before START it is the way to the first stop, and a paused team may be looking for it, too.
  expect(taken('way', newHunt()).messages).toMatchObject([{ message: { kind: 'directions', stop_number: 1 } }]);
  expect(take('way', taken('pause', playing).state).ok).toBe(true);
  expect(take('way', after(['START', 'answer1'])).ok).toBe(false);
});

test('a paused hunt accepts no answer, and the pause costs no points', () => {
  const held = taken('pause', after(['START']), minutes(1)).state;
  expect(take('pause', held).ok).toBe(false);
  const answered = playText({
    state: held,
    tour,
    sender: phones[0] ?? '',
    phones,
    text: 'answer1',
    now: minutes(2),
    expires_at: null,
  });
  expect(answered.messages).toEqual([{ to: 'sender', message: { kind: 'paused' } }]);
  const on = taken('resume', held, minutes(61)).state;
  const solve = (state: HuntState, at: Date) =>
    playText({ state, tour, sender: phones[0] ?? '', phones, text: 'answer1', now: at, expires_at: null }).state.score;
  expect(solve(on, minutes(62))).toBe(solve(after(['START']), minutes(2)));
});

test('a stop that is skipped in a pause does not count the time of the pause', () => {
  const held = taken('pause', after(['START']), minutes(1)).state;
  const { state } = taken('skip', held, minutes(61));
  expect(state.results).toMatchObject([{ outcome: 'skipped', seconds: 60 }]);
  expect(state).toMatchObject({ stop_number: 2, paused: true, paused_at: minutes(61) });
  const on = taken('resume', state, minutes(90)).state;
  expect(on.stop_started_at).toEqual(minutes(90));
});

test('a hunt that was paused before START can be resumed, and then starts', () => {
  const held = { ...newHunt(), paused: true };
  expect(take('pause', held).ok).toBe(false);
  const { state, messages } = taken('resume', held);
  expect(messages).toEqual([{ to: 'all', message: { kind: 'welcome' } }]);
  const [sender = ''] = phones;
  const begun = playText({ state, tour, sender, phones, text: 'START', now: start, expires_at: null });
  expect(begun.state).toMatchObject({ phase: 'puzzle', stop_number: 1 });
});

test('ending a hunt tells every phone, and no further step is possible', () => {
  const { state, messages } = taken('end', after(['START']));
  expect(state.phase).toBe('stopped');
  expect(messages).toEqual([{ to: 'all', message: { kind: 'stopped' } }]);
  for (const step of adminSteps) expect(take(step, state).ok).toBe(false);
});

test('the server accepts each step that the back office offers, and refuses the others with the same message', () => {
  const texts = fc.array(fc.constantFrom('START', 'answer1', 'answer2', 'answer3', 'SKIP', 'CONTINUE'));
  const status = fc.constantFrom<Booking['status']>('confirmed', 'confirmed', 'pending_payment', 'expired');
  fc.assert(
    fc.property(texts, fc.boolean(), status, (heard, paused, status) => {
      const hunt = { ...after(heard), paused };
      for (const step of adminSteps) {
        const { ok, ...said } = take(step, hunt, start, status);
        // Only the server knows whether the stop has a hint.
        if (step === 'hint' && !tour.stops[hunt.stop_number - 1]?.hint) continue;
        const may = maySteer(step, { status, hunt, stops_count: tour.stops.length });
        expect(may).toEqual(ok ? { ok, value: null } : { ok, ...said });
      }
    }),
  );
});

test('an admin’s hint reaches every phone and is free, also when the team asks for it again', () => {
  const [first, ...rest] = tour.stops;
  const hinted: HuntTour = { ...tour, stops: [{ ...(first ?? stop(1)), hint: 'Look up.' }, ...rest] };
  const say = (state: HuntState, text: string) =>
    playText({ state, tour: hinted, sender: phones[0] ?? '', phones, text, now: start, expires_at: null }).state;
  const hunt = after(['START']);
  const booking = { status: 'confirmed' as const, hunt, phone_numbers: phones, stops_count: 3 };
  const decision = steer('hint', { booking, tour: hinted, now: start });
  if (!decision.ok) throw new Error(decision.problem.message);
  const { state, messages } = decision.value;
  expect(messages).toEqual([{ to: 'all', message: { kind: 'hint', stop_number: 1, lost: 0 } }]);
  expect(state).toMatchObject({ hints: 1, hint_points: 0, wrong_answers: 0 });
  expect(say(state, 'HINT')).toMatchObject({ hints: 1, hint_points: 0 });
  expect(say(state, 'answer1').score).toBe(say(hunt, 'answer1').score);
  expect(take('hint', hunt)).toMatchObject({ ok: false, problem: { message: 'This stop has no hint' } });
});

test('no step in any hunt moves more than one stop or loses points', () => {
  const texts = fc.array(fc.constantFrom('START', 'answer1', 'answer2', 'answer3', 'SKIP', 'HINT', 'CONTINUE', 'no'));
  fc.assert(
    fc.property(texts, fc.array(fc.constantFrom(...adminSteps), { maxLength: 6 }), (heard, order) => {
      let hunt = after(heard);
      for (const step of order) {
        const decision = take(step, hunt);
        if (!decision.ok) continue;
        const { state } = decision.value;
        expect(state.stop_number - hunt.stop_number).toBeLessThanOrEqual(1);
        expect(state.score).toBeGreaterThanOrEqual(hunt.score);
        hunt = state;
      }
    }),
  );
});
