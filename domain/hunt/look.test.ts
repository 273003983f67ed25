import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dangerIn } from '../danger/danger-in.ts';
import { countSegments } from '../sms/segments.ts';
import { after } from '../time/index.ts';
import { afterLook, MAX_ANSWERED_LOOKS } from './look.ts';
import { playText } from './machine.ts';
import { explainScore } from './score.ts';
import { type HuntState, newHunt } from './state.ts';
import { renderHuntMessage } from './templates.ts';
import type { HuntStep } from './text-to-hunt.ts';
import type { HuntStop, HuntTour } from './tour.ts';

const [ann, bob] = ['+447700900101', '+447700900102'] as const;
const noon = new Date('2026-11-07T12:00:00Z');
const later = (seconds: number) => after(noon, seconds * 1000);

const birds = { question: 'How many birds fly?', answers: ['three', 'three birds'] };
const stopOf = (n: number, given: Partial<HuntStop> = {}): HuntStop => ({
  stop_number: n,
  location_name: `Wall ${n}`,
  clue: `Clue ${n}.`,
  question: `Question ${n}?`,
  hint: `Look up ${n}.`,
  answers: [`answer${n}`],
  partner: null,
  ...given,
});
const cafe = { id: 'cafe', name: 'Café Kick', address: '127 Shoreditch High St', offer: 'A free flat white' };
const tour: HuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [
    stopOf(1, { look: birds }),
    stopOf(2),
    stopOf(3, { look: { question: 'What colour is the door?', answers: ['blue'] }, partner: cafe }),
    stopOf(4),
  ],
};

function say(state: HuntState, text: string, given: Partial<Parameters<typeof playText>[0]> = {}): HuntStep {
  return playText({ state, tour, sender: ann, phones: [ann, bob], text, now: noon, expires_at: null, ...given });
}
const words = ({ messages }: HuntStep) =>
  messages.map(({ to, message }) => `${to}: ${renderHuntMessage(message, { tour, site: 'streetlore.london' })}`);
const played = (...texts: string[]) => texts.reduce((state, text) => say(state, text).state, newHunt());

const puzzle = played('START');
const bare = played('START', 'answer1');
const reward = played('START', 'answer1', 'answer2', 'answer3');
const good = 'sender: Good eyes! 20 points more.';
const wrong = 'sender: Not that. Look again: no points lost.';
const asked = 'Look: How many birds fly? Text LOOK and your answer, +20.';

describe('the text of a stop', () => {
  test('asks its look where that costs no segment, and else says that there is one', () => {
    expect(words(say(newHunt(), 'START'))).toEqual([`all: Stop 1/4: Wall 1\nClue 1.\nQuestion 1?\n${asked}`]);
    const wordy = (clue: number) => {
      const stops = [stopOf(1, { look: birds, clue: 'x'.repeat(clue) })];
      const text = renderHuntMessage(
        { kind: 'location_with_clue', stop_number: 1, lead: 'none', from: 0 },
        { tour: { ...tour, stops }, site: 's' },
      );
      return [text.split('\n').at(-1), countSegments(text).segments];
    };
    expect(wordy(60)).toEqual([asked, 1]);
    expect(wordy(105)).toEqual(['Text LOOK for +20.', 1]);
    expect(wordy(125)).toEqual(['Question 1?', 1]);
    expect(wordy(140)).toEqual([asked, 2]);
  });

  test('asks it no more once it is found', () => {
    expect(words(say(say(puzzle, 'LOOK 3').state, 'RESEND'))).toEqual([
      'sender: Stop 1/4: Wall 1\nClue 1.\nQuestion 1?',
    ]);
  });

  test("tells about the wall behind 'Correct!' where that costs no segment", () => {
    const fact = 'Mia painted it in one night.';
    const stops = [stopOf(1, { fact }), stopOf(2, { fact, partner: cafe }), stopOf(3)];
    const told = { ...tour, stops };
    const first = say(newHunt(), 'START', { tour: told }).state;
    const second = say(first, 'answer1', { tour: told });
    const at = (step: HuntStep) =>
      step.messages.map(({ message }) => renderHuntMessage(message, { tour: told, site: 's' }));
    expect(at(second)).toEqual([`Correct! ${fact} Stop 2/3: Wall 2\nClue 2.\nQuestion 2?`]);
    expect(at(say(second.state, 'answer2', { tour: told }))[0]).toMatch(/^Correct! Café Kick/);
    expect(at(say(first, 'SKIP', { tour: told }))[0]).not.toContain(fact);
    const short = { ...told, stops: [stopOf(1, { fact, partner: { ...cafe, address: 'E1', offer: 'Tea' } })] };
    const only = say(newHunt(), 'START', { tour: short }).state;
    const [offer] = say(only, 'answer1', { tour: short }).messages;
    expect(offer && renderHuntMessage(offer.message, { tour: short, site: 's' })).toBe(
      `Correct! ${fact} Café Kick, E1: Tea. Show this, valid for 24 hours.`,
    );
  });
});

describe('a right look', () => {
  test.each(['LOOK 3', 'look three birds', 'Bonus: 3!', 'LOOK\nthree', 'look7'.replace('7', '3'), 'three', '3 birds'])(
    '%j earns its points once, and the puzzle stays as it is',
    (text) => {
      const step = say(puzzle, text);
      expect(words(step)).toEqual([good]);
      expect(step.events).toEqual([{ type: 'looked' }]);
      expect(step.state).toEqual({ ...puzzle, score: 20, look_points: 20, active_at: noon });
      const again = say(step.state, 'LOOK 3', { sender: bob });
      expect(words(again)).toEqual(['sender: You have found the look of this stop already.']);
      expect(again.state.score).toBe(20);
      expect(say(step.state, 'answer1').state).toMatchObject({
        score: 170,
        results: [{ points: 150, look_points: 20 }],
      });
    },
  );

  test('counts at the reward of its stop, and not when the hunt has left it', () => {
    const step = say(reward, 'look blue');
    expect(words(step)).toEqual([good]);
    expect(step.state).toMatchObject({
      phase: 'reward',
      score: 470,
      results: [{}, {}, { points: 150, look_points: 20 }],
    });
    const left = say(reward, 'CLAIMED').state;
    expect(say(left, 'LOOK blue', { now: later(60) }).state).toMatchObject({ score: 450, stop_number: 4 });
  });

  test('stays with a stop that is skipped or whose wall has gone', () => {
    const found = say(puzzle, 'LOOK 3').state;
    for (const [text, outcome] of [
      ['SKIP', 'skipped'],
      ['GONE', 'gone'],
    ])
      expect(say(found, text ?? '').state).toMatchObject({
        score: 20,
        results: [{ outcome, points: 0, look_points: 20 }],
      });
  });

  test('is named by STATUS and at the end', () => {
    const found = say(puzzle, 'LOOK 3').state;
    expect(words(say(found, 'STATUS'))).toEqual([
      "sender: Stop 1 of 4, Color & Vinyl: 0% done, 20 points (0 walls, 20 looks). A wrong guess costs 10, a stop's first one nothing.",
    ]);
    const ended = ['answer1', 'answer2', 'answer3', 'LOOK blue', 'CLAIMED', 'SKIP', 'answer4'].reduce(
      (state, text) => say(state, text).state,
      found,
    );
    expect(words(say(ended, 'STATUS'))[0]).toContain('640 points (4 walls, 200 quick, 40 looks)');
    expect(words(say(ended, 'RESEND'))[0]).toContain('640 points (200 quick, 40 looks)');
  });

  test('is worth what the tour’s scoring says', () => {
    const scoring = { solved: 10, speedBonus: 0, speedBonusSeconds: 600, wrongAnswer: 1, hint: 1, look: 1 };
    const step = say(puzzle, 'LOOK 3', { tour: { ...tour, scoring } });
    const [reply] = step.messages;
    expect(reply && renderHuntMessage(reply.message, { tour: { ...tour, scoring }, site: '' })).toBe(
      'Good eyes! 1 point more.',
    );
    expect(step.state.score).toBe(1);
  });
});

describe('a wrong look', () => {
  test('costs nothing; after five replies one more says that there are no others', () => {
    let state = puzzle;
    const replies = Array.from({ length: 8 }, (_, n) => {
      const step = say(state, `LOOK ${n + 11}`);
      state = step.state;
      return words(step).join();
    });
    expect(replies).toEqual([
      ...Array.from({ length: MAX_ANSWERED_LOOKS }, () => wrong),
      'sender: Not that either. From now on we answer the right look only.',
      '',
      '',
    ]);
    expect(state).toEqual({ ...puzzle, look_tries: 8 });
    expect(words(say(state, 'LOOK 3'))).toEqual([good]);
    expect(say(state, 'answer1').state).toMatchObject({ score: 150, look_tries: 0 });
  });

  test('is not the answer of the puzzle, however right that is', () => {
    expect(words(say(puzzle, 'LOOK answer1'))).toEqual([wrong]);
    expect(words(say(puzzle, 'look, skip it'))).toEqual([wrong]);
    expect(words(say(reward, 'LOOK closed'))).toEqual([wrong]);
  });

  test('says so when it is close', () => {
    expect(words(say(reward, 'LOOK bleu'))).toEqual(['sender: So close: check the spelling.']);
  });

  test('is none where somebody begins a plea with the word', () => {
    expect(words(say(puzzle, 'look, we can’t find the wall'))[0]).toBe('sender: Stop 1/4 is at Wall 1.');
    expect(words(say(puzzle, 'Look, my friend has fallen'))[0]).toContain('999');
  });
});

describe('without a look', () => {
  test('LOOK says so, and LOOK with an answer is judged as the answer', () => {
    expect(words(say(bare, 'LOOK', { now: later(60) }))).toEqual(['sender: This stop has no look, only its puzzle.']);
    expect(say(bare, 'LOOK answer2', { now: later(60) }).state.stop_number).toBe(3);
    expect(say(bare, 'look, it is answer2', { now: later(60) }).state.stop_number).toBe(3);
    expect(say(bare, 'LOOK stop', { now: later(60) }).events).not.toContainEqual({ type: 'opted_out' });
  });

  test('LOOK waits for START like any other word', () => {
    expect(words(say(newHunt(), 'LOOK 3'))).toEqual(['sender: Start your tour by replying START!']);
    expect(words(say({ ...puzzle, paused: true }, 'LOOK 3'))[0]).toContain('paused');
  });
});

test('LOOK alone repeats the question', () => {
  for (const text of ['LOOK', 'look?', 'Bonus', 'look please'])
    expect(words(say(puzzle, text))).toEqual([`sender: ${asked}`]);
});

test.each([
  ['LOOK 3', '3'],
  ['bonus - a dog', 'a dog'],
  ['look:', ''],
  ['looking glass', null],
  ['Look’s like a dog', null],
  ['lookout', null],
  ['we look', null],
])('%j says %j to a look', (text, rest) => expect(afterLook(text)).toBe(rest));

describe('a look that crosses with the move to the next stop', () => {
  const byBob = (text: string, seconds = 3) => say(bare, text, { sender: bob, now: later(seconds) });

  test.each(['LOOK 3', 'LOOK 9', 'three birds'])('%j changes nothing there', (text) => {
    const step = byBob(text);
    expect(step.state).toEqual(bare);
    expect(words(step)).toEqual([
      'sender: Phone ...101 has just solved Stop 1, so your text changed nothing. RESEND repeats Stop 2.',
    ]);
  });

  test('a page that showed the stop before has its look held however late it arrives, and one at the reward is taken', () => {
    const seen = { phase: 'puzzle', stop_number: 1 } as const;
    const left = say(say(bare, 'answer2', { now: later(60) }).state, 'LOOK blue', {
      sender: bob,
      now: later(6000),
      seen,
    });
    expect(left.state).toMatchObject({ stop_number: 3, score: 298 });
    expect(say(reward, 'LOOK blue', { now: later(6000), seen: { phase: 'puzzle', stop_number: 3 } }).state.score).toBe(
      470,
    );
  });
});

describe('any looks in any hunt', () => {
  const text = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom('START', 'HINT', 'SKIP', 'GONE', 'CLAIMED', 'CONTINUE', 'PAUSE', 'RESUME'),
    },
    { weight: 3, arbitrary: fc.constantFrom('answer1', 'answer2', 'answer3', 'answer4', 'a giraffe', 'STATUS') },
    {
      weight: 4,
      arbitrary: fc.constantFrom('LOOK', 'LOOK 3', 'LOOK blue', 'look closed', 'LOOK skip', 'three', 'blue'),
    },
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map((rest) => `LOOK ${rest}`),
    },
  );
  const inbound = fc.record({ text, sender: fc.constantFrom(ann, bob), wait: fc.integer({ min: 0, max: 90_000 }) });
  /** What a look may not touch. */
  const untouched = ({ score: _, look_points: __, look_tries: ___, active_at: ____, results, ...state }: HuntState) =>
    JSON.stringify({ ...state, tries: 0, results: results.map(({ look_points: _, ...result }) => result) });

  test('never move it, never cost points, and earn each look once', () => {
    fc.assert(
      fc.property(fc.array(inbound, { minLength: 40, maxLength: 40 }), (texts) => {
        let state = newHunt();
        let now = noon;
        for (const { text: body, sender, wait } of texts) {
          now = after(now, wait);
          const stop = tour.stops[state.stop_number - 1];
          const { state: next } = say(state, body, { sender, now });
          const gained = next.score - state.score;
          const inPlay = stop?.look && !state.paused && (state.phase === 'puzzle' || state.phase === 'reward');
          if (inPlay && afterLook(body) !== null && !dangerIn(body)) {
            if (gained !== 0 && gained !== 20) return false;
            if (untouched(next) !== untouched(state)) return false;
          }
          const open = next.phase === 'puzzle' ? next.look_points : 0;
          const { solved, quick, wrong, hints, gone, looks } = explainScore(next.results, undefined, open);
          if (solved + quick - wrong - hints + gone + looks !== next.score || looks > 40) return false;
          state = next;
        }
        return true;
      }),
      { numRuns: process.env.DEEP ? 2_000 : 300 },
    );
  }, 60_000);
});
