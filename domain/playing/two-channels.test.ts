import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirm, draftBooking } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import { newHunt } from '../hunt/state.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { receivedText } from '../sms/compose.ts';
import { messageFromPage, type PageMessage } from '../sms/page-message.ts';
import type { SmsPhone } from '../sms/schema.ts';
import { aLink } from '../testing/index.ts';
import { decideTexts } from './decide-texts.ts';
import type { Inbound } from './text-batch.ts';

const [ann, bob] = ['+447700900101', '+447700900102'] as const;
const players = ['Cat', 'Dee', 'Eve'] as const;
type Member = typeof ann | typeof bob | (typeof players)[number];
type Seen = NonNullable<PageMessage['seen']>;

const noon = new Date('2026-11-07T12:00:00Z');
const tour: HuntTour = {
  tour_id: 't',
  name: 'Color & Vinyl',
  stops: [1, 2, 3, 4].map((n) => ({
    stop_number: n,
    location_name: `Wall ${n}`,
    clue: `Clue ${n}.`,
    question: null,
    hint: n === 3 ? null : `Look up ${n}.`,
    answers: [`answer${n}`],
    partner: n === 2 ? { id: 'p', name: 'Rough Trade', address: 'Brick Lane', offer: '10% off' } : null,
  })),
};

function booked(): WithId<Booking> {
  const input = {
    order_id: 'b1',
    tour_id: 't',
    participants: 5,
    phone_numbers: [ann, bob],
    email: null,
    team_name: null,
    amount: 1_800,
  };
  const draft = draftBooking(input, { name: tour.name, stops_count: 4 }, 'visitor', noon);
  const page_players = players.map((name) => ({ name, joined_at: noon }));
  return { ...draft, ...confirm(draft, noon), page_players, id: 'b1' };
}

/** A hunt of two phones and three page players, and what it tells them. */
function aHunt() {
  let booking = booked();
  const phones = new Map<string, SmsPhone>();
  let count = 0;
  function message(from: Member, body: string, at: Date, seen?: Seen): Inbound {
    count += 1;
    const id = `M${count}`;
    if (from === ann || from === bob) return { ...receivedText({ sid: id, from, body, segments: 1 }, at), id };
    const shown = { phase: booking.hunt.phase, stop_number: booking.hunt.stop_number };
    const draft = { message_content: body, booking_id: 'b1', page_player: from, tour_name: null, seen: seen ?? shown };
    return { ...messageFromPage(draft, at), id };
  }
  return {
    booking: () => booking,
    /**
     * Says something. `seen` is where the hunt stood on the page; it is current unless given.
     * @returns what the sender alone is told, by text or on the page
     */
    say(from: Member, body: string, at: Date, seen?: Seen): string[] {
      const said = message(from, body, at, seen);
      const bookings = new Map([ann, bob, 'b1'].map((key) => [key, [booking]]));
      const tours = new Map([['b1', tour]]);
      const conditions = { site: 's', now: at, countries: ['+44'], linkOf: aLink };
      const played = decideTexts({ texts: [said], bookings, phones, tours }, conditions);
      if (!played.hunt) throw new Error(`No hunt takes ${body}`);
      booking = played.hunt.after;
      for (const [number, phone] of played.phones) phones.set(number, phone);
      const isForAll = (kind: string) => played.outbox.filter(({ message_type }) => message_type === kind).length > 1;
      const alone = played.outbox.filter((text) => text.phone_number === from && !isForAll(text.message_type));
      return [...alone, ...played.pageReplies].map(({ message_content }) => message_content);
    },
  };
}

/** How a hunt ended up, without who moved it. */
function endOf({ hunt, status, completed_at, current_stop }: WithId<Booking>) {
  const { moved, look_at: _, ...rest } = hunt;
  return { ...rest, moved: moved && { ...moved, by: null }, status, completed_at, current_stop };
}

const words = fc.oneof(
  { weight: 3, arbitrary: fc.constant('right') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'answer1',
      'answer2',
      'answer3',
      'answre4',
      'pigeon',
      'sugar',
      'HINT',
      'SKIP',
      'CLAIMED',
      'CONTINUE',
      'GONE',
      'PAUSE',
      'RESUME',
      'FINISH',
      'START',
      'STATUS',
      'PERSON',
      'hello',
      'we are lost',
    ),
  },
);
const anybody = fc.constantFrom<Member>(ann, bob, ...players);
/** Steps far enough apart that everybody has read the last one, and one at a time. */
const step = fc.record({ from: anybody, phone: fc.constantFrom<Member>(ann, bob), body: words, minutes: fc.nat(20) });
const steps = fc.array(step, { minLength: 5, maxLength: 40 });

const wordsAt = (body: string, { hunt }: WithId<Booking>) => (body === 'right' ? `answer${hunt.stop_number}` : body);

describe('a hunt that is played by text and on the page', () => {
  test('ends as the same hunt by text alone: the same phase, score and results', () => {
    let fromPage = 0;
    fc.assert(
      fc.property(steps, (said) => {
        const [mixed, texts] = [aHunt(), aHunt()];
        let at = noon;
        for (const { from, phone, body, minutes } of [
          { from: 'Cat' as const, phone: ann, body: 'START', minutes: 0 },
          ...said,
        ]) {
          at = new Date(at.getTime() + 60_000 * (1 + minutes));
          const by = from === ann || from === bob ? from : phone;
          mixed.say(from, wordsAt(body, mixed.booking()), at);
          texts.say(by, wordsAt(body, texts.booking()), at);
          expect(endOf(mixed.booking())).toEqual(endOf(texts.booking()));
          if (from !== by) fromPage += 1;
        }
      }),
      { numRuns: process.env.DEEP ? 1_000 : 60 },
    );
    expect(fromPage).toBeGreaterThan(200);
  }, 120_000);

  test('takes nothing that a page wrote for another stop: no step, no point, no wrong answer', () => {
    const places: Seen[] = [
      { phase: 'ready', stop_number: 0 },
      ...[1, 2, 3, 4].map((stop_number): Seen => ({ phase: 'puzzle', stop_number })),
      { phase: 'reward', stop_number: 2 },
    ];
    const late = fc.record({
      from: fc.constantFrom(...players),
      body: words,
      seen: fc.constantFrom(...places),
      after: fc.constantFrom(0, 1, 15, 3_600, 90_000),
    });
    let held = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), late, (said, { from, body, seen, after }) => {
        const hunt = aHunt();
        let at = noon;
        for (const one of [{ from: ann, body: 'START', minutes: 0 }, ...said]) {
          at = new Date(at.getTime() + 60_000 * (1 + one.minutes));
          hunt.say(one.from, wordsAt(one.body, hunt.booking()), at);
        }
        const before = hunt.booking();
        const { phase, stop_number, paused } = before.hunt;
        const isPlayable = phase === 'puzzle' || phase === 'reward';
        if (!isPlayable || (phase === seen.phase && stop_number === seen.stop_number)) return;
        const typed = wordsAt(body, before);
        if (['PAUSE', 'RESUME'].includes(typed)) return;
        const told = hunt.say(from, typed, new Date(at.getTime() + 1000 * after), seen);
        const { hunt: now, status } = hunt.booking();
        const isOver = [phase, stop_number, before.hunt.score, before.hunt.results, before.status];
        expect([now.phase, now.stop_number, now.score, now.results, status]).toEqual(isOver);
        expect([now.wrong_answers, now.hints, now.close_answers]).toEqual([
          before.hunt.wrong_answers,
          before.hunt.hints,
          before.hunt.close_answers,
        ]);
        const isOwnMove = before.hunt.moved?.by === 100 + players.indexOf(from);
        for (const text of told) {
          expect(text).not.toMatch(/Not quite|points? off/);
          if (/^You have (just )?(started|solved|skipped|moved on from) /.test(text))
            expect(isOwnMove, text).toBe(true);
        }
        if (told.some((text) => text.includes('so your text changed nothing')) && !paused) held += 1;
      }),
      { numRuns: process.env.DEEP ? 10_000 : 300 },
    );
    expect(held).toBeGreaterThan(20);
  }, 120_000);

  test('does not try an answer at a stop that the page did not show, however right it is', () => {
    const hunt = aHunt();
    hunt.say(ann, 'START', noon);
    hunt.say('Cat', 'answer1', new Date(noon.getTime() + 60_000));
    const later = new Date(noon.getTime() + 3_600_000);
    expect(hunt.say('Dee', 'answer2', later, { phase: 'puzzle', stop_number: 1 })).toEqual([
      'Cat has solved Stop 1, so your text changed nothing. RESEND repeats Stop 2.',
    ]);
    expect(hunt.booking().hunt).toMatchObject({ stop_number: 2, phase: 'puzzle' });
    hunt.say('Dee', 'answer2', later);
    expect(hunt.booking().hunt).toMatchObject({ stop_number: 2, phase: 'reward' });
  });

  test('takes a SKIP from a page that shows the next stop at once, and holds one from a phone, which may not', () => {
    const after = (seconds: number) => new Date(noon.getTime() + 1000 * (60 + seconds));
    const skippedBy = (second: Member) => {
      const hunt = aHunt();
      hunt.say(ann, 'START', noon);
      hunt.say('Cat', 'SKIP', after(0));
      hunt.say(second, 'SKIP', after(2));
      return hunt.booking().hunt.stop_number;
    };
    expect(['Dee', 'Cat', ann].map((second) => skippedBy(second as Member))).toEqual([3, 3, 2]);
  });

  test('does not count the answer to the stop before as wrong, typed as the page moved on', () => {
    const hunt = aHunt();
    hunt.say(ann, 'START', noon);
    hunt.say(ann, 'answer1', new Date(noon.getTime() + 60_000));
    const told = hunt.say('Dee', 'answer1', new Date(noon.getTime() + 61_000));
    expect(told[0]).toContain('Phone ...101 has just solved Stop 1, so your text changed nothing.');
    expect(hunt.booking().hunt).toMatchObject({ stop_number: 2, wrong_answers: 0 });
  });

  test('is new to nobody: a hunt from before pages has no page players, and is played by text', () => {
    const { page_players: _, ...old } = booked();
    const text = { ...receivedText({ sid: 'SM1', from: ann, body: 'START', segments: 1 }, noon), id: 'SM1' };
    const played = decideTexts(
      { texts: [text], bookings: new Map([[ann, [old]]]), phones: new Map(), tours: new Map([['b1', tour]]) },
      { site: 's', now: noon, countries: ['+44'], linkOf: () => null },
    );
    expect(old.hunt).toEqual(newHunt());
    expect(played.hunt?.after.hunt).toMatchObject({ phase: 'puzzle', moved: { by: 0 } });
  });
});
