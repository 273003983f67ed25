import { confirm, draftBooking } from '@streetlore/domain/booking';
import { type HuntTour, scoring } from '@streetlore/domain/hunt';
import { decideTexts } from '@streetlore/domain/playing';
import { isOptOutKeyword, receivedText } from '@streetlore/domain/sms';
import { aSecret, aStop, aTour } from '@streetlore/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showsFault } from '../../../../tests/support/shows-fault.ts';
import { labelOf, newPlay, play, playableTour } from './play.ts';

const tour: HuntTour = {
  tour_id: 'foxes',
  name: 'Foxes',
  stops: [1, 2, 3].map((n) => ({
    stop_number: n,
    location_name: `Wall ${n}`,
    clue: `Find fox ${n}.`,
    question: null,
    hint: n === 2 ? 'Look up.' : null,
    answers: [`fox ${n}`],
    ...(n < 3 && { look: { question: 'How many cubs?', answers: ['five'] } }),
    partner: n === 1 ? { id: 'p', name: 'Beigel Bake', address: '159 Brick Lane', offer: 'A free beigel' } : null,
  })),
};
const site = 'streetlore.test';
const phone = '+447700900123';
const now = new Date('2026-11-21T12:00:00Z');
/** Texts are a minute apart, because a hunt has a limit on replies and the tester has none. */
const minute = (n: number) => new Date(now.getTime() + n * 60_000);

function paid() {
  const order = { order_id: 'b', tour_id: 'foxes', participants: 1, phone_numbers: [phone], amount: 1_000 };
  const card = { name: tour.name, stops_count: 3 };
  const draft = draftBooking({ ...order, email: null, team_name: null }, card, 'visitor', now);
  return { ...draft, ...confirm(draft, now), id: 'b' };
}

/** `npm run test:deep` tries more. */
const SEQUENCES = process.env.DEEP ? 10_000 : 200;

test(`the tester answers like the webhook’s machine in ${SEQUENCES} random sequences of texts without opt-outs`, () => {
  const text = fc.oneof(
    fc.constantFrom(
      'START',
      'HINT',
      'CLAIMED',
      'CONTINUE',
      'SKIP',
      'STATUS',
      'HELP',
      'RESEND',
      'fox 1',
      'FOX 2',
      'fox 3',
      'LOOK',
      'LOOK 5',
      'look nine',
      'five',
    ),
    // Any other text, except words that opt out: the tester has no carrier to answer them.
    fc.string({ maxLength: 20 }).filter((words) => !isOptOutKeyword(words)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (texts) => {
      let booking = paid();
      let phones = new Map();
      const byText = texts.flatMap((body, n) => {
        const text = { ...receivedText({ sid: `SM${n}`, from: phone, body, segments: 1 }, minute(n)), id: `SM${n}` };
        const bookings = new Map([[phone, [booking]]]);
        const tours = new Map([[booking.id, tour]]);
        const played = decideTexts(
          { texts: [text], bookings, phones, tours },
          { site, now: minute(n), countries: [], linkOf: () => null },
        );
        booking = played.hunt?.after ?? booking;
        phones = played.phones;
        // The tester is no phone that has to be told how to stay safe.
        return played.outbox.flatMap(({ message_type, message_content }) =>
          message_type === 'safety' ? [] : message_content,
        );
      });
      const tester = texts.reduce(
        (hunt, body, n) => play(hunt, tour, { site }, body, minute(n)),
        newPlay(tour, { site }),
      );
      const said = tester.bubbles.filter(({ from }) => from === 'hunt').map((bubble) => bubble.text);
      expect(said.slice(1)).toEqual(byText);
      expect(new Set(tester.bubbles.map(({ id }) => id)).size).toBe(tester.bubbles.length);
    }),
    { numRuns: SEQUENCES },
  );
  showsFault(22, SEQUENCES, 'random sequences in which the tester says what the engine says');
}, 120_000);

test('the tester shows a note when no reply is sent', () => {
  const animals = 'badger otter stoat weasel ferret rabbit hare wolf bear lion tiger zebra'.split(' ');
  const texts = ['START', ...animals, 'STATUS', 'STOP'];
  const hunt = texts.reduce((before, body) => play(before, tour, { site }, body, now), newPlay(tour, { site }));
  const notes = hunt.bubbles.filter(({ from }) => from === 'note');
  expect(notes.map(({ id }) => hunt.bubbles[id - 1]?.text)).toEqual(['zebra', 'STOP']);
});

test('the tester’s label follows the hunt', () => {
  let hunt = newPlay(tour, { site });
  expect(labelOf(hunt.state)).toBe('Ready to Start');
  for (const body of ['START', 'SKIP', 'fox 2']) hunt = play(hunt, tour, { site }, body, now);
  expect(labelOf(hunt.state)).toBe('In Progress');
  expect(labelOf(play(hunt, tour, { site }, 'fox 3', now).state)).toBe('Completed');
});

test('the tester subtracts the points of the settings', () => {
  const rules = { ...scoring, wrongAnswer: 33 };
  const whole = { tour: { ...aTour(), id: 't' }, stops: [aStop('t', 1)], secrets: [aSecret('t', 1)], links: [] };
  const played = playableTour(whole, [], rules);
  if (!played) throw new Error('It cannot be played');
  const wrong = ['START', 'a badger', 'an otter'].reduce(
    (hunt, body) => play(hunt, played, { site }, body, now),
    newPlay(played, { site }),
  );
  expect(wrong.bubbles.at(-1)?.text).toContain('33 points off.');
});
