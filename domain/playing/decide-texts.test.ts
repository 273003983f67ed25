import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { confirm, draftBooking, expire, refund } from '../booking/lifecycle.ts';
import { whyUnlisted } from '../booking/listed.ts';
import type { Booking } from '../booking/schema.ts';
import { isPlay, playText } from '../hunt/machine.ts';
import { newHunt } from '../hunt/state.ts';
import { renderHuntMessage } from '../hunt/templates.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { type LeaderboardRow, leaderboardRow } from '../leaderboard/row.ts';
import { markedIfTooFast } from '../leaderboard/too-fast.ts';
import type { WithId } from '../query/index.ts';
import { receivedText } from '../sms/compose.ts';
import { newSmsPhone, type SmsMessage, type SmsPhone } from '../sms/schema.ts';
import { countSegments } from '../sms/segments.ts';
import { aLink } from '../testing/index.ts';
import { formatDuration } from '../time/index.ts';
import { decideTexts } from './decide-texts.ts';
import { type FinishedStop, finishedStops } from './finished-stops.ts';
import { textsAmong } from './text-batch.ts';

const ann = '+447700900101';
const bob = '+447700900102';
const phones = [ann, bob];
const noon = new Date('2026-11-07T12:00:00Z');
const conditions = { site: 'streetlore.london', now: noon, countries: ['+44'], linkOf: aLink };
const stops = [1, 2, 3, 4].map((n) => ({
  stop_number: n,
  location_name: `Wall ${n}`,
  clue: `Clue ${n}.`,
  question: null,
  hint: `Look up ${n}.`,
  answers: [`answer${n}`],
  partner: n === 2 ? { id: 'p', name: 'Rough Trade', address: 'Brick Lane', offer: '10% off' } : null,
}));
const tour: HuntTour = { tour_id: 't', name: 'Color & Vinyl', stops };

function booked(id = 'b1', paid = noon): WithId<Booking> {
  const input = {
    order_id: id,
    tour_id: 't',
    participants: 2,
    phone_numbers: phones,
    email: null,
    team_name: null,
    amount: 1_800,
  };
  const draft = draftBooking(input, { name: tour.name, stops_count: 4 }, 'visitor', paid);
  return { ...draft, ...confirm(draft, paid), id };
}

function textOf(sid: string, from: string, body: string, seconds: number): WithId<SmsMessage> {
  return { ...receivedText({ sid, from, body, segments: 1 }, new Date(noon.getTime() + seconds * 1000)), id: sid };
}

const playedBefore: SmsPhone = { ...newSmsPhone(), told_safety: true };

/** The stored documents, and their changes by a delivery. `isFirst`: the phones have never played. */
function world(bookings: WithId<Booking>[], huntTour = tour, isFirst = false) {
  const inbox = new Map<string, WithId<SmsMessage>>();
  const outbox = new Map<string, WithId<SmsMessage>>();
  const kept = new Map(isFirst ? [] : phones.map((phone): [string, SmsPhone] => [phone, playedBefore]));
  const ended = new Map<string, FinishedStop>();
  const rows: LeaderboardRow[] = [];
  const state = new Map(bookings.map((booking) => [booking.id, booking]));
  return {
    inbox,
    outbox,
    state,
    ended,
    kept,
    /** The leaderboard's rows. */
    rows,
    /** Plays the oldest texts: those of one hunt. */
    deliver(most = 25) {
      const waiting = [...inbox.values()].filter((text) => !text.settled).sort((a, b) => a.seq - b.seq);
      const all = [...state.values()];
      const bookings = new Map(phones.map((phone) => [phone, all]));
      const tours = new Map(all.map((one) => [one.id, huntTour]));
      const played = decideTexts({ texts: waiting.slice(0, most), bookings, phones: kept, tours }, conditions);
      if (played.hunt) state.set(played.hunt.after.id, played.hunt.after);
      if (played.hunt?.row) rows.push(played.hunt.row);
      for (const { id, ...stop } of played.hunt?.stops ?? []) ended.set(id, stop);
      for (const text of textsAmong(played.settled)) inbox.set(text.id, text);
      for (const reply of played.outbox) {
        if (outbox.has(reply.id)) throw new Error(`Reply ${reply.id} was queued twice`);
        outbox.set(reply.id, reply);
      }
      for (const [phone, value] of played.phones) kept.set(phone, value);
    },
  };
}

const strangers = { bookings: new Map(), tours: new Map() };

test('5,000 texts of 50 unknown numbers on one day get 50 replies', () => {
  const kept = new Map<string, SmsPhone>();
  let drawn = 0;
  for (let n = 0; n < 5_000; n += 25) {
    // A batch of one number's texts, as the function plays it.
    const from = `+4477009001${String((n / 25) % 50).padStart(2, '0')}`;
    const texts = Array.from({ length: 25 }, (_, index) => textOf(`SM${n + index}`, from, 'hello', n + index));
    const played = decideTexts({ texts, ...strangers, phones: kept }, conditions);
    expect(played.settled).toHaveLength(25);
    drawn += played.outbox.length;
    for (const [phone, value] of played.phones) kept.set(phone, value);
  }
  expect(drawn).toBe(50);
  showsFault(27, drawn, 'replies to 5,000 texts of 50 unknown numbers in a day');
  // The test takes half a second on an idle machine, and longer on a busy one.
}, 30_000);

test('the START of a first hunt tells each phone once how to stay safe, after its first puzzle', () => {
  const here = world([booked()], tour, true);
  const told = (phone: string) =>
    [...here.outbox.values()].flatMap((text) => (text.phone_number === phone ? text.message_type : []));
  here.inbox.set('SM1', textOf('SM1', ann, 'START', 1));
  here.deliver();
  expect([told(ann), told(bob)]).toEqual(Array(2).fill(['location_with_clue', 'safety']));
  // Bob plays again, with the same phone.
  const again = world([booked('b2')], tour, true);
  for (const [phone, kept] of here.kept) again.kept.set(phone, kept);
  again.inbox.set('SM2', textOf('SM2', bob, 'START', 2));
  again.deliver();
  expect([...again.outbox.values()].map(({ message_type }) => message_type)).toEqual(
    Array(2).fill('location_with_clue'),
  );
});

test('what a phone is told to stay safe is one segment', () =>
  expect(countSegments(renderHuntMessage({ kind: 'safety' }, { tour, site: '' }))).toEqual({
    segments: 1,
    encoding: 'GSM-7',
  }));

describe('Advanced Opt-Out', () => {
  const typed = (sid: string, body: string, opt_out_type: 'STOP' | 'START' | 'HELP', seconds: number) => ({
    ...textOf(sid, ann, body, seconds),
    opt_out_type,
  });
  const turnedAway = (text: WithId<SmsMessage>) => {
    const played = decideTexts({ texts: [text], ...strangers, phones: new Map() }, conditions);
    return { said: played.outbox.map(({ message_type }) => message_type), phone: played.phones.get(ann) };
  };

  test('silences a phone of the hunt whatever its words were, and brings it back', () => {
    const here = world([booked()]);
    here.inbox.set('SM1', textOf('SM1', ann, 'START', 1));
    here.inbox.set('SM2', typed('SM2', 'leave me alone', 'STOP', 2));
    here.inbox.set('SM3', textOf('SM3', bob, 'answer1', 3));
    here.deliver();
    expect(here.state.get('b1')).toMatchObject({ opted_out: [0] });
    const told = () => [...here.outbox.values()].filter(({ phone_number }) => phone_number === ann).length;
    expect(told()).toBe(1);
    here.inbox.set('SM4', typed('SM4', 'START', 'START', 4));
    here.deliver();
    expect(here.state.get('b1')).toMatchObject({ opted_out: [] });
    expect(told()).toBe(2);
  });

  test('a number without a hunt gets a reply only to START or to a text that Twilio has not answered', () => {
    expect(turnedAway(typed('SM1', 'enough', 'STOP', 1))).toMatchObject({ said: [], phone: { opted_out: true } });
    expect(turnedAway(typed('SM1', 'HELP', 'HELP', 1)).said).toEqual([]);
    expect(turnedAway(typed('SM1', 'UNSTOP', 'START', 1)).said).toEqual([]);
    expect(turnedAway(typed('SM1', 'START', 'START', 1)).said).toEqual(['no_hunt']);
    expect(turnedAway(textOf('SM1', ann, 'HELP', 1)).said).toEqual(['no_hunt']);
  });
});

/** `npm run test:deep` plays more hunts. */
const HUNTS = process.env.DEEP ? 1_000 : 60;

describe('texts of a hunt', () => {
  const body = fc.constantFrom(
    'START',
    'answer1',
    'answer2',
    'answer3',
    'answer4',
    'HINT',
    'SKIP',
    'CLAIMED',
    'STATUS',
    'HELP',
    'RESEND',
    'no',
    '',
  );
  const said = fc.array(fc.record({ from: fc.constantFrom(ann, bob), body }), { minLength: 30, maxLength: 30 });

  test(`have the same result in ${HUNTS} hunts, in any portions and after any number of deliveries`, () => {
    fc.assert(
      fc.property(
        said,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 90 }),
        (texts, portions) => {
          const here = world([booked()]);
          for (const [index, text] of texts.entries()) {
            const id = `SM${index}`;
            here.inbox.set(id, textOf(id, text.from, text.body, index * 4));
          }
          for (const portion of portions) here.deliver(portion);
          here.deliver(30);

          const link = aLink().address;
          let state = newHunt();
          const told: string[] = [];
          for (const [index, { from, body: words }] of texts.entries()) {
            const now = new Date(noon.getTime() + index * 4_000);
            const step = playText({ state, tour, sender: from, phones, text: words, now, expires_at: null });
            state = step.state;
            const ended = { ...booked(), hunt: state, started_at: noon, completed_at: now };
            const unlisted = state.phase === 'completed' ? whyUnlisted(markedIfTooFast(ended, tour)) : null;
            for (const { to, message } of step.messages)
              for (const phone of to === 'all' ? phones : [from])
                told.push(`${phone} ${renderHuntMessage(message, { tour, site: conditions.site, unlisted, link })}`);
          }
          expect({ ...here.state.get('b1')?.hunt, look_at: null, heard_at: null }).toEqual({
            ...state,
            look_at: null,
            heard_at: null,
          });
          const whole = finishedStops(newHunt(), { ...booked(), hunt: state }, tour);
          expect([...here.ended]).toEqual(whole.map(({ id, ...stop }) => [id, stop]));
          expect([...here.outbox.values()].map((reply) => `${reply.phone_number} ${reply.message_content}`)).toEqual(
            told,
          );
        },
      ),
      { numRuns: HUNTS },
    );
    showsFault(19, HUNTS, 'hunts of 30 texts in any portions, as pure decisions: what the machine says');
  }, 120_000);

  test('are played beyond the cap on replies: only the sender’s replies wait', () => {
    const here = world([booked()]);
    const say = (sid: string, from: string, body: string, seconds: number) => {
      here.inbox.set(sid, textOf(sid, from, body, seconds));
      here.deliver();
    };
    say('SM0', bob, 'START', 0);
    for (let n = 1; n <= 25; n += 1) say(`SM${n}`, ann, 'STATUS', n);
    say('SM26', ann, 'answer1', 26);
    expect(here.state.get('b1')?.hunt).toMatchObject({ stop_number: 2, score: expect.any(Number) });
    expect(here.inbox.get('SM26')?.settled).toBe(true);
    const [toAnn, toBob] = [ann, bob].map((phone) =>
      [...here.outbox.values()].find((text) => text.phone_number === phone && text.in_reply_to === 'SM26'),
    );
    expect(toBob).toMatchObject({ message_content: 'Correct! Stop 2/4: Wall 2\nClue 2.', next_attempt_at: null });
    expect(toAnn).toMatchObject({ message_content: 'Correct! Stop 2/4: Wall 2\nClue 2.' });
    // The first STATUS opened the window, which ends 30 s later.
    expect(toAnn?.next_attempt_at).toEqual(new Date(noon.getTime() + 31_000));
    say('SM27', ann, 'HINT', 27);
    expect(here.state.get('b1')?.hunt).toMatchObject({ hints: 1 });
    const waits = [...here.outbox.values()].filter(({ next_attempt_at }) => next_attempt_at !== null);
    expect(waits.map(({ in_reply_to }) => in_reply_to)).toEqual(['SM26', 'SM27']);
    expect([...here.outbox.values()].filter((text) => text.in_reply_to === 'SM25')).toEqual([]);
  });

  test('have their effect however fast they come, and no 30 s have more than twenty replies to a phone', () => {
    const flood = fc.array(
      fc.record({ from: fc.constantFrom(ann, ann, ann, bob), body, gap: fc.constantFrom(0, 1, 2) }),
      {
        minLength: 60,
        maxLength: 60,
      },
    );
    let waited = 0;
    fc.assert(
      fc.property(flood, (texts) => {
        const here = world([booked()]);
        let state = newHunt();
        let seconds = 0;
        for (const [index, { from, body: words, gap }] of texts.entries()) {
          seconds += gap;
          here.inbox.set(`SM${index}`, textOf(`SM${index}`, from, words, seconds));
          here.deliver();
          const now = new Date(noon.getTime() + seconds * 1000);
          const step = playText({ state, tour, sender: from, phones, text: words, now, expires_at: null });
          if (isPlay(step.events)) state = step.state;
        }
        // A question beyond the cap is not played, and so does not end a row of wrong answers.
        const passing = { tries: 0, look_at: null, heard_at: null, asked: null, talk_answered_at: null };
        expect({ ...here.state.get('b1')?.hunt, ...passing }).toEqual({ ...state, ...passing });
        for (const phone of phones) {
          const own = [...here.outbox.values()].filter(
            ({ phone_number, in_reply_to }) =>
              phone_number === phone && here.inbox.get(in_reply_to ?? '')?.phone_number === phone,
          );
          const times = own.map(({ in_reply_to, next_attempt_at }) =>
            (next_attempt_at ?? here.inbox.get(in_reply_to ?? '')?.sent_at ?? noon).getTime(),
          );
          waited += own.filter(({ next_attempt_at }) => next_attempt_at !== null).length;
          for (const from of times)
            expect(times.filter((time) => time >= from && time < from + 30_000).length).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: HUNTS },
    );
    expect(waited).toBeGreaterThan(0);
    showsFault(27, HUNTS, 'hunts texted as fast as can be: each answer played, at most 20 replies to a phone in 30 s');
  }, 120_000);

  test('tell a phone that opts back in where the hunt stands, and keep the booking’s list of opted-out phones', () => {
    const here = world([booked()]);
    const said: [string, string][] = [
      [ann, 'STOP'],
      [bob, 'START'],
      [bob, 'answer1'],
      [ann, 'START'],
      [ann, 'START'],
    ];
    const silent = said.map(([from, body], n) => {
      here.inbox.set(`SM${n}`, textOf(`SM${n}`, from, body, 60 * n));
      here.deliver();
      return here.state.get('b1')?.opted_out;
    });
    expect(silent).toEqual([[0], [0], [0], [], []]);
    const heard = [...here.outbox.values()].filter((text) => text.phone_number === ann);
    expect(heard.map((text) => text.message_content)).toEqual([
      'Stop 2/4: Wall 2\nClue 2.',
      'Your tour is already in progress! Reply HELP for assistance.',
    ]);
  });

  test('to a stopped hunt get the reason: it expired, was ended or was refunded', () => {
    const told = (booking: WithId<Booking>, hours: number) => {
      const here = world([booking]);
      here.inbox.set('SM1', textOf('SM1', ann, 'START', hours * 3600));
      here.deliver();
      return [...here.outbox.values()].map((text) => text.message_content);
    };
    const ended = ['This hunt has ended. Book another at streetlore.london/tours'];
    const hour = (count: number) => new Date(noon.getTime() + count * 3_600_000);
    const stopped = (at: number) => ({ ...booked(), ...expire(booked(), hour(at)) });
    expect(told(stopped(24), 25)).toEqual([
      'This hunt has expired: it was not started within 24 hours. Book again at streetlore.london/tours',
    ]);
    expect(told(stopped(1), 1)).toEqual(ended);
    expect(told({ ...stopped(24), started_at: noon }, 25)).toEqual(ended);
    // The payment may be any time ago.
    expect(
      told(
        {
          ...booked(),
          ...refund(
            booked(),
            [
              {
                id: 're_1',
                amount: booked().amount,
                status: 'succeeded',
                reason: null,
                at: hour(90),
                returned_at: null,
              },
            ],
            hour(90),
          ),
        },
        91,
      ),
    ).toEqual(ended);
  });

  test('get the deadline that an admin has extended, not the promised one', () => {
    const here = world([{ ...booked(), expires_at: new Date('2026-11-09T23:45:00Z') }]);
    here.inbox.set('SM1', textOf('SM1', ann, 'RESEND', 60));
    here.deliver();
    expect(here.outbox.get('SM1_0')?.message_content).toContain('by 9 Nov, 23:45, or it expires');
  });

  test('start the next hunt when nobody has played the last stop of this one for two hours', () => {
    const here = world([booked('b1'), booked('b2', new Date(noon.getTime() + 1000))]);
    const minutes = [0, 1, 2, 3, 4, 5, 60, 124, 125];
    const words = ['START', 'SKIP', 'SKIP', 'SKIP', 'no', 'SKIP', 'START', 'SKIP', 'START'];
    for (const [index, text] of words.entries())
      here.inbox.set(`SM${index}`, textOf(`SM${index}`, ann, text, 60 * (minutes[index] ?? 0)));
    here.deliver();
    expect(here.inbox.get('SM7')?.settled).toBe(true);
    expect(here.inbox.get('SM8')?.settled).toBe(false);
    here.deliver();
    expect(here.state.get('b2')).toMatchObject({ current_stop: 1, hunt: { phase: 'puzzle' } });
    expect(here.outbox.get('SM6_0')?.message_content).toBe(
      'Your tour is already in progress! Reply HELP for assistance.',
    );
  });

  test('go on to the next booking when the first is completed, and no text is lost', () => {
    const here = world([booked('b1'), booked('b2', new Date(noon.getTime() + 1000))]);
    const words = ['START', 'SKIP', 'SKIP', 'SKIP', 'answer4', 'START', 'HINT'];
    for (const [index, text] of words.entries())
      here.inbox.set(`SM${index}`, textOf(`SM${index}`, ann, text, 60 * index));
    here.deliver();
    expect([...here.inbox.values()].map(({ settled }) => settled)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    here.deliver();
    expect(here.state.get('b1')).toMatchObject({ status: 'completed', current_stop: 4 });
    expect(here.state.get('b2')).toMatchObject({ status: 'confirmed', current_stop: 1, hunt: { hints: 1 } });
  });

  test('tell the same time as the leaderboard, without the lunch at a reward', () => {
    const here = world([booked()]);
    const said: [string, number][] = [
      ['START', 0],
      ['answer1', 10],
      ['answer2', 25],
      ['CLAIMED', 145],
      ['answer3', 160],
      ['answer4', 198],
    ];
    for (const [n, [text, minute]] of said.entries())
      here.inbox.set(`SM${n}`, textOf(`SM${n}`, ann, text, 60 * minute));
    here.deliver();
    const done = here.state.get('b1') ?? booked();
    const row = leaderboardRow('b1', done, done.completed_at ?? noon);
    expect(here.rows).toEqual([row]);
    expect(row.completion_time).toBe(78 * 60);
    const told = [...here.outbox.values()].find(({ message_type }) => message_type === 'completion');
    expect(told?.message_content).toContain(`in ${formatDuration(row.completion_time)}, `);
  });

  test('that end a hunt faster than legs leave it off the leaderboard, and claim no place there', () => {
    const street = tour.stops.map((stop, n) => ({ ...stop, latitude: 51.52 + n / 500, longitude: -0.07 }));
    const here = world([booked()], { ...tour, stops: street });
    const words = ['START', 'answer1', 'answer2', 'CLAIMED', 'answer3', 'answer4', 'RESEND'];
    for (const [n, text] of words.entries()) here.inbox.set(`SM${n}`, textOf(`SM${n}`, ann, text, n));
    here.deliver();
    expect(here.state.get('b1')).toMatchObject({ status: 'completed', too_fast: 'kept' });
    expect(here.rows).toEqual([]);
    const told = [...here.outbox.values()].filter(({ message_type }) => message_type === 'completion');
    // Every phone at the end, and the one that asks again.
    expect(told).toHaveLength(phones.length + 1);
    for (const { message_content } of told)
      expect(message_content).toMatch(/^You've finished .* points.*\. Faster than legs: not on the leaderboard\.$/);
  });

  test('that end the hunt of a hidden team claim no place on the leaderboard', () => {
    const here = world([{ ...booked(), unlisted: true }]);
    for (const [n, text] of ['START', 'answer1', 'answer2', 'CLAIMED', 'answer3', 'answer4'].entries())
      here.inbox.set(`SM${n}`, textOf(`SM${n}`, ann, text, 600 * n));
    here.deliver();
    const told = [...here.outbox.values()].find(({ message_type }) => message_type === 'completion');
    expect(told?.message_content).toMatch(/points \([^)]*\)\.$/);
    expect(here.rows).toEqual([]);
  });

  test('store that a partner was shut when a player says so at its reward', () => {
    for (const [said, isShut] of [
      ['Its shut.', true],
      ['next', false],
    ] as const) {
      const here = world([booked()]);
      for (const [n, text] of ['START', 'answer1', 'answer2', said].entries())
        here.inbox.set(`SM${n}`, textOf(`SM${n}`, ann, text, 60 * n));
      here.deliver();
      expect(here.state.get('b1')?.hunt).toMatchObject({ phase: 'puzzle', stop_number: 3 });
      expect(here.ended.get('b1_2')).toMatchObject({ partner_id: 'p', claimed_at: null });
      expect(here.ended.get('b1_2')?.shut_at).toEqual(isShut ? new Date(noon.getTime() + 180_000) : undefined);
    }
  });

  test('that end a hunt ask every phone for a review, and store the answers of the last stop with the question', () => {
    const here = world([booked()]);
    for (const [index, text] of ['START', 'SKIP', 'SKIP', 'SKIP', 'FINISH'].entries())
      here.inbox.set(`SM${index}`, textOf(`SM${index}`, ann, text, 60 * index));
    here.deliver();
    for (const phone of phones)
      expect(here.kept.get(phone)?.question).toMatchObject({ booking_id: 'b1', answers: ['answer4'] });
  });
});

describe('a decision about texts', () => {
  const said = (...bodies: string[]) => bodies.map((body, n) => textOf(`SM${n}`, ann, body, 60 * n));
  const gathered = { bookings: new Map([[ann, [booked()]]]), phones: new Map(), tours: new Map([['b1', tour]]) };
  const decided = (texts: WithId<SmsMessage>[], isActive?: boolean) => {
    const partners = new Map(isActive === undefined ? [] : [['p', isActive]]);
    return decideTexts({ ...gathered, texts }, conditions, { partners, segmentsLeft: null, desk: null });
  };

  test('names the partner whose reward was earned, until it is known whether the partner is active', () => {
    expect(decided(said('START', 'answer1')).unknown).toEqual({ partners: [], segmentsLeft: false, desk: false });
    const texts = said('START', 'answer1', 'answer2');
    expect(decided(texts).unknown.partners).toEqual(['p']);
    expect(decided(texts, true)).toMatchObject({
      unknown: { partners: [] },
      hunt: { after: { hunt: { phase: 'reward' } } },
    });
    expect(decided(texts, false)).toMatchObject({
      unknown: { partners: [] },
      hunt: { after: { current_stop: 3 }, copy: { isNew: true, tour: { stops: [{}, { partner: null }, {}, {}] } } },
    });
  });

  test('changes the hunt’s copy of its tour only at START and when a reward is lost', () => {
    const { hunt } = decided(said('START', 'answer1'));
    if (!hunt) throw new Error('Nobody played');
    const next = (body: string, isActive: boolean) =>
      decideTexts(
        { ...gathered, bookings: new Map([[ann, [hunt.after]]]), texts: [textOf('SM9', ann, body, 600)] },
        conditions,
        {
          partners: new Map([['p', isActive]]),
          segmentsLeft: null,
          desk: null,
        },
      ).hunt?.copy;
    expect(hunt.copy).toEqual({ isNew: true, tour });
    expect(next('answer2', true)).toBeNull();
    expect(next('answer2', false)).toMatchObject({ isNew: false, tour: { stops: [{}, { partner: null }, {}, {}] } });
  });

  test('asks for the day’s budget only to answer a number without a hunt', () => {
    const toStranger = (body: string, segmentsLeft: number | null) =>
      decideTexts({ texts: said(body), ...strangers, phones: new Map() }, conditions, {
        partners: new Map(),
        segmentsLeft,
        desk: null,
      });
    expect(toStranger('hello', null).unknown.segmentsLeft).toBe(true);
    expect(toStranger('hello', 1)).toMatchObject({ unknown: { segmentsLeft: false }, outbox: [{}] });
    expect(toStranger('hello', 0)).toMatchObject({ unknown: { segmentsLeft: false }, outbox: [], settled: [{}] });
    expect(toStranger('STOP', null).unknown.segmentsLeft).toBe(false);
  });

  test('asks once for the stars of a review that has only words', () => {
    const done = decided(said('START', 'SKIP', 'SKIP', 'SKIP', 'answer4'));
    if (!done.hunt) throw new Error('Nobody played');
    const texts = [textOf('SM11', ann, 'Loved it!', 400), textOf('SM12', ann, '5', 401)];
    const bookings = new Map([[ann, [done.hunt.after]]]);
    const outcome = decideTexts({ ...gathered, texts, bookings, phones: new Map(done.phones) }, conditions);
    expect(outcome.outbox.map(({ message_type, message_content }) => [message_type, message_content])).toEqual([
      ['ask_stars', 'Thank you! How many stars, 1 to 5?'],
      ['review_thanks', expect.any(String)],
    ]);
    expect(outcome.reviews).toMatchObject([{ rating: 5, text: 'Loved it!' }]);
    expect(outcome.phones.get(ann)?.question).toMatchObject({ words: null });
  });

  test('takes reviews, hunts and strangers apart, whoever sent the texts between', () => {
    const done = decided(said('START', 'SKIP', 'SKIP', 'SKIP', 'answer4'));
    if (!done.hunt) throw new Error('Nobody played');
    const bookings = new Map(phones.map((phone) => [phone, done.hunt ? [done.hunt.after] : []]));
    const texts = [
      textOf('SM11', ann, '5', 400),
      textOf('SM12', ann, '4 good', 401),
      textOf('SM13', bob, '3', 402),
      textOf('SM14', bob, 'RESEND', 403),
      textOf('SM15', ann, 'hello', 403 + 86_400),
    ];
    const now = new Date(noon.getTime() + 400_000);
    const outcomes: [string[], number, boolean][] = [];
    let phonesNow = new Map([...done.phones].map(([phone, kept]) => [phone, kept]));
    for (let left = texts; left.length > 0; ) {
      const outcome = decideTexts({ ...gathered, texts: left, bookings, phones: phonesNow }, { ...conditions, now });
      outcomes.push([outcome.settled.map(({ id }) => id), outcome.reviews.length, outcome.hunt !== null]);
      phonesNow = new Map([...phonesNow, ...outcome.phones]);
      left = left.slice(outcome.settled.length);
    }
    expect(outcomes).toEqual([
      [['SM11', 'SM12'], 2, false],
      [['SM13'], 1, false],
      [['SM14'], 0, true],
      [['SM15'], 0, false],
    ]);
  });
});
