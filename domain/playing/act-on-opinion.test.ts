import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Booking } from '../booking/schema.ts';
import { defaultDesk } from '../desk/schema.ts';
import { newHunt } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { receivedText } from '../sms/compose.ts';
import {
  type AskedOpinion,
  askedFacts,
  newOpinion,
  type Opinion,
  opinionSchema,
  toldLanguages,
} from '../sms/opinion.ts';
import { messageFromPage } from '../sms/page-message.ts';
import { newSmsPhone, PLEA, REPLY_CAP, type SmsPhone } from '../sms/schema.ts';
import { aBooking, aLink, aTour } from '../testing/index.ts';
import { after } from '../time/index.ts';
import { actOnOpinion, type HeardOpinion } from './act-on-opinion.ts';
import { decideTexts } from './decide-texts.ts';
import type { Inbound } from './text-batch.ts';

const [ann, bob, dora] = ['+447700900101', '+447700900102', '+447700900199'] as const;
const noon = new Date('2026-11-07T12:00:00Z');
const conditions = { site: 'streetlore.london', countries: ['+44'], linkOf: aLink };
const desk = { ...defaultDesk, numbers: [dora] };
const tour: HuntTour = {
  tour_id: 't',
  name: 'Color & Vinyl',
  stops: [1, 2, 3].map((n) => ({
    stop_number: n,
    location_name: `Wall ${n}`,
    clue: `Clue ${n}.`,
    question: null,
    hint: `Look up ${n}.`,
    answers: [`answer${n}`],
    latitude: 51.52 + n / 1000,
    longitude: -0.07,
    partner:
      n === 2
        ? { id: 'p', name: 'Rough Trade', address: 'Brick Lane', offer: '10% off', opening_hours: 'daily 09:00-17:00' }
        : null,
  })),
};

const saying = (given: Partial<Opinion>): Opinion => ({
  kind: 'talk',
  plea: null,
  fact: null,
  language: 'en',
  ...given,
});

/** A hunt of two phones and a page player that has been played up to here, in seconds after noon. */
function played(...texts: readonly (readonly [seconds: number, body: string])[]) {
  let booking: WithId<Booking> = {
    id: 'b1',
    ...aBooking({
      phone_numbers: [ann, bob],
      page_players: [{ name: 'Cat', joined_at: noon }],
      hunt: newHunt(),
      created_at: noon,
      expires_at: null,
    }),
  };
  let phones = new Map<string, SmsPhone>();
  for (const [seconds, body] of texts) {
    const at = after(noon, seconds * 1000);
    const text = { ...receivedText({ sid: `SM${seconds}`, from: ann, body, segments: 1 }, at), id: `SM${seconds}` };
    const outcome = decideTexts(
      { texts: [text], bookings: new Map([[ann, [booking]]]), phones, tours: new Map([['b1', tour]]) },
      { ...conditions, now: at },
      { partners: new Map([['p', true]]), segmentsLeft: 1000, desk },
    );
    booking = outcome.hunt?.after ?? booking;
    phones = new Map([...phones, ...outcome.phones]);
  }
  return { booking, phones };
}

type Given = Partial<Omit<HeardOpinion, 'said'>> & { body?: string; seconds?: number; later?: number };

/** Ann's text of `seconds` after noon, as its opinion comes `later` (ms). */
function hear(at: ReturnType<typeof played>, said: Partial<Opinion>, given: Given = {}) {
  const { body = 'gibberish about nothing', seconds = 100, later = 2_000, ...more } = given;
  const sent = after(noon, seconds * 1000);
  const { phase, stop_number } = at.booking.hunt;
  const heard: HeardOpinion = {
    text: { ...receivedText({ sid: 'SMx', from: ann, body, segments: 1 }, sent), id: 'SMx', booking_id: 'b1' },
    asked: newOpinion(false, { phase, stop_number }, sent),
    said: saying(said),
    booking: at.booking,
    tour,
    listed: aTour(),
    bookings: new Map([[ann, [at.booking]]]),
    phones: at.phones,
    desk,
    isAnswered: false,
    hasWritten: false,
    ...more,
  };
  return actOnOpinion(heard, { ...conditions, now: after(sent, later) });
}
const told = ({ outbox }: ReturnType<typeof hear>) =>
  outbox.map(({ phone_number, message_type }) => [phone_number, message_type]);

const atPuzzle = played([0, 'START']);
const atReward = played([0, 'START'], [20, 'answer1'], [40, 'answer2']);
const done = played([0, 'START'], [20, 'answer1'], [40, 'answer2'], [60, 'CLAIMED'], [80, 'answer3']);
const waiting = played();
const paused = played([0, 'START'], [20, 'PAUSE']);
const situations = { waiting, atPuzzle, atReward, paused, done };

describe.each(Object.entries(situations))('an opinion on a text to a hunt that is %s', (_, at) => {
  test('that somebody is in danger makes the row, the reply and the call, however late', () => {
    for (const later of [2_000, 10 * 60_000]) {
      const heard = hear(at, { kind: 'danger', language: 'de' }, { later, isAnswered: true, hasWritten: true });
      expect(heard.did).toEqual(['danger']);
      expect(told(heard)).toEqual([
        [ann, 'danger'],
        [dora, 'danger_call'],
      ]);
      expect(heard.settled).toMatchObject([{ id: 'SMx', message_type: PLEA }]);
      expect(heard.outbox[0]).toMatchObject({ id: 'SMx_again_0', in_reply_to: 'SMx', booking_id: 'b1' });
    }
  });

  test.each(['person', 'money'] as const)('that asks for %s reaches the desk, unless an admin has answered', (plea) => {
    const heard = hear(at, { kind: 'plea', plea });
    expect(heard.did).toEqual(['passed_on']);
    expect(told(heard)).toEqual([
      [ann, 'passed_on'],
      [dora, 'call'],
    ]);
    expect(told(hear(at, { kind: 'plea', plea }, { hasWritten: true }))).toHaveLength(2);
    expect(told(hear(at, { kind: 'plea', plea }, { isAnswered: true }))).toEqual([]);
  });

  test.each(['guess', 'talk', 'abuse'] as const)('that it is %s sends nothing and changes nothing', (kind) => {
    expect(hear(at, { kind })).toMatchObject({ did: [], outbox: [], lines: [], pageReplies: [], hunt: null });
  });

  test('in another language names the commands once a hunt and player', () => {
    const first = hear(at, { kind: 'talk', language: 'de' });
    expect(first.outbox.map(({ message_content }) => message_content)).toEqual([
      'Deutsch: HINT = Hinweis, SKIP = weiter, PERSON = Mensch.',
    ]);
    const booking = first.hunt?.after;
    if (!booking) throw new Error('The hunt does not remember');
    expect(hear({ ...at, booking }, { kind: 'talk', language: 'fr' }).did).toEqual([]);
    const bobs = { ...receivedText({ sid: 'SMy', from: bob, body: 'mais non', segments: 1 }, noon), id: 'SMy' };
    expect(hear({ ...at, booking }, { language: 'fr' }, { text: bobs }).did).toEqual(['language']);
  });
});

describe('a late opinion', () => {
  const lost = { kind: 'plea', plea: 'lost' } as const;
  const loo = { kind: 'question', fact: 'toilets' } as const;
  test('does not answer what the game or an admin has answered, nor after five minutes', () => {
    for (const said of [lost, loo]) {
      expect(hear(atPuzzle, said).outbox).toHaveLength(1);
      expect(hear(atPuzzle, said, { hasWritten: true }).outbox).toEqual([]);
      expect(hear(atPuzzle, said, { isAnswered: true }).outbox).toEqual([]);
      expect(hear(atPuzzle, said, { later: 5 * 60_000 }).outbox).toEqual([]);
    }
    expect(hear(atPuzzle, { language: 'de' }, { later: 5 * 60_000 }).outbox).toEqual([]);
  });

  test('does not help at a stop that the hunt has left', () => {
    const asked = newOpinion(false, { phase: 'puzzle', stop_number: 1 }, noon);
    for (const at of [atReward, done])
      for (const said of [lost, loo]) expect(hear(at, said, { asked }).did).toEqual([]);
  });
});

describe('a plea', () => {
  test('for the way or about the wall names the commands that help, and reports no stop', () => {
    for (const plea of ['lost', 'gone'] as const) {
      const heard = hear(atPuzzle, { kind: 'plea', plea });
      expect([heard.did, told(heard)]).toEqual([['commands'], [[ann, 'commands_that_help']]]);
      expect(heard.hunt?.reports).toEqual([]);
    }
    expect(told(hear(waiting, { kind: 'plea', plea: 'lost' }))).toEqual([[ann, 'directions']]);
  });

  test('that the place of a reward is shut leaves no reward', () => {
    expect(hear(atReward, { kind: 'plea', plea: 'gone' })).toMatchObject({ did: [], hunt: null, outbox: [] });
  });
});

describe('a question', () => {
  test('gets the tour’s own data in one segment, or nothing', () => {
    const answer = (fact: Opinion['fact'], at: ReturnType<typeof played> = atPuzzle) =>
      hear(at, { kind: 'question', fact }).outbox[0]?.message_content;
    expect(answer('toilets')).toBe('Toilets: At the market');
    expect(answer('step_free')).toBe('Step-free: Partly. Allen Gardens is grass.');
    expect(answer('duration')).toBe('It takes about 3h in all.');
    expect(answer('distance_whole')).toBe('The whole walk is 1.2 km, from wall to wall.');
    expect(answer('distance_next')).toBeUndefined();
    expect(answer('distance_next', atReward)).toBe(
      'From Stop 1 to Stop 2: 110 m as the crow flies. LOST tells the way.',
    );
    expect(answer('stops_left')).toBe('3 of 3 stops are left. STATUS tells your points.');
    expect(answer('station', waiting)).toBe('It begins at Wall 1. Nearest station: Shoreditch High Street, 4 minutes');
    expect(answer('opening_hours', atReward)).toBe('Rough Trade is open now, until 17:00.');
    // Before a puzzle is solved, we do not tell whose reward waits at its end.
    expect(answer('opening_hours')).toBeUndefined();
    expect(answer(null)).toBeUndefined();
  });

  test('is answered in nobody’s words but the tour’s', () => {
    for (const at of Object.values(situations))
      for (const fact of askedFacts) {
        const { outbox } = hear(at, { kind: 'question', fact });
        expect(outbox.every(({ segments }) => segments === 1)).toBe(true);
      }
    expect(hear(atPuzzle, { kind: 'question', fact: 'toilets' }, { listed: null }).outbox).toEqual([]);
  });
});

describe('a wrong guess that was none', () => {
  const counted = newOpinion(true, { phase: 'puzzle', stop_number: 1 }, after(noon, 20_000));
  const guesses = [
    [0, 'START'],
    [10, 'pigeon'],
    [20, 'badger'],
  ] as const;
  const text = (body: string): Inbound => ({
    ...receivedText({ sid: 'SM20', from: ann, body, segments: 1 }, after(noon, 20_000)),
    id: 'SM20',
  });
  const forgive = (at: ReturnType<typeof played>, given: Given = {}) =>
    hear(at, { kind: 'talk' }, { text: text('badger'), asked: counted, ...given });

  test('gets its points back silently while the stop is played', () => {
    const heard = forgive(played(...guesses));
    expect(heard).toMatchObject({
      did: ['points'],
      outbox: [],
      lines: [],
      hunt: { after: { hunt: { wrong_answers: 1 } } },
    });
  });

  test('gets them back at a stop that is over, with its record', () => {
    const at = played(...guesses, [50, 'answer1']);
    const heard = forgive(at, { seconds: 60 });
    const { hunt } = at.booking;
    expect(heard.hunt?.after.hunt.score).toBe(hunt.score + 10);
    expect(heard.hunt?.stops).toMatchObject([{ id: 'b1_1', wrong_answers: 1 }]);
    expect(heard.hunt?.row).toBeNull();
  });

  test('gets them back after the hunt, and so does the leaderboard', () => {
    const at = played(...guesses, [50, 'answer1'], [80, 'answer2'], [120, 'CLAIMED'], [160, 'answer3']);
    expect(at.booking.status).toBe('completed');
    const heard = forgive(at, { later: 30 * 60_000 });
    expect(heard.hunt?.row).toMatchObject({ score: at.booking.hunt.score + 10 });
    expect(forgive({ ...at, booking: { ...at.booking, unlisted: true } }).hunt?.row).toBeNull();
  });

  test('gets nothing back for a guess, nor for a text that never counted', () => {
    const at = played(...guesses);
    expect(forgive(at, { asked: { ...counted, counted: false } }).did).toEqual([]);
    expect(hear(at, { kind: 'guess' }, { text: text('badger'), asked: counted }).did).toEqual([]);
  });

  test('gets nothing back twice: an admin has accepted it, or the stop has begun anew', () => {
    const at = played(...guesses);
    const stops = tour.stops.map((stop) => ({ ...stop, answers: [...stop.answers, 'badger'] }));
    expect(forgive(at, { tour: { ...tour, stops } }).did).toEqual([]);
    const anew = { ...at.booking, hunt: { ...at.booking.hunt, guessed: [], wrong_answers: 1 } };
    expect(forgive({ ...at, booking: anew }).did).toEqual([]);
  });

  test('gets its points back past the cap on replies too', () => {
    const at = played(...guesses);
    const heard = Array.from({ length: REPLY_CAP.texts }, () => noon.getTime() + 100_000);
    const phones = new Map([[ann, { ...newSmsPhone(), heard }]]);
    expect(
      hear({ ...at, phones }, { kind: 'talk', language: 'de' }, { text: text('badger'), asked: counted }),
    ).toMatchObject({
      did: ['points'],
      outbox: [],
      hunt: { after: { hunt: { wrong_answers: 1 } } },
    });
  });
});

describe('a message from the page', () => {
  const draft = { message_content: 'je ne sais pas', booking_id: 'b1', page_player: 'Cat', tour_name: null };
  const text: Inbound = { ...messageFromPage(draft, after(noon, 100_000)), id: 'm1' };

  test('is answered on the page, and danger calls the desk', () => {
    const heard = hear(atPuzzle, { language: 'fr' }, { text });
    expect(heard.pageReplies).toMatchObject([{ id: 'm1_again_0', page_player: 'Cat', message_type: 'in_language' }]);
    expect(heard.lines).toMatchObject([{ id: 'm1_again_0', to: 'Cat' }]);
    const danger = hear(atPuzzle, { kind: 'danger' }, { text });
    expect([danger.pageReplies.length, told(danger)]).toEqual([1, [[dora, 'danger_call']]]);
  });
});

describe('a stranger', () => {
  const stranger = { booking: null, tour: null, asked: newOpinion(false, null, noon) };
  test('is helped in danger and by a person, and gets nothing else', () => {
    const did = (said: Partial<Opinion>, given: Given = {}) => {
      const heard = hear(waiting, said, { ...stranger, ...given });
      return [heard.did, told(heard), heard.settled.map(({ message_type }) => message_type)];
    };
    expect(did({ kind: 'danger' }, { isAnswered: true })).toEqual([
      ['danger'],
      [
        [ann, 'danger'],
        [dora, 'danger_call'],
      ],
      [PLEA],
    ]);
    expect(did({ kind: 'plea', plea: 'money' })).toEqual([['passed_on'], [[ann, 'passed_on']], [PLEA]]);
    expect(did({ kind: 'plea', plea: 'person' }, { isAnswered: true })).toEqual([[], [], []]);
    expect(did({ kind: 'talk', language: 'de' })).toEqual([[], [], []]);
    expect(did({ kind: 'question', fact: 'toilets' })).toEqual([[], [], []]);
  });
});

const anOpinion = fc.record<Opinion>({
  kind: fc.constantFrom(...opinionSchema.shape.kind.options),
  plea: fc.constantFrom(null, 'lost', 'gone', 'person', 'money'),
  fact: fc.constantFrom(null, ...askedFacts),
  language: fc.constantFrom('en', 'other', ...toldLanguages),
});
const bodies = [
  'pigeon',
  'badger',
  'answer1',
  'answer2',
  'answer3',
  'SKIP',
  'HINT',
  'GONE',
  'CLAIMED',
  'PAUSE',
  'RESUME',
];

test('no opinion ever lowers a score, moves a stop, accepts an answer or costs anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...bodies), { maxLength: 12 }),
      fc.nat(12),
      fc.array(anOpinion, { minLength: 1, maxLength: 4 }),
      fc.record({ counted: fc.boolean(), isAnswered: fc.boolean(), hasWritten: fc.boolean(), later: fc.nat(900_000) }),
      (texts, place, opinions, { counted, ...given }) => {
        let at = played([0, 'START'], ...texts.map((body, n) => [20 * (n + 1), body] as const));
        const stood = { phase: 'puzzle' as const, stop_number: 1 + (place % 3) };
        const asked: AskedOpinion = newOpinion(counted, stood, noon);
        const body = texts[place % Math.max(1, texts.length)] ?? 'badger';
        for (const said of opinions) {
          const before = at.booking;
          const heard = hear(at, said, { ...given, asked, body, seconds: 400 });
          const now = heard.hunt?.after ?? before;
          expect(now.hunt.score).toBeGreaterThanOrEqual(before.hunt.score);
          expect(now.hunt.wrong_answers).toBeLessThanOrEqual(before.hunt.wrong_answers);
          expect(now.hunt).toMatchObject({
            phase: before.hunt.phase,
            stop_number: before.hunt.stop_number,
            stop_started_at: before.hunt.stop_started_at,
            hints: before.hunt.hints,
            paused: before.hunt.paused,
          });
          expect(now.hunt.results.map(({ stop_number, outcome }) => [stop_number, outcome])).toEqual(
            before.hunt.results.map(({ stop_number, outcome }) => [stop_number, outcome]),
          );
          expect(now.status).toBe(before.status);
          expect(heard.hunt?.wrong ?? []).toEqual([]);
          expect(heard.outbox.length).toBeLessThanOrEqual(3);
          at = { booking: now, phones: new Map([...at.phones, ...heard.phones]) };
        }
      },
    ),
    { numRuns: process.env.DEEP ? 3_000 : 60 },
  );
}, 30_000);
