import { describe, expect, test } from 'vitest';
import { countSegments } from '../sms/segments.ts';
import { after } from '../time/index.ts';
import { playText } from './machine.ts';
import { lookAtHunt, withNextLook } from './silence.ts';
import { type HuntState, newHunt, stoppedHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntStep, TextToHunt } from './text-to-hunt.ts';
import type { HuntTour } from './tour.ts';

const [ann, bob] = ['+447700900101', '+447700900102'] as const;
const noon = new Date('2026-11-07T12:00:00Z');
const at = (minutes: number) => after(noon, minutes * 60_000);
const tour: HuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [1, 2, 3].map((stop_number) => ({
    stop_number,
    location_name: `Wall ${stop_number}`,
    clue: `Clue ${stop_number}.`,
    question: null,
    hint: 'Look up.',
    answers: [['fox', 'heron', 'ambulance'][stop_number - 1] ?? ''],
    partner: stop_number === 2 ? { id: 'p', name: 'Rough Trade', address: 'Brick Lane', offer: '10% off' } : null,
  })),
};
const hurt = 'my friend is bleeding';
const reply = '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';

type Given = Partial<Omit<TextToHunt, 'state' | 'text' | 'now'>>;
const say = (state: HuntState, text: string, minutes: number, given: Given = {}): HuntStep =>
  playText({ tour, sender: ann, phones: [ann, bob], expires_at: null, ...given, state, text, now: at(minutes) });
/** The hunt after some texts, each at its minute. */
const played = (...texts: readonly (readonly [number, string])[]): HuntState =>
  texts.reduce((state, [minute, text]) => say(state, text, minute).state, newHunt());
const told = ({ messages }: HuntStep) =>
  messages.map(({ to, message }) => [to, renderHuntMessage(message, { tour, site: 's' })]);

const puzzle = played([0, 'START']);
const reward = played([0, 'START'], [1, 'fox'], [2, 'heron']);
const done = played([0, 'START'], [1, 'fox'], [2, 'heron'], [3, 'CLAIMED'], [4, 'FINISH']);

describe('danger is heard', () => {
  test.each<[string, HuntState, Given]>([
    ['before START', newHunt(), {}],
    ['before the day', newHunt(), { opens_at: at(60) }],
    ['before GO', newHunt(), { held: true, of_party: true }],
    ['after the time to start', newHunt(), { expires_at: at(-60) }],
    ['at a puzzle', puzzle, {}],
    ['at a reward', reward, {}],
    ['in the team’s pause', say(puzzle, 'PAUSE', 1).state, {}],
    ['in an admin’s pause', { ...puzzle, paused: true, paused_at: at(1) }, {}],
    ['after the end', done, {}],
    ['in a hunt that was ended', stoppedHunt(puzzle, at(1)), {}],
    ['in a hunt that expired', stoppedHunt(newHunt(), at(1)), { ran_out: true }],
    ['without a tour that can be played', newHunt(), { tour: null }],
    ['under way without such a tour', puzzle, { tour: null }],
    ['on the page', puzzle, { sender: 'Zoe', page_players: ['Zoe'], seen: { phase: 'puzzle', stop_number: 1 } }],
  ])('%s', (_, state, given) => {
    const step = say(state, hurt, 5, given);
    expect(told(step)).toEqual([['sender', reply]]);
    expect(step.events).toEqual([{ type: 'endangered' }, { type: 'pleaded', about: 'danger' }]);
    // Apart from its clock the hunt stays as it is: no point, no try, no phase.
    const { danger_at: _at, ...hunt } = step.state;
    const { danger_at: _before, ...before } = state;
    expect(hunt).toEqual(before);
  });

  test('in one segment', () => expect(countSegments(reply).segments).toBe(1));

  test('seconds after another phone has moved the hunt on, where a guess is held back', () => {
    const moved = say(puzzle, 'fox', 1, { sender: bob }).state;
    const soon = (text: string, given: Given = {}) => told(say(moved, text, 1.05, given));
    expect(soon('badger')[0]?.[1]).toContain('solved Stop 1');
    expect(soon(hurt)).toEqual([['sender', reply]]);
    const onPage = { sender: 'Zoe', page_players: ['Zoe'], seen: { phase: 'puzzle', stop_number: 1 } } as const;
    expect(soon(hurt, onPage)).toEqual([['sender', reply]]);
  });

  test('but the answer of the stop, to the letter, is the answer', () => {
    const last = played([0, 'START'], [1, 'fox'], [2, 'heron'], [3, 'CLAIMED']);
    expect(say(last, 'Ambulance!', 5).state.phase).toBe('completed');
    expect(told(say(puzzle, 'Ambulance!', 5))).toEqual([['sender', reply]]);
  });
});

describe('a text that gives the answer and sounds like danger', () => {
  test('is the answer where the danger is weak, and danger where it is strong', () => {
    const types = (text: string) => say(puzzle, text, 5).events.map(({ type }) => type);
    for (const text of ['fox, our mate fell off his chair', 'everyone shouting fox at me so fox'])
      expect(types(text), text).toContain('solved');
    for (const text of ['fox, he is not breathing', 'fox but call the police please', 'fox. a man has a knife'])
      expect(types(text), text).toContain('endangered');
  });
});

describe('the clock of a hunt', () => {
  /** A hunt in danger from minute 10 on, 10 minutes after its first stop began. */
  const stood = say(puzzle, hurt, 10).state;

  test('stands from the first text about danger on, and later ones do not move it', () => {
    expect(stood.danger_at).toEqual(at(10));
    const later = say(stood, 'we need an ambulance', 14, { sender: bob }).state;
    expect(later).toMatchObject({ danger_at: at(10), stop_started_at: noon });
  });

  test('stands while the team only asks or tells us something', () => {
    for (const text of ['PERSON', 'STATUS', 'RESEND', 'we want our money back', 'where are we supposed to go', 'hello'])
      expect(say(stood, text, 20).state).toMatchObject({ danger_at: at(10), stop_started_at: noon });
  });

  test.each<[string, number]>([
    ['fox', 11 * 60],
    ['SKIP', 11 * 60],
    ['GONE', 11 * 60],
  ])('goes on with %s, and the time of the danger does not count for the stop', (text, seconds) => {
    // The team writes half an hour after the danger and plays on a minute later.
    const wrong = say(stood, 'badger', 40).state;
    expect(wrong).toMatchObject({ danger_at: null, stop_started_at: at(30), wrong_answers: 1 });
    const next = say(wrong, text, 41).state;
    expect(next.results).toMatchObject([{ seconds }]);
    expect(next).toMatchObject({ stop_number: 2, stop_started_at: at(41), danger_at: null });
  });

  test('goes on with HINT, whose price is that of the time played', () => {
    expect(say(puzzle, 'HINT', 19).state.hint_points).toBeGreaterThan(0);
    expect(say(stood, 'HINT', 60).state).toMatchObject({
      danger_at: null,
      hint_points: say(puzzle, 'HINT', 10).state.hint_points,
    });
  });

  test('goes on after a reward, and stands again with the next danger', () => {
    const standing = say(reward, hurt, 10).state;
    expect(standing.danger_at).toEqual(at(10));
    const next = say(standing, 'CONTINUE', 30).state;
    expect(next).toMatchObject({ stop_number: 3, stop_started_at: at(30), danger_at: null });
    expect(say(next, hurt, 31).state.danger_at).toEqual(at(31));
  });

  test('stands once for a danger before a pause: the time counts neither for the one nor for the other', () => {
    const paused = say(stood, 'PAUSE', 20).state;
    expect(paused).toMatchObject({ paused: true, danger_at: null, stop_started_at: at(10) });
    expect(say(paused, 'RESUME', 50).state).toMatchObject({ paused: false, stop_started_at: at(40) });
  });

  test('is left to the pause of a paused hunt', () => {
    const paused = say(say(puzzle, 'PAUSE', 5).state, hurt, 10).state;
    expect(paused).toMatchObject({ paused: true, paused_at: at(5) });
    expect(paused.danger_at).toBeUndefined();
    expect(say(paused, 'RESUME', 65).state.stop_started_at).toEqual(at(60));
  });

  test('does not go on by a text from before the danger, which arrives late', () => {
    const late = say(stood, 'badger', 9, { sender: bob }).state;
    expect(late).toMatchObject({ danger_at: at(10), wrong_answers: 1 });
    // The hunt has moved on after a danger that arrives late: only the time since the move is given.
    const moved = say(puzzle, 'fox', 12).state;
    const heard = say(moved, hurt, 10, { sender: bob }).state;
    expect(say(heard, 'badger', 30, { sender: bob }).state.stop_started_at).toEqual(at(30));
  });

  test('is no reason for a nudge while it stands', () => {
    const waits = withNextLook(puzzle, tour, noon);
    expect(lookAtHunt(waits, tour, at(25))?.message).toMatchObject({ kind: 'nudge' });
    expect(withNextLook({ ...waits, danger_at: at(10) }, tour, at(10)).look_at).toBeNull();
    expect(lookAtHunt({ ...waits, danger_at: at(10) }, tour, at(25))?.message).toBeNull();
    const again = say(stood, 'badger', 40).state;
    expect(withNextLook(again, tour, at(40)).look_at).toEqual(at(60));
  });
});
