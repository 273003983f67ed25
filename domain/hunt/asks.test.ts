import { describe, expect, test } from 'vitest';
import { askedTexts } from '../testing/texts/asks-table.ts';
import { playText } from './machine.ts';
import { meaningInHunt } from './meaning.ts';
import { lookAtHunt } from './silence.ts';
import { type HuntState, newHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { TextToHunt } from './text-to-hunt.ts';
import type { HuntTour } from './tour.ts';

const ann = '+447700900101';
const bob = '+447700900102';
const noon = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const cafe = { id: 'cafe', name: 'Café Kick', address: '127 Shoreditch High St', offer: 'A free flat white' };
const stopOf = (n: number, answer: string) => ({
  stop_number: n,
  location_name: `Wall ${n}`,
  clue: 'It stands on one leg.',
  question: 'Which bird?',
  hint: 'Look up.',
  answers: [answer],
  partner: n === 2 ? cafe : null,
});
const tour: HuntTour = {
  tour_id: 'birds',
  name: 'Birds',
  stops: [stopOf(1, 'crane'), stopOf(2, 'heron'), stopOf(3, 'stork')],
};
const inputOf = (state: HuntState, text: string, given: Partial<TextToHunt> = {}): TextToHunt => ({
  state,
  tour,
  text,
  now: noon,
  sender: ann,
  phones: [ann, bob],
  expires_at: null,
  ...given,
});
const say = (state: HuntState, text: string, given: Partial<TextToHunt> = {}) => playText(inputOf(state, text, given));
const after = (...texts: string[]) => texts.reduce((state, text) => say(state, text).state, newHunt());
const words = (state: HuntState, text: string, given: Partial<TextToHunt> = {}) =>
  say(state, text, given).messages.map(({ message }) => renderHuntMessage(message, { tour, site: 's.uk' }));
const kinds = (state: HuntState, text: string, given: Partial<TextToHunt> = {}) =>
  say(state, text, given).messages.map(({ message }) => message.kind);

const ready = newHunt();
const puzzle = after('START');
const reward = after('START', 'crane', 'heron');
const last = after('START', 'crane', 'heron', 'CLAIMED');
const paused = after('START', 'PAUSE');
const completed = after('START', 'crane', 'heron', 'CLAIMED', 'stork');
const states = { ready, puzzle, reward, paused, completed };

describe('what people ask for in their own words', () => {
  const kindOf = (state: HuntState, text: string) => {
    const meaning = meaningInHunt(inputOf(state, text));
    if (meaning.type === 'command') return meaning.command;
    return meaning.type === 'plea' ? `plea: ${meaning.about}` : meaning.type;
  };
  test('is in the table, 400 texts', () => expect(askedTexts.length).toBeGreaterThanOrEqual(400));
  test.each(askedTexts)('$phase: $text asks for $kind', ({ phase, kind, text }) =>
    expect(kindOf(states[phase], text)).toBe(kind),
  );
});

describe('a plain answer to our question', () => {
  const yes = ['yes', 'Yes!', 'yeah', 'yep', 'y', 'yes it has', 'it has', 'yes its gone', 'afraid so', 'yes please'];
  const no = ['no', 'No.', 'nope', 'nah', 'n', 'not yet', 'no its still here', 'no it hasnt'];
  const asked = say(puzzle, 'the mural has been painted over').state;

  test('the question is asked', () =>
    expect(words(puzzle, 'the mural has been painted over')[0]).toMatch(/^Has the wall gone\?/));

  test.each(yes)("%j to 'Has the wall gone?' goes on as GONE does", (text) => {
    const step = say(asked, text);
    expect(step.state.results).toMatchObject([{ outcome: 'gone' }]);
    expect(step.state.stop_number).toBe(2);
  });
  test.each(no)("%j to 'Has the wall gone?' costs nothing and names the commands", (text) => {
    const step = say(asked, text);
    expect(step.state).toMatchObject({ stop_number: 1, wrong_answers: 0, tries: 0 });
    expect(step.messages.map(({ message }) => message.kind)).toEqual(['help']);
  });
  test('any phone of the team may give it, also one whose YES Twilio has read as START', () => {
    expect(say(asked, 'yes', { sender: bob, now: later(1) }).state.stop_number).toBe(2);
    expect(say(asked, 'YES', { opt_out_type: 'START' }).state.stop_number).toBe(2);
  });
  test('the question is open for ten minutes, and until our next message', () => {
    expect(say(asked, 'yes', { now: later(9) }).state.stop_number).toBe(2);
    expect(say(asked, 'yes', { now: later(10) }).messages).toEqual([]);
    expect(say(say(asked, 'STATUS').state, 'yes').messages).toEqual([]);
    expect(say(say(asked, 'thanks').state, 'yes').state.stop_number).toBe(2);
  });
  test('an answer that the stop accepts is no reply to a question', () => {
    const stops = tour.stops.map((stop) => ({ ...stop, answers: ['no'] }));
    expect(say(asked, 'no', { tour: { ...tour, stops } }).events).toMatchObject([{ type: 'solved' }]);
  });

  test("to 'Still at …?' helps: yes names the commands, no tells the way", () => {
    const silent = { ...puzzle, look_at: later(20) };
    const nudged = lookAtHunt(silent, tour, later(20))?.state ?? silent;
    expect(kinds(nudged, 'yes', { now: later(21) })).toEqual(['help']);
    expect(kinds(nudged, 'no we left', { now: later(21) })).not.toEqual(['directions']);
    expect(kinds(nudged, 'nope', { now: later(21) })).toEqual(['directions']);
  });
  test("to 'LOST tells the way' is the way", () => {
    const { state } = say(puzzle, 'this makes no sense');
    expect(kinds(state, 'yes please')).toEqual(['directions']);
    expect(kinds(state, 'no')).toEqual([]);
  });
  test("to 'No more stops to skip! Reply FINISH' ends the hunt", () => {
    const { state } = say(last, 'SKIP', { now: later(1) });
    expect(say(state, 'yes', { now: later(1) }).state.phase).toBe('completed');
    expect(say(state, 'no', { now: later(1) }).state).toMatchObject({ phase: 'puzzle', wrong_answers: 0 });
  });

  test('without a question yes and no are small talk, and nobody is subscribed anew', () => {
    for (const text of ['yes', 'YES', 'yeah', 'no', 'nope'])
      expect(say(puzzle, text)).toEqual({ state: puzzle, messages: [], events: [] });
    for (const text of ['yes', 'no']) expect(kinds(reward, text)).toEqual(['reward_waiting']);
    const consent = say(asked, 'yes', { had_opted_out: true });
    expect(consent).toMatchObject({
      events: [{ type: 'opted_in' }],
      messages: [{ message: { kind: 'location_with_clue' } }],
    });
  });
});

describe('a team that wants to stop', () => {
  test.each(['we want to finish here', 'quit', 'END', 'FINISH'])('is asked first, after %j', (text) => {
    expect(words(puzzle, text)).toEqual([
      'End the hunt here, at stop 1 of 3, with 0 points? Reply FINISH again to end it. SKIP goes on, PAUSE waits for a day.',
    ]);
    expect(say(puzzle, text).state.phase).toBe('puzzle');
  });
  test.each(['yes', 'FINISH', 'yes please', 'we want to finish here'])(
    'ends with the points so far after %j',
    (text) => {
      for (const state of [puzzle, reward, paused]) {
        const ended = say(say(state, 'finish').state, text);
        expect(ended.state).toMatchObject({ phase: 'completed', score: state.score, paused: false });
        expect(ended.messages.map(({ message }) => message.kind)).toEqual(['completion', 'ask_review']);
      }
    },
  );
  test('goes on after anything else', () => {
    const { state } = say(puzzle, 'finish');
    expect(say(state, 'no').state.phase).toBe('puzzle');
    expect(say(state, 'crane').state.stop_number).toBe(2);
    expect(say(state, 'FINISH', { now: later(11) }).state.phase).toBe('puzzle');
  });
  test('at the last stop FINISH ends the hunt at once, other words ask', () => {
    expect(say(last, 'FINISH', { now: later(1) }).state.phase).toBe('completed');
    expect(kinds(last, 'had enough', { now: later(1) })).toEqual(['end_here']);
  });
});

describe('before START', () => {
  const linked = (text: string, given: Partial<TextToHunt> = {}) =>
    say(ready, text, given).messages.map(({ message }) => message);
  test.each(['cancel', 'CANCEL', 'is it too late to cancel', 'quit'])('%j leads to the page that cancels', (text) =>
    expect(linked(text)).toEqual([{ kind: 'link', moves: true }]),
  );
  test('a team of a party cannot cancel, and gets its own link', () => {
    expect(linked('cancel', { of_party: true })).toEqual([{ kind: 'link', moves: false }]);
    expect(linked('can we do it on Sunday instead', { of_party: true })).toEqual([{ kind: 'organiser_moves' }]);
  });
  test('a player on the page gets no link that cancels', () =>
    expect(linked('cancel', { sender: 'Nell', page_players: ['Nell'] })).toEqual([
      { kind: 'by_phone', command: 'LINK' },
    ]));
  test('a team without a phone is told that the link is in the mail', () =>
    expect(linked('cancel', { sender: 'Nell', page_players: ['Nell'], phones: [] })).toEqual([
      { kind: 'by_phone', command: 'MAIL' },
    ]));
  test.each([{ opens_at: later(3000) }, { held: true }])(
    'the way, the day and the link are told in a hunt that is %j',
    (given) => {
      expect(kinds(ready, 'which station is it', given)).toEqual(['directions']);
      expect(kinds(ready, 'can we move it to Sunday', given)).toEqual(['link']);
      expect(kinds(ready, 'can I have a receipt', given)).toEqual(['link']);
    },
  );
});

describe('what a stop is blamed for', () => {
  const reports = (text: string) => say(puzzle, text).events.filter(({ type }) => type === 'reported');
  test.each(['the mural has been painted over', 'bar is shut', 'scaffolding everywhere', 'LOST'])(
    '%j is a report',
    (text) => expect(reports(text)).toHaveLength(1),
  );
  test.each([
    'who painted it',
    'your mum',
    'directions please',
    'where is it',
    'we are lost',
    'makes no sense',
    'no idea',
  ])('%j is none', (text) => expect(reports(text)).toEqual([]));
  test('an insult calls nobody', () => {
    for (const state of [puzzle, reward, ready])
      expect(say(state, 'this is rubbish').events.map(({ type }) => type)).toEqual(['talked']);
    expect(say(puzzle, 'this is rubbish, we want our money back').events).toEqual([
      { type: 'pleaded', about: 'money' },
    ]);
  });
});

test('a team that asks for the way again at the same stop gets a person too', () => {
  const first = say(puzzle, 'we cant find it anywhere');
  expect(first.messages.map(({ message }) => message.kind)).toEqual(['directions']);
  const second = say(first.state, 'still lost, where are we supposed to go?');
  expect(second.messages.map(({ message }) => message.kind)).toEqual(['directions', 'passed_on']);
  expect(second.events).toEqual([{ type: 'pleaded', about: 'person' }]);
  expect(say(first.state, 'LOST').messages.map(({ message }) => message.kind)).toEqual(['directions']);
});

describe('on the team’s page', () => {
  const nell = { sender: 'Nell', page_players: ['Nell'], phones: [] };
  const said = (text: string, given: Partial<TextToHunt> = {}) =>
    say(puzzle, text, { ...nell, ...given }).messages.map(({ message }) =>
      renderHuntMessage(message, { tour, site: '' }),
    );
  const staffed_from = new Date('2026-11-30T09:00:00Z');

  test('PERSON says where a person answers, and outside the desk’s hours from when', () => {
    expect(said('PERSON')).toEqual([expect.stringMatching(/^A person from Streetlore reads this, and answers here\./)]);
    expect(said('PERSON', { staffed_from })).toEqual([
      expect.stringMatching(/^Nobody is here now\. A person answers from 30 Nov, 09:00 London time, here\./),
    ]);
    expect(said('PERSON', { staffed_from, is_answered_by_mail: true })).toEqual([
      expect.stringContaining('09:00 London time, here and by e-mail.'),
    ]);
  });

  test('HELP names no STOP', () => {
    expect(said('HELP')).toEqual([expect.stringMatching(/Send your answers here\./)]);
    expect(said('HELP')[0]).not.toContain('STOP');
  });
});
