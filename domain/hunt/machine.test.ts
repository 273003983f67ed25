import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { classify } from '../commands/classify.ts';
import { type GameCommand, gameCommands, parseText } from '../commands/commands.ts';
import { carrierKeywords, isOptInKeyword, isOptOutKeyword } from '../sms/keywords.ts';
import { withConsent } from '../sms/phone.ts';
import { newSmsPhone } from '../sms/schema.ts';
import { commandTable } from './command-table.ts';
import { UNREAD_MS } from './crossing.ts';
import { isPlay, playText } from './machine.ts';
import { scoring } from './score.ts';
import { type HuntState, newHunt, stoppedHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntStep } from './text-to-hunt.ts';
import type { HuntStop, HuntTour } from './tour.ts';
import { MAX_ANSWERED_TRIES } from './tries.ts';

const ann = '+447700900101';
const bob = '+447700900102';
const noon = new Date('2026-11-07T12:00:00Z');

const stopOf = (n: number, given: Partial<HuntStop> = {}): HuntStop => ({
  stop_number: n,
  location_name: `Wall ${n}`,
  clue: `Clue ${n}.`,
  question: `Question ${n}?`,
  hint: `Look up ${n}.`,
  answers: [`answer${n}`, `also ${n}`],
  partner: null,
  ...given,
});
const cafe = { id: 'cafe', name: 'Café Kick', address: '127 Shoreditch High St', offer: 'A free flat white' };
const tour: HuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [stopOf(1), stopOf(2, { partner: cafe, hint: null }), stopOf(3)],
};

function say(state: HuntState, text: string, given: Partial<Parameters<typeof playText>[0]> = {}): HuntStep {
  return playText({ state, tour, sender: ann, phones: [ann, bob], text, now: noon, expires_at: null, ...given });
}
const words = ({ messages }: HuntStep) =>
  messages.map(({ to, message }) => `${to}: ${renderHuntMessage(message, { tour, site: 'streetlore.london' })}`);
/** Another wrong guess for each number below 100. */
const guess = (n: number) =>
  `${['a red', 'a big', 'an old', 'a small', 'a tall'][n % 5]} ${animals[Math.floor(n / 5)]}`;
const animals =
  'badger otter stoat weasel ferret rabbit hare fox wolf bear lion tiger zebra camel goat sheep pig horse donkey mule'.split(
    ' ',
  );
const after = (...texts: string[]) => texts.reduce((state, text) => say(state, text).state, newHunt());

const ready = newHunt();
const puzzle = after('START');
const last = after('START', 'answer1', 'answer2', 'CLAIMED');
const reward = after('START', 'answer1', 'answer2');
const completed = after('START', 'answer1', 'answer2', 'CLAIMED', 'answer3');
const stopped = stoppedHunt(puzzle, noon);
const paused = { ...puzzle, paused: true };
const ownPause = after('START', 'PAUSE');
const situations = { ready, puzzle, reward, last, completed, stopped, paused, ownPause };

const help =
  'sender: START begins. Text your answers. HINT helps, LOST tells the way, SKIP, GONE if the wall has, CLAIMED at rewards, STATUS, RESEND, PAUSE, PERSON, STOP opts out.';
const helpAfter =
  'sender: This hunt is done. RESEND repeats how it went, STATUS tells your points, STOP opts out. Book another at streetlore.london/tours';
const inProgress = 'sender: Your tour is already in progress! Reply HELP for assistance.';
const startFirst = 'sender: Start your tour by replying START!';
const finishFirst = 'sender: Complete the current puzzle first!';
const rewardWaits = 'sender: Use CLAIMED (after visiting partner) or CONTINUE (skip reward) to move to the next stop!';
const allDone = "sender: You've completed all stops!";
const ended = 'sender: This hunt has ended. Book another at streetlore.london/tours';
const justLeft2 = 'sender: You have just moved on from Stop 2, so your text changed nothing. RESEND repeats Stop 3.';
const pausedNow = 'sender: Your hunt is paused. We will text you when it goes on.';
const ownPauseNow = 'sender: Your hunt is paused. Reply RESUME to go on. It goes on by itself on 8 Nov, 12:00.';
const noLook = 'sender: This stop has no look, only its puzzle.';
const price = "A wrong guess costs 10, a stop's first one nothing.";
const wrong1 = 'sender: Not quite. The first guess is free. Clue 1.\nQuestion 1?';
const wrong3 = 'sender: Not quite. The first guess is free. Clue 3.\nQuestion 3?';
const unknown = 'sender: Not an answer we know. HINT, LOST, GONE, PERSON.';
const readUs = 'sender: Somebody from Streetlore will read this.';
const onlyHunt = 'sender: This is your only hunt: there is none to switch to. Reply HELP for help.';
const linked =
  "sender: Your booking on any screen: streetlore.london/hunt\nIt can change the booking: keep it to yourself. The team's page there is for all.";
const stop1 = 'Stop 1/3: Wall 1\nClue 1.\nQuestion 1?';
const stop2 = 'Stop 2/3: Wall 2\nClue 2.\nQuestion 2?';
const stop3 = 'Stop 3/3: Wall 3\nClue 3.\nQuestion 3?';
const offer =
  'Correct! Café Kick, 127 Shoreditch High St: A free flat white. Show this, valid for 24 hours. Then reply CLAIMED, or CONTINUE to skip.';
const offerAgain =
  'Reward: Café Kick, 127 Shoreditch High St: A free flat white. Show this until 8 Nov, 12:00. Then reply CLAIMED, or CONTINUE to skip.';
const finished =
  "You've finished the Color & Vinyl! 3 of 3 walls in 0s, 450 points (150 quick). Your place: streetlore.london/leaderboard";
const endHere = (stop: number, points: number) =>
  `sender: End the hunt here, at stop ${stop} of 3, with ${points} points? Reply FINISH again to end it. SKIP goes on, PAUSE waits for a day.`;
const asked = 'all: How was it? Reply 1 to 5, and a sentence if you like.';

type Replies = Record<keyof typeof situations, string>;
/** Every command in every situation. Several lines are several messages. */
const table: Record<GameCommand, Replies> & Record<string, Replies> = {
  START: {
    ready: `all: ${stop1}`,
    puzzle: inProgress,
    reward: inProgress,
    last: inProgress,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  HINT: {
    ready: startFirst,
    puzzle: 'sender: Hint: Look up 1.\n15 points off.',
    reward: rewardWaits,
    last: 'sender: Hint: Look up 3.\n15 points off.',
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  CLAIMED: {
    ready: startFirst,
    puzzle: finishFirst,
    reward: `all: Moving to ${stop3}`,
    // This CLAIMED repeats the command that moved the hunt to its last stop.
    last: justLeft2,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  CONTINUE: {
    ready: startFirst,
    puzzle: finishFirst,
    reward: `all: Moving to ${stop3}`,
    last: finishFirst,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: `all: ${stop1}`,
  },
  SKIP: {
    ready: startFirst,
    puzzle: `all: Skipped Stop 1... ${stop2}`,
    reward: `all: Moving to ${stop3}`,
    last: 'sender: No more stops to skip! Reply FINISH to end here with the points so far.',
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  STATUS: {
    ready:
      'sender: Your Color & Vinyl has not started yet. Reply START in the neighbourhood within 24 hours of purchase, or it expires.',
    puzzle: `sender: Stop 1 of 3, Color & Vinyl: 0% done, 0 points. ${price}`,
    reward: `sender: Stop 2 of 3, Color & Vinyl: 67% done, 300 points (2 walls, 100 quick). ${price}`,
    last: `sender: Stop 3 of 3, Color & Vinyl: 67% done, 300 points (2 walls, 100 quick). ${price}`,
    completed: 'sender: Stop 3 of 3, Color & Vinyl: 100% done, 450 points (3 walls, 150 quick).',
    stopped: ended,
    paused: 'sender: Stop 1 of 3, Color & Vinyl: 0% done, 0 points. It is paused: we will text you when it goes on.',
    ownPause: 'sender: Stop 1 of 3, Color & Vinyl: 0% done, 0 points. It is paused: reply RESUME to go on.',
  },
  HELP: {
    ready: help,
    puzzle: help,
    reward: help,
    last: help,
    completed: helpAfter,
    stopped: ended,
    paused: help,
    ownPause: help,
  },
  RESEND: {
    ready:
      'sender: Streetlore: your Color & Vinyl is booked! It begins at Wall 1. Reply START there within 24 hours of purchase, or it expires. HELP for help, STOP to opt out.',
    puzzle: `sender: ${stop1}`,
    reward: `sender: ${offerAgain}`,
    last: `sender: ${stop3}`,
    completed: `sender: ${finished}`,
    stopped: ended,
    paused: `sender: ${stop1}`,
    ownPause: `sender: ${stop1}`,
  },
  FINISH: {
    ready: startFirst,
    puzzle: endHere(1, 0),
    reward: endHere(2, 300),
    last: `all: You've finished the Color & Vinyl! 2 of 3 walls in 0s, 300 points (100 quick). Your place: streetlore.london/leaderboard\n\n${asked}`,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: endHere(1, 0),
  },
  LOOK: {
    ready: startFirst,
    puzzle: noLook,
    reward: noLook,
    last: noLook,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  LOST: {
    ready: 'sender: Stop 1/3 is at Wall 1.',
    puzzle: 'sender: Stop 1/3 is at Wall 1.',
    reward: `sender: ${offerAgain}`,
    last: 'sender: Stop 3/3 is at Wall 3.',
    completed: allDone,
    stopped: ended,
    paused: 'sender: Stop 1/3 is at Wall 1.',
    ownPause: 'sender: Stop 1/3 is at Wall 1.',
  },
  GONE: {
    ready: startFirst,
    puzzle: `all: No points lost. ${stop2}`,
    reward: `all: Moving to ${stop3}`,
    last: `all: You've finished the Color & Vinyl! 2 of 3 walls in 0s, 400 points (100 quick, 100 gone). Your place: streetlore.london/leaderboard\n\n${asked}`,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  PAUSE: {
    ready: startFirst,
    puzzle: ownPauseNow.replace('sender', 'all'),
    reward: ownPauseNow.replace('sender', 'all'),
    last: ownPauseNow.replace('sender', 'all'),
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  RESUME: {
    ready: startFirst,
    puzzle: `sender: ${stop1}`,
    reward: `sender: ${offerAgain}`,
    last: `sender: ${stop3}`,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: `all: ${stop1}`,
  },
  PERSON: {
    ready: readUs,
    puzzle: `${readUs} Meanwhile HINT helps, SKIP goes on.`,
    reward: readUs,
    last: `${readUs} Meanwhile HINT helps, FINISH ends here.`,
    completed: readUs,
    stopped: readUs,
    paused: readUs,
    ownPause: readUs,
  },
  LINK: {
    ready: linked,
    puzzle: linked,
    reward: linked,
    last: linked,
    completed: linked,
    stopped: ended,
    paused: linked,
    ownPause: linked,
  },
  MOVE: {
    ready: 'sender: Change the day, or cancel, here: streetlore.london/hunt',
    puzzle: linked,
    reward: linked,
    last: linked,
    completed: linked,
    stopped: ended,
    paused: linked,
    ownPause: linked,
  },
  SWITCH: {
    ready: onlyHunt,
    puzzle: onlyHunt,
    reward: onlyHunt,
    last: onlyHunt,
    completed: onlyHunt,
    stopped: ended,
    paused: onlyHunt,
    ownPause: onlyHunt,
  },
  'a badger': {
    ready: startFirst,
    puzzle: wrong1,
    reward: rewardWaits,
    last: wrong3,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  'a wrong word': {
    ready: startFirst,
    puzzle: unknown,
    reward: rewardWaits,
    last: unknown,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  ' Answer1\n': {
    ready: startFirst,
    puzzle: `all: Correct! ${stop2}`,
    reward: rewardWaits,
    last: wrong3,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
  'ALSO 3': {
    ready: startFirst,
    puzzle: wrong1,
    reward: rewardWaits,
    last: `all: ${finished}\n\n${asked}`,
    completed: allDone,
    stopped: ended,
    paused: pausedNow,
    ownPause: ownPauseNow,
  },
};

test('every command but the first ones leaves its word to stops that have it as an answer', () => {
  const first = ['START', 'HINT', 'CLAIMED', 'CONTINUE', 'SKIP', 'STATUS', 'HELP', 'RESEND'];
  expect(gameCommands.filter((command) => !commandTable[command].isYoung)).toEqual(first);
});

/** A hunt without what passes: when somebody looks at it, and our last question. */
const unasked = ({ look_at: _, asked: __, ...state }: HuntState) => state;

describe('every command in every situation', () => {
  for (const [text, replies] of Object.entries(table))
    test.each(Object.entries(replies))(`${JSON.stringify(text)} while %s`, (name, reply) => {
      const before = situations[name as keyof typeof situations];
      const step = say(before, text);
      expect(words(step).join('\n\n')).toBe(reply);
      const passing = { talk_answered_at: 0 };
      const isChanged =
        JSON.stringify({ ...unasked(step.state), ...passing }) !== JSON.stringify({ ...unasked(before), ...passing });
      // A change without an event would not count as play, and its replies would not be owed.
      expect(isChanged).toBe(isPlay(step.events));
    });

  test('gives the reward of a partner, and does not wait for a reply to it at the last stop', () => {
    expect(words(say(after('START', 'answer1'), 'answer2'))).toEqual([`all: ${offer}`]);
    const ending: HuntTour = { ...tour, stops: [stopOf(1, { partner: cafe })] };
    const state = say(newHunt(), 'START', { tour: ending }).state;
    const step = say(state, 'answer1', { tour: ending });
    expect(step.messages.map(({ message }) => message.kind)).toEqual(['partner_offer', 'completion', 'ask_review']);
    expect(step.state.phase).toBe('completed');
  });

  test('repeats the clue after a wrong answer if one segment holds it, and otherwise the question and how to get the clue', () => {
    const long = { ...tour, stops: [stopOf(1, { clue: 'x'.repeat(150) })] };
    const wrong = { kind: 'wrong', stop_number: 1, lost: 10 } as const;
    expect(renderHuntMessage(wrong, { tour: long, site: '' })).toBe(
      'Not quite. Question 1?\n10 points off.\nRESEND repeats the clue.',
    );
    const bare = { ...tour, stops: [stopOf(1, { clue: 'x'.repeat(150), question: null })] };
    expect(renderHuntMessage(wrong, { tour: bare, site: '' })).toContain('x'.repeat(150));
  });

  test('replies to HINT at a stop without a hint, and costs nothing', () => {
    const before = after('START', 'answer1');
    const asked = say(before, 'HINT');
    expect(words(asked)).toEqual(['sender: No hint here, only the wall: Clue 2.\nQuestion 2?']);
    expect(asked.state).toEqual(before);
  });

  test('expires when START comes too late, and at no other text', () => {
    const late = say(ready, 'START', { expires_at: noon });
    expect(words(late)).toEqual([
      'all: This hunt has expired: it was not started within 24 hours. Book again at streetlore.london/tours',
    ]);
    expect(late).toMatchObject({ state: { phase: 'stopped' }, events: [{ type: 'expired' }] });
    expect(say(puzzle, 'answer1', { expires_at: noon }).state.stop_number).toBe(2);
  });

  test('names the deadline that an admin has extended', () => {
    const render = (kind: 'welcome' | 'expired') =>
      renderHuntMessage({ kind }, { tour, site: 's', start_by: new Date('2026-07-23T22:45:00Z') });
    expect(render('welcome')).toContain('there by 23 Jul, 23:45, or it expires. HELP');
    expect(render('expired')).toBe('This hunt has expired: it was not started by 23 Jul, 23:45. Book again at s/tours');
  });

  test('tells a START before the day when the hunt can be started, and starts it from then on', () => {
    const opens_at = new Date('2026-11-08T06:00:00Z');
    const context = { tour, site: 's', opens_at };
    const early = say(ready, 'START', { opens_at });
    expect(early.messages.map(({ message }) => renderHuntMessage(message, context))).toEqual([
      'Your Color & Vinyl is booked for Sun 8 Nov: reply START from 06:00 that day. To change the day, reply MOVE.',
    ]);
    expect(early.state).toEqual(ready);
    for (const text of ['STATUS', 'HINT', 'answer1', 'CLAIMED'])
      expect(say(ready, text, { opens_at }).messages.map(({ message }) => message.kind)).toEqual(['early']);
    for (const [text, kind] of [
      ['LOST', 'directions'],
      ['MOVE', 'link'],
      ['LINK', 'link'],
      ['HELP', 'help'],
      ['PERSON', 'passed_on'],
      ['RESEND', 'welcome'],
    ] as const)
      expect(say(ready, text, { opens_at }).messages.map(({ message }) => message.kind)).toEqual([kind]);
    expect(say(ready, 'START', { opens_at, now: opens_at }).state.phase).toBe('puzzle');
    expect(renderHuntMessage({ kind: 'welcome' }, context)).toBe(
      'Streetlore: your Color & Vinyl is booked for Sun 8 Nov! It begins at Wall 1. Reply START there from 06:00, within 24 hours, or it expires. HELP for help, STOP to opt out.',
    );
    expect(renderHuntMessage({ kind: 'expired' }, context)).toContain('it was not started by 9 Nov, 06:00.');
  });

  test('repeats the clue to a phone that opts back in with START, and to no other phone', () => {
    const back = (state: HuntState, text: string) => words(say(state, text, { had_opted_out: true }));
    expect(back(puzzle, 'START')).toEqual([`sender: ${stop1}`]);
    expect(back(reward, 'start')).toEqual([`sender: ${offerAgain}`]);
    expect(back(ready, 'START')).toEqual([`all: ${stop1}`]);
    expect(back(paused, 'START')).toEqual([pausedNow]);
    expect(back(completed, 'START')).toEqual([allDone]);
  });

  test('tells the team once that a phone plays on after STOP, and repeats the clue when it is back', () => {
    const silent = { had_opted_out: true };
    const told = `all: Phone ...${ann.slice(-3)} has sent STOP: its answers count, but our texts do not reach it. START on that phone brings them back.`;
    expect(words(say(puzzle, 'STOP', silent))).toEqual([]);
    const first = say(puzzle, 'a badger', silent);
    expect(words(first).at(-1)).toBe(told);
    expect(first.state.unheard).toEqual([{ phone: 0, at: noon }]);
    expect(words(say(first.state, 'an otter', silent))).not.toContain(told);
    expect(words(say(first.state, 'an otter', { ...silent, sender: bob }))).toHaveLength(2);
    // Danger is for the desk alone.
    expect(say(puzzle, 'a man has a knife', silent).state.unheard).toBeUndefined();
    for (const back of ['START', 'UNSTOP', 'yes']) {
      const step = say(first.state, back, silent);
      expect(words(step)).toEqual([`sender: ${stop1}`]);
      expect(step.state.unheard).toEqual([]);
    }
    expect(words(say(first.state, 'UNSTOP', { ...silent, opt_out_type: 'START' }))).toEqual([`sender: ${stop1}`]);
  });

  test.each(['HELP', 'INFO', 'RESEND', 'STATUS', 'HINT', 'SKIP', 'a guess'])(
    'a hunt that has expired or ended says so in its reply to %s, not how to play',
    (text) => {
      const ranOut =
        'sender: This hunt has expired: it was not started within 24 hours. Book again at streetlore.london/tours';
      // Nobody has noticed yet that the hunt has expired. The next line has stopped it for that
      // reason.
      expect(words(say(ready, text, { expires_at: noon }))).toEqual([ranOut]);
      const events = text === 'a guess' ? [{ type: 'talked' }] : [];
      expect(say(ready, text, { expires_at: noon })).toMatchObject({ state: { phase: 'ready' }, events });
      expect(words(say(stoppedHunt(ready, noon), text, { ran_out: true }))).toEqual([ranOut]);
      expect(words(say(stoppedHunt(reward, noon), text))).toEqual([ended]);
      if (text === 'HELP' || text === 'INFO')
        expect(words(say(ready, text, { expires_at: noon, opt_out_type: 'HELP' }))).toEqual([ranOut]);
      // A hunt that was started in time goes on.
      expect(words(say(puzzle, text, { expires_at: noon }))).not.toContain(ranOut);
    },
  );

  test('START of a tour that was taken apart is refused with a message', () => {
    expect(words(say(ready, 'START', { tour: null }))).toEqual([
      'sender: Your hunt cannot start just now. We have been told; please try START again later.',
    ]);
    expect(words(say(ready, 'HELP', { tour: null }))).toEqual([help]);
  });
});

describe('two phones at once', () => {
  const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
  const byBob = (state: HuntState, text: string, seconds = 3) => say(state, text, { sender: bob, now: later(seconds) });

  const held = (who: string, moved: string, next: string, wait = 0) =>
    `sender: ${who} just ${moved}, so your text changed nothing. RESEND repeats ${next}.${wait > 0 ? ` To skip ${next === 'its reward' ? 'that' : `${next} too`}, text SKIP again in ${wait} s.` : ''}`;
  const byAnn = (moved: string, next: string, wait = 0) => held('Phone ...101 has', moved, next, wait);

  test.each([
    ['the answer that was just right', ['START', 'answer1'], ' Also 1', byAnn('solved Stop 1', 'Stop 2')],
    ['the answer of the stop just skipped', ['START', 'SKIP'], 'answer1', byAnn('skipped Stop 1', 'Stop 2')],
    [
      'the answer whose reward now waits',
      ['START', 'answer1', 'answer2'],
      'answer2',
      byAnn('solved Stop 2', 'its reward'),
    ],
    [
      'the answer whose reward was just left',
      ['START', 'answer1', 'answer2', 'CONTINUE'],
      'answer2',
      byAnn('moved on from Stop 2', 'Stop 3'),
    ],
    ['SKIP after SKIP', ['START', 'SKIP'], 'SKIP', byAnn('skipped Stop 1', 'Stop 2', 27)],
    // There is no stop to skip to.
    [
      'SKIP after a reward was claimed',
      ['START', 'answer1', 'answer2', 'CLAIMED'],
      'SKIP',
      byAnn('moved on from Stop 2', 'Stop 3'),
    ],
    [
      'CLAIMED after a reward was left',
      ['START', 'answer1', 'answer2', 'CONTINUE'],
      'CLAIMED',
      byAnn('moved on from Stop 2', 'Stop 3'),
    ],
    [
      'CONTINUE after a reward was left by SKIP',
      ['START', 'answer1', 'answer2', 'SKIP'],
      'CONTINUE',
      byAnn('moved on from Stop 2', 'Stop 3'),
    ],
    ['SKIP after an answer', ['START', 'answer1'], 'SKIP', byAnn('solved Stop 1', 'Stop 2', 7)],
    ['SKIP to a reward', ['START', 'answer1', 'answer2'], 'SKIP', byAnn('solved Stop 2', 'its reward', 7)],
    ['HINT after an answer', ['START', 'answer1', 'SKIP'], 'hint', byAnn('skipped Stop 2', 'Stop 3')],
    ['a guess after an answer', ['START', 'answer1'], 'a badger', byAnn('solved Stop 1', 'Stop 2')],
    ['a close guess after SKIP', ['START', 'SKIP'], 'ansr2', byAnn('skipped Stop 1', 'Stop 2')],
    ['a guess to START', ['START'], 'badgers', held('Phone ...101 has', 'started the hunt', 'Stop 1')],
    ['HINT to START', ['START'], 'HINT', held('Phone ...101 has', 'started the hunt', 'Stop 1')],
    ['FINISH after an answer', ['START', 'answer1', 'SKIP'], 'finish', byAnn('skipped Stop 2', 'Stop 3')],
  ])('%s changes nothing, and the reply says who moved the hunt on', (_, texts, text, reply) => {
    const state = after(...texts);
    const step = byBob(state, text);
    expect(words(step)).toEqual([reply]);
    expect(step.events).toEqual([]);
    expect(step.state).toEqual(state);
    // A text from before the move that arrives after it.
    expect(byBob(state, text, -20).state).toEqual(state);
  });

  test('the reply says when an admin moved the hunt on', () => {
    const { state } = say(puzzle, 'SKIP', { sender: '' });
    expect(words(byBob(state, 'a badger'))).toEqual([held('We have', 'skipped Stop 1', 'Stop 2')]);
    expect(say(state, 'SKIP', { sender: '' }).state.stop_number).toBe(3);
  });

  test('a late right answer to the stop before costs nothing for five minutes, whoever sends it', () => {
    const animals: HuntTour = {
      ...tour,
      stops: [stopOf(1, { answers: ['heron'] }), stopOf(2, { answers: ['otter'] }), stopOf(3)],
    };
    const at = (state: HuntState, text: string, sender: string, seconds: number) =>
      say(state, text, { tour: animals, sender, now: later(seconds) });
    const moved = at(at(newHunt(), 'START', ann, 0).state, 'heron', ann, 0).state;
    for (const [sender, who] of [
      [bob, 'Phone ...101 has'],
      [ann, 'You have'],
    ] as const)
      for (const text of ['heron', 'it’s a heron isn’t it', 'My son says heron']) {
        const step = at(moved, text, sender, 299);
        expect(words(step)).toEqual([
          `sender: ${who} solved Stop 1, so your text changed nothing. RESEND repeats Stop 2.`,
        ]);
        expect(step).toMatchObject({ state: moved, events: [] });
      }
    // Afterwards the answer is judged like any other text.
    expect(at(moved, 'heron', bob, 300).state.wrong_answers).toBe(1);
    expect(at(moved, 'what about our heron then', bob, 300).events).toEqual([{ type: 'talked' }]);
    // A page that still shows the stop before is believed however late its message comes.
    const late = { tour: animals, sender: bob, now: later(900), seen: { phase: 'puzzle' as const, stop_number: 1 } };
    expect(say(moved, 'my son says heron', late)).toMatchObject({ state: moved, events: [] });
  });

  test('an answer after the last stop gets the reply that the hunt is over', () => {
    expect(words(byBob(completed, 'answer3'))).toEqual([allDone]);
  });

  test('the other phone may skip after half a minute, and may send a right answer at once', () => {
    const state = after('START', 'SKIP');
    expect(byBob(state, 'SKIP', 29).state.stop_number).toBe(2);
    expect(byBob(state, 'SKIP', 30).state.stop_number).toBe(3);
    expect(byBob(state, 'answer2').state.score).toBe(150);
    expect(byBob(state, 'badger', 9).state.wrong_answers).toBe(0);
    expect(byBob(state, 'badger', 10).state.wrong_answers).toBe(1);
    const third = after('START', 'answer1', 'SKIP');
    expect([9, 10].map((seconds) => byBob(third, 'HINT', seconds).state.hints)).toEqual([0, 1]);
    expect(byBob(after('START', 'answer1'), 'SKIP', 9).state.stop_number).toBe(2);
    expect(byBob(after('START', 'answer1'), 'SKIP', 10).state.stop_number).toBe(3);
    expect(byBob(reward, 'CLAIMED').state.stop_number).toBe(3);
    // The phone that moved the hunt knows the next stop.
    expect(say(after('START', 'answer1'), 'SKIP', { now: later(2) }).state.stop_number).toBe(3);
  });

  test('both phones are right when two stops have the same answer', () => {
    const twins = { ...tour, stops: tour.stops.map((stop) => ({ ...stop, answers: ['three'] })) };
    const first = say(after('START'), 'three', { tour: twins });
    const second = say(first.state, 'three', { tour: twins, sender: bob, now: later(3) });
    expect(second.state).toMatchObject({ wrong_answers: 0, results: [{ outcome: 'solved' }, { outcome: 'solved' }] });
  });

  test('a hunt that does not store its last move holds no text back', () => {
    const { moved: _, ...older } = after('START', 'answer1');
    expect(byBob(older, 'answer1').state.wrong_answers).toBe(1);
  });

  test('the same wrong answer costs points once, in any wording, from any phone and at any time', () => {
    const free = say(puzzle, 'an otter');
    expect(words(free)).toEqual([wrong1]);
    const first = say(free.state, 'a badger');
    expect(words(first).join()).toContain('10 points off.');
    const second = byBob(first.state, 'Its a badger!', 60);
    expect(words(second)).toEqual([`sender: Not quite. Clue 1.\nQuestion 1?\nReply HINT for help.`]);
    expect(second).toMatchObject({ state: { wrong_answers: 2 }, events: [] });
    expect(byBob(second.state, 'two badgers', 70).state.wrong_answers).toBe(3);
    const next = say(second.state, 'answer1').state;
    expect(byBob(next, 'a badger', 60).state.wrong_answers).toBe(1);
    // A hunt that began before guesses were stored.
    const { guessed: _, tries: __, ...older } = first.state;
    expect(say(older, 'a badger').state).toMatchObject({ wrong_answers: 3, tries: 1 });
  });
});

describe('one phone twice', () => {
  const again = (state: HuntState, text: string, seconds: number) =>
    say(state, text, { now: new Date(noon.getTime() + seconds * 1000) });

  test.each([
    ['the answer that was just right', ['START', 'answer1'], 'Answer1!', 'solved Stop 1', 'Stop 2'],
    ['SKIP', ['START', 'SKIP'], 'skip', 'skipped Stop 1', 'Stop 2', true],
    ['the answer whose reward now waits', ['START', 'answer1', 'answer2'], 'answer2', 'solved Stop 2', 'its reward'],
    ['SKIP of a reward', ['START', 'answer1', 'answer2', 'SKIP'], 'SKIP', 'moved on from Stop 2', 'Stop 3'],
    ['CLAIMED', ['START', 'answer1', 'answer2', 'CLAIMED'], 'claimed', 'moved on from Stop 2', 'Stop 3'],
  ])('%s, sent twice, changes nothing for half a minute', (_, texts, text, moved, next, waits = false) => {
    const state = after(...texts);
    const step = again(state, text, 29);
    expect(step).toMatchObject({ state, events: [] });
    expect(words(step)).toEqual([
      `sender: You have just ${moved}, so your text changed nothing. RESEND repeats ${next}.${waits ? ` To skip ${next} too, text SKIP again in 1 s.` : ''}`,
    ]);
    expect(words(again(state, text, 30))[0]).not.toContain('just');
  });

  test('a phone may skip the puzzle after a reward at once, and an admin any number of times', () => {
    expect(again(after('START', 'answer1', 'answer2', 'CONTINUE'), 'SKIP', 2).messages).toMatchObject([
      { message: { kind: 'no_more_skips' } },
    ]);
    const byAdmin = (state: HuntState) => say(state, 'SKIP', { sender: '' }).state;
    expect(byAdmin(byAdmin(puzzle)).stop_number).toBe(3);
  });
});

describe('RESEND', () => {
  test.each(['HELP', 'STATUS', 'HINT', 'a wrong word', 'RESEND'])('gives the clue, reward or end after %s', (text) => {
    for (const state of [puzzle, reward, last, completed])
      expect(words(say(say(state, text).state, 'RESEND'))).toEqual(words(say(state, 'RESEND')));
    expect(words(say(say(puzzle, text).state, 'RESEND'))).toEqual([`sender: ${stop1}`]);
  });

  test('gives the same to a phone that joined later, and the reward of the last stop before the result', () => {
    expect(words(say(reward, 'RESEND', { phones: [ann, bob, 'new'], sender: 'new' }))).toEqual([
      `sender: ${offerAgain}`,
    ]);
    const ending: HuntTour = { ...tour, stops: [stopOf(1, { partner: cafe })] };
    const solved = say(say(newHunt(), 'START', { tour: ending }).state, 'answer1', { tour: ending }).state;
    expect(say(solved, 'RESEND', { tour: ending }).messages.map(({ message }) => message.kind)).toEqual([
      'partner_offer',
      'completion',
    ]);
  });

  test('says until when a reward is valid, counted from the answer that earned it, and when it no longer is', () => {
    const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
    const later = (state: HuntState, count: number, given = {}) =>
      words(say(state, 'RESEND', { now: hours(count), ...given }));
    expect(later(reward, 20)).toEqual([`sender: ${offerAgain}`]);
    expect(later(reward, 72)).toEqual([
      'sender: Reward: Café Kick, 127 Shoreditch High St: A free flat white. It was valid until 8 Nov, 12:00. Reply CONTINUE to go on.',
    ]);
    const ending: HuntTour = { ...tour, stops: [stopOf(1, { partner: cafe })] };
    const solved = say(say(newHunt(), 'START', { tour: ending }).state, 'answer1', { tour: ending }).state;
    const rewardAfter = (count: number) => {
      const [first] = say(solved, 'RESEND', { tour: ending, now: hours(count) }).messages;
      return first && renderHuntMessage(first.message, { tour: ending, site: '' });
    };
    expect(rewardAfter(23)).toMatch(/^Reward: .* A free flat white\. Show this until 8 Nov, 12:00\.$/);
    expect(rewardAfter(24)).toMatch(/ It was valid until 8 Nov, 12:00\.$/);
    // An older hunt, which does not store when a stop ended.
    const older = { ...reward, results: reward.results.map(({ finished_at: _, ...result }) => result) };
    expect(later(older, 72)).toEqual([`sender: ${offer}`]);
  });

  test('says that the hunt is unavailable when its tour cannot be played', () => {
    for (const state of [puzzle, reward, completed])
      expect(say(state, 'RESEND', { tour: null }).messages).toMatchObject([{ message: { kind: 'unavailable' } }]);
  });
});

describe('FINISH', () => {
  test('ends at the last stop with the points so far, without its reward', () => {
    const ending: HuntTour = { ...tour, stops: [stopOf(1), stopOf(2, { partner: cafe })] };
    const state = ['START', 'answer1'].reduce((at, text) => say(at, text, { tour: ending }).state, newHunt());
    const step = say(state, 'finish please', { tour: ending });
    expect(step).toMatchObject({
      state: { phase: 'completed', score: 150, results: [{}, { outcome: 'skipped', points: 0 }] },
      messages: [
        { to: 'all', message: { kind: 'completion', solved: 1 } },
        { to: 'all', message: { kind: 'ask_review' } },
      ],
      events: [{ type: 'skipped', stop_number: 2 }, { type: 'completed' }],
    });
    expect(say(step.state, 'RESEND', { tour: ending }).messages).toHaveLength(1);
  });

  test('is an answer in an older tour that has it as an answer', () => {
    const older: HuntTour = { ...tour, stops: [stopOf(1, { answers: ['Finish'] }), stopOf(2)] };
    expect(say(say(newHunt(), 'START', { tour: older }).state, 'finish!', { tour: older }).state).toMatchObject({
      score: 150,
      stop_number: 2,
    });
  });
});

describe('an answer that is close', () => {
  const tours: HuntTour = { ...tour, stops: [stopOf(1, { answers: ['crane'] }), stopOf(2)] };
  const played = (...texts: string[]) => {
    let step = say(newHunt(), 'START', { tour: tours });
    const replies = texts.map((text) => {
      step = say(step.state, text, { tour: tours });
      return words(step).join();
    });
    return { replies, state: step.state };
  };

  test('costs nothing twice at a stop, and the reply says that it was close', () => {
    const { replies, state } = played('cranne', 'crame', 'crans');
    expect(replies).toEqual(['sender: So close: check the spelling.', 'sender: So close: check the spelling.', wrong1]);
    expect(state).toMatchObject({ wrong_answers: 1, close_answers: 2 });
    expect(played('crane or heron', 'tower crane').replies).toEqual(
      Array.from({ length: 2 }, () => 'sender: Nearly: text the answer alone.'),
    );
    expect(played('Got it!\nCrane\n\nKind regards,\nNell').state).toMatchObject({ score: 150, close_answers: 0 });
    expect(played('cranne', 'crane').state).toMatchObject({ score: 150, close_answers: 0 });
  });

  test('counts from 0 in a hunt that began before close answers were counted', () => {
    const { close_answers: _, ...older } = played().state;
    expect(say(older, 'crame', { tour: tours }).state).toMatchObject({ close_answers: 1, wrong_answers: 0 });
  });

  test('HINT is mentioned from the second wrong answer on, unless the stop has no hint or its hint was given', () => {
    const hint = '\nReply HINT for help.';
    const { replies } = played('badger', 'otter', 'stoat', 'HINT', 'weasel');
    expect(replies.map((text) => text.endsWith(hint))).toEqual([false, true, true, false, false]);
    const silent = [stopOf(1, { hint: null })];
    const state = ['START', 'badger'].reduce(
      (at, text) => say(at, text, { tour: { ...tour, stops: silent } }).state,
      newHunt(),
    );
    expect(words(say(state, 'otter', { tour: { ...tour, stops: silent } }))[0]).not.toContain('HINT');
  });

  test('the reply names lost points only when points were lost', () => {
    let state = puzzle;
    const lost = Array.from({ length: 17 }, (_, n) => {
      const step = say(say(state, 'STATUS').state, guess(n));
      state = step.state;
      return /\n(\d+) points off/.exec(words(step).join())?.[1] ?? null;
    });
    // The first is free, the next three cost 10 each, and the fifth costs the bonus for speed.
    expect(lost).toEqual([null, '10', '10', '10', '50', ...Array.from({ length: 12 }, () => null)]);
    expect(words(say(say(puzzle, 'HINT').state, 'HINT'))).toEqual(['sender: Hint: Look up 1.']);
  });
});

describe('one wrong answer after another', () => {
  const guesses = (state: HuntState, many: number, from = 0) => {
    const replies: string[] = [];
    let at = state;
    for (let n = from; n < from + many; n += 1) {
      const step = say(at, guess(n));
      replies.push(words(step).join());
      at = step.state;
    }
    return { replies, state: at };
  };
  const enough =
    'sender: Not that either, and we stop answering wrong ones now. HINT helps, SKIP goes on, RESEND repeats the clue.';

  test('gets a reply ten times, then one with the commands that help, and then none until another text', () => {
    const { replies, state } = guesses(puzzle, 14);
    expect(replies.map((text) => text.slice(0, 17))).toEqual([
      ...Array(10).fill('sender: Not quite'),
      enough.slice(0, 17),
      '',
      '',
      '',
    ]);
    expect(replies[10]).toBe(enough);
    expect(state).toMatchObject({ wrong_answers: 14 });
    expect(say(state, 'answer1').state).toMatchObject({ stop_number: 2, tries: 0 });
    for (const other of ['HINT', 'STATUS', 'RESEND', 'HELP', 'CLAIMED', 'START']) {
      const step = say(state, other);
      expect(step.messages).not.toEqual([]);
      expect(guesses(step.state, 1, 90).replies[0]).toContain('Not quite');
    }
  });

  test('repeated answers count too, and the last reply names the commands for the stop', () => {
    let state = last;
    let reply = '';
    for (let n = 0; n < 11; n += 1) {
      const step = say(state, 'badger');
      state = step.state;
      reply = words(step).join();
    }
    expect(state.wrong_answers).toBe(1);
    expect(reply).toContain('HINT helps, FINISH ends here');
    const bare = renderHuntMessage({ kind: 'enough', stop_number: 2 }, { tour, site: '' });
    expect(bare).toContain('now. SKIP goes on, RESEND');
  });
});

describe('talk at a puzzle', () => {
  const minutes = (n: number) => new Date(noon.getTime() + n * 60_000);
  const unknownAt = 'Not an answer we know.';

  test('costs nothing, and the team gets one reply in ten minutes at a stop', () => {
    const first = say(puzzle, 'keine ahnung');
    expect(words(first)).toEqual([unknown]);
    expect(first.events).toEqual([{ type: 'talked' }]);
    expect(first.state).toEqual({ ...puzzle, talk_answered_at: noon });
    const second = say(first.state, 'pub?', { sender: bob, now: minutes(9.9) });
    expect(second).toMatchObject({ messages: [], state: first.state, events: [{ type: 'talked' }] });
    expect(words(say(second.state, 'pub?', { sender: bob, now: minutes(10) }))).toEqual([unknown]);
    const next = say(second.state, 'answer1', { now: minutes(1) }).state;
    expect(words(say(next, 'pub?', { now: minutes(2) })).join()).toContain(unknownAt);
  });

  test('is answered with HINT only where a hint is left', () => {
    expect(words(say(say(puzzle, 'HINT').state, 'pub?')).join()).toBe(`sender: ${unknownAt} LOST, GONE, PERSON.`);
    expect(words(say(after('START', 'answer1'), 'pub?')).join()).toBe(`sender: ${unknownAt} LOST, GONE, PERSON.`);
  });
});

describe('carrier keywords', () => {
  const cases = carrierKeywords.flatMap((word) => Object.keys(situations).map((phase) => [word, phase] as const));
  test.each(cases)('%s while %s', (word, phase) => {
    const state = situations[phase as keyof typeof situations];
    const step = say(state, ` ${word.toLowerCase()} `);
    if (isOptOutKeyword(word)) {
      expect(step).toMatchObject({ state, messages: [], events: [{ type: 'opted_out' }] });
      showsFault(23, 1, 'keywords in a state of a hunt');
      return;
    }
    // YES is small talk while we have asked nothing.
    if (word !== 'YES') expect(step.messages.length).toBeGreaterThan(0);
    if (word !== 'START' || phase !== 'ready') expect(step.state.stop_number).toBe(state.stop_number);
    if (word === 'UNSTOP') expect(step.events).toEqual([{ type: 'opted_in' }]);
    const back = say(state, word, { had_opted_out: true, opt_out_type: 'START' });
    if (word !== 'START' && isOptInKeyword(word)) expect(back.events).toEqual([{ type: 'opted_in' }]);
    expect(step.state.score).toBe(state.score);
    showsFault(23, 1, 'keywords in a state of a hunt');
  });
});

describe('STOP in any form', () => {
  const dressings = [
    (word: string) => word,
    (word: string) => word.toLowerCase(),
    (word: string) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}.`,
    (word: string) => ` ${word}! `,
    (word: string) => `“${word.toLowerCase()}”`,
    (word: string) => `${word}\n`,
    (word: string) => `${word.toLowerCase()} please`,
    (word: string) => `Please ${word.toLowerCase()}, thanks`,
    (word: string) => `${word} 🙏`,
    (word: string) => word.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    (word: string) => [...word].join(' '),
    (word: string) => `* ${word.toLowerCase()} *`,
  ];
  test.each(carrierKeywords.filter(isOptOutKeyword))('%s opts out in twelve spellings and every state', (word) => {
    for (const state of Object.values(situations))
      for (const dress of dressings)
        expect(say(state, dress(word)), dress(word)).toEqual({ state, messages: [], events: [{ type: 'opted_out' }] });
    const tried = dressings.length * Object.keys(situations).length;
    showsFault(44, tried, `spellings of an opt-out: ${dressings.length} of each keyword in each state of a hunt`);
  });

  const spellings = [
    'STOP',
    'stop.',
    'Stop!',
    '“Stop”',
    'Unsubscribe.',
    'stop all',
    'STOP-ALL',
    'opt out',
    'opt-out',
    'stop please',
    'Please stop, thanks',
    'revoke 🙏',
  ];
  test.each(spellings)('%s opts out without a reply, whatever the hunt waits for', (text) => {
    for (const state of Object.values(situations)) {
      expect(say(state, text)).toEqual({ state, messages: [], events: [{ type: 'opted_out' }] });
      // Twilio's keyword counts whatever the words.
      expect(say(state, 'answer1', { opt_out_type: 'STOP' }).events).toEqual([{ type: 'opted_out' }]);
    }
    const silent = withConsent(newSmsPhone(), { message_content: text }, noon);
    expect(silent).toMatchObject({ opted_out: true, opted_out_at: noon });
  });

  test('a sentence with the word does not opt out', () => {
    for (const text of ['stop sign', 'bus stop', 'the end', 'do not stop', 'please']) {
      expect(say(puzzle, text).messages, text).toMatchObject([{ message: { kind: 'not_an_answer' } }]);
      expect(withConsent(newSmsPhone(), { message_content: text }, noon).opted_out).toBe(false);
    }
  });

  test('CANCEL, END and QUIT mean the hunt, unless Twilio reads them as STOP', () => {
    for (const text of ['cancel', 'Cancel please', 'END', 'quit']) {
      const silent = withConsent(newSmsPhone(), { message_content: text }, noon);
      expect(silent.opted_out).toBe(false);
      expect(say(puzzle, text).messages).toMatchObject([
        { message: { kind: /cancel/i.test(text) ? 'link' : 'end_here' } },
      ]);
      for (const state of Object.values(situations))
        expect(say(state, text, { opt_out_type: 'STOP' }).events).toEqual([{ type: 'opted_out' }]);
    }
  });

  test('every command may be polite', () => {
    expect(words(say(puzzle, 'Hint please'))).toEqual(words(say(puzzle, 'HINT')));
    expect(words(say(ready, 'start, thanks!'))).toEqual(words(say(ready, 'START')));
  });
});

describe('a text that Twilio has answered', () => {
  const cases = Object.keys(situations).map((phase) => [phase] as const);
  const stateOf = (phase: string) => situations[phase as keyof typeof situations];
  const whatTwilioCannotKnow: Record<string, string[]> = { stopped: [ended], completed: [helpAfter] };

  test.each(cases)('changes nothing and gets no second reply about how to play while %s', (phase) => {
    const state = stateOf(phase);
    expect(say(state, 'no more of this', { opt_out_type: 'STOP' })).toMatchObject({
      state,
      messages: [],
      events: [{ type: 'opted_out' }],
    });
    for (const text of ['HELP', 'hilfe']) {
      const helped = say(state, text, { opt_out_type: 'HELP' });
      expect(helped).toMatchObject({ state, events: [] });
      expect(words(helped)).toEqual(whatTwilioCannotKnow[phase] ?? []);
    }
    expect(say(state, 'count me in', { opt_out_type: 'START' })).toMatchObject({
      state,
      messages: [],
      events: [{ type: 'opted_in' }],
    });
    showsFault(44, 1, 'states in which Twilio’s OptOutType is obeyed, whatever the words');
  });

  test('START begins the hunt, and tells a phone that opts back in where the hunt stands', () => {
    const begun = say(ready, 'START', { opt_out_type: 'START' });
    expect(begun.events).toEqual([{ type: 'started' }]);
    expect(words(begun)).toEqual([`all: ${stop1}`]);
    expect(words(say(puzzle, 'Start', { opt_out_type: 'START', had_opted_out: true }))).toEqual([`sender: ${stop1}`]);
  });

  test('never counts as an answer to a puzzle', () => {
    expect(say(puzzle, 'answer1', { opt_out_type: 'STOP' }).state).toMatchObject({ stop_number: 1, results: [] });
  });
});

describe('scoring', () => {
  test('counts the time, wrong answers and hints of each stop', () => {
    let state = say(newHunt(), 'START').state;
    for (const text of ['badger', 'otter', 'HINT', 'HINT']) state = say(state, text).state;
    const finished_at = new Date(noon.getTime() + 900_000);
    state = say(state, 'answer1', { now: finished_at }).state;
    expect(state.results).toEqual([
      {
        stop_number: 1,
        outcome: 'solved',
        seconds: 900,
        wrong_answers: 2,
        hints: 1,
        hint_points: 15,
        points: 100,
        finished_at,
      },
    ]);
    expect(say(state, 'SKIP', { now: finished_at }).state).toMatchObject({
      score: 100,
      results: [{}, { outcome: 'skipped', points: 0 }],
    });
  });

  test('takes at most 30 points and the bonus for speed for wrong answers, and never falls below 0', () => {
    const strict = {
      ...tour,
      scoring: { ...scoring, solved: 20 },
    };
    const scoreAfter = (wrong: number, given = tour) => {
      let state = say(newHunt(), 'START', { tour: given }).state;
      for (let n = 0; n < wrong; n += 1) state = say(state, guess(n), { tour: given }).state;
      return say(state, 'answer1', { tour: given }).state.score;
    };
    expect([0, 1, 2, 3, 4, 5, 6, 40].map((wrong) => scoreAfter(wrong))).toEqual([150, 150, 140, 130, 120, 70, 70, 70]);
    expect(scoreAfter(5, strict)).toBe(0);
  });
});

describe('any text in any state', () => {
  const talk = ['no way', 'the foggiest', 'keine ahnung', 'pub?', 'who painted it', 'bus is late', 'stuck in traffic'];
  const known = [...gameCommands, 'anser1', 'answer1', 'answer2', 'also 3'];
  const text = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...carrierKeywords, '', '  ', '🎨🎨', 'x'.repeat(1600)) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.constantFrom(...talk) },
    { weight: 2, arbitrary: fc.nat(99).map(guess) },
  );
  /** Everything in a hunt that points depend on. */
  const costs = ({ score, results, wrong_answers, close_answers, tries, hints, hint_points, guessed }: HuntState) =>
    JSON.stringify([score, results, wrong_answers, close_answers, tries, hints, hint_points, guessed]);
  const inbound = fc.record({
    text,
    sender: fc.constantFrom(ann, bob),
    wait: fc.oneof(fc.integer({ min: -5_000, max: 15_000 }), fc.integer({ min: 0, max: 4_000_000 })),
  });

  /** The points of solved stops. A stop whose wall has gone counts for less when others do. */
  const earned = ({ results }: HuntState) =>
    results.reduce((sum, { outcome, points }) => sum + (outcome === 'solved' ? points : 0), 0);

  /** Sequences of 60 texts each; `npm run test:deep` tries more. */
  const SEQUENCES = process.env.DEEP ? 2_000 : 300;

  test('gets a reply, moves at most one stop, and never loses points or starts again', () => {
    fc.assert(
      fc.property(fc.array(inbound, { minLength: 60, maxLength: 60 }), (texts) => {
        let state = newHunt();
        let now = noon.getTime();
        let starts = 0;
        for (const { text: body, sender, wait } of texts) {
          now += wait;
          const step = say(state, body, { sender, now: new Date(now) });
          starts += step.events.filter(({ type }) => type === 'started').length;
          const moved = step.state.stop_number - state.stop_number;
          if (moved < 0 || moved > 1 || step.state.results.length - state.results.length > 1) return false;
          if (earned(step.state) < earned(state) || step.state.score < 0 || starts > 1) return false;
          const isTalk = step.events.some(({ type }) => type === 'talked');
          const isTold = step.messages.length > 0 || isTalk || (step.state.tries ?? 0) > MAX_ANSWERED_TRIES + 1;
          const isNothing = parseText(body).type === 'machine' || classify(body)?.type === 'chatter';
          if (!isTold && !isNothing && parseText(body).type !== 'opt_out') return false;
          if (isTalk && costs(step.state) !== costs(state)) return false;
          if (!isTold && isNothing && step.state !== state) return false;
          // For ten seconds after a move the other phones neither skip nor lose points, unless they
          // are right. A guess that was made before costs nothing more.
          const { moved: by } = state;
          const isUnread = by && by.by !== [ann, bob].indexOf(sender) && now < by.at.getTime() + UNREAD_MS;
          const charged =
            [step.state.wrong_answers, step.state.hints].join() !== [state.wrong_answers, state.hints].join();
          if (isUnread && state.phase === 'puzzle' && charged && moved === 0) return false;
          if (isUnread && moved === 1 && step.events.some(({ type }) => type === 'skipped')) return false;
          if (
            moved === 0 &&
            new Set(step.state.guessed).size !== step.state.wrong_answers &&
            (step.state.guessed ?? []).length < 50
          )
            return false;
          if (
            step.messages.length > 0 &&
            !step.messages.every(({ message }) => words({ ...step, messages: [{ to: 'all', message }] })[0])
          )
            return false;
          state = step.state;
        }
        return true;
      }),
      { numRuns: SEQUENCES },
    );
    showsFault(22, SEQUENCES, 'random sequences of 60 texts');
  }, 120_000);
});
