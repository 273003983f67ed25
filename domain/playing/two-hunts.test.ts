import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../answers/judge.ts';
import { confirm, draftBooking } from '../booking/lifecycle.ts';
import type { Booking } from '../booking/schema.ts';
import { SAFETY } from '../hunt/safety.ts';
import { withTourName } from '../hunt/templates.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { receivedText } from '../sms/compose.ts';
import type { SmsMessage, SmsPhone } from '../sms/schema.ts';
import { aLink } from '../testing/index.ts';
import { decideTexts } from './decide-texts.ts';

const [ann, bob, cat] = ['+447700900101', '+447700900102', '+447700900103'] as const;
const noon = new Date('2026-11-07T12:00:00Z');
const [color, brixton, camden] = ['Color & Vinyl Tour', 'Brixton Street Art Tour', 'The Camden Walk'] as const;

function tourOf(name: string, answers: readonly string[]): HuntTour {
  const stops = answers.map((answer, index) => ({
    stop_number: index + 1,
    location_name: `Wall ${index + 1}`,
    clue: `Clue ${index + 1}.`,
    question: null,
    hint: 'Look up.',
    answers: [answer],
    partner: null,
  }));
  return { tour_id: name, name, stops };
}

/** The stored hunts of some phones. `say` sends a text and returns the replies to its sender. */
function world(given: Record<string, { tour: HuntTour; phones: readonly string[] }>) {
  const tours = new Map(Object.entries(given).map(([id, { tour }]) => [id, tour]));
  const hunts = new Map<string, WithId<Booking>>();
  const phones = new Map<string, SmsPhone>();
  for (const [index, [id, { tour, phones: phone_numbers }]] of Object.entries(given).entries()) {
    const draft = draftBooking(
      {
        order_id: id,
        tour_id: tour.tour_id,
        participants: phone_numbers.length,
        phone_numbers: [...phone_numbers],
        email: null,
        team_name: null,
        amount: 1_000,
      },
      { name: tour.name, stops_count: tour.stops.length },
      'visitor',
      noon,
    );
    hunts.set(id, { ...draft, ...confirm(draft, new Date(noon.getTime() + index)), id });
  }
  const bookingsOf = (phone: string) => [...hunts.values()].filter((hunt) => hunt.phone_numbers.includes(phone));
  const told: { to: string; text: string }[] = [];
  let clock = 0;
  function deliver(text: WithId<SmsMessage>) {
    const bookings = new Map([ann, bob, cat].map((phone) => [phone, bookingsOf(phone)]));
    const conditions = { site: 's', now: noon, countries: ['+44'], linkOf: aLink };
    const played = decideTexts({ texts: [text], bookings, phones, tours }, conditions);
    if (!played.hunt) throw new Error(`No hunt takes ${text.message_content}`);
    hunts.set(played.hunt.after.id, played.hunt.after);
    for (const [phone, kept] of played.phones) phones.set(phone, kept);
    return played.outbox.map(({ phone_number, message_content }) => ({ to: phone_number, text: message_content }));
  }
  return {
    hunts,
    told,
    hunt: (id: string) => hunts.get(id)?.hunt,
    text(from: string, body: string, seconds = 60) {
      clock += seconds;
      const at = new Date(noon.getTime() + 1000 * clock);
      return { ...receivedText({ sid: `SM${clock}`, from, body, segments: 1 }, at), id: `SM${clock}` };
    },
    deliver,
    say(from: string, body: string, seconds = 60) {
      const said = deliver(this.text(from, body, seconds));
      told.push(...said);
      return said.flatMap(({ to, text }) => (to === from ? [text] : []));
    },
  };
}

const here = () => {
  const two = world({
    color: { tour: tourOf(color, ['needle', 'heron', 'lantern', 'marmalade']), phones: [ann, bob] },
    brixton: { tour: tourOf(brixton, ['bowie', 'turntable', 'saxophone']), phones: [ann, cat] },
  });
  two.say(bob, 'START');
  return two;
};

describe('a phone in two hunts', () => {
  test('keeps playing its hunt when a teammate starts the other one, whose text begins with the tour’s name', () => {
    const two = here();
    two.say(ann, 'needle');
    two.told.length = 0;
    two.say(cat, 'START');
    expect(two.told).toEqual([
      { to: ann, text: 'Brixton Street Art Tour: Stop 1/3: Wall 1\nClue 1.' },
      { to: cat, text: 'Stop 1/3: Wall 1\nClue 1.' },
      // Ann's phone was told how to stay safe when its first hunt began.
      { to: cat, text: SAFETY },
    ]);
    expect(two.say(ann, 'heron')).toEqual(['Correct! Stop 3/4: Wall 3\nClue 3.']);
    expect(two.say(ann, 'a badger')).toEqual(['Not quite. The first guess is free. Clue 3.']);
    expect(two.hunt('brixton')).toMatchObject({ stop_number: 1, wrong_answers: 0 });
  });

  test('plays the other hunt from a right answer to it on, and its reply begins with the tour’s name', () => {
    const two = here();
    two.say(ann, 'needle');
    two.say(cat, 'START');
    expect(two.say(ann, 'Bowie!')).toEqual(['Brixton Street Art Tour: Correct! Stop 2/3: Wall 2\nClue 2.']);
    expect(two.hunt('color')).toMatchObject({ stop_number: 2, wrong_answers: 0 });
    expect(two.say(ann, 'HINT')).toEqual(['Hint: Look up.\n14 points off.']);
    expect(two.hunt('brixton')).toMatchObject({ hints: 1 });
    expect(two.say(ann, 'heron')[0]).toMatch(/^Color & Vinyl Tour: Correct!/);
  });

  test('answers the hunt that it plays when the answer is right in both', () => {
    const two = world({
      color: { tour: tourOf(color, ['needle', 'fox', 'heron']), phones: [ann] },
      brixton: { tour: tourOf(brixton, ['fox', 'bowie']), phones: [ann, cat] },
    });
    two.say(ann, 'color');
    two.say(ann, 'START');
    two.say(ann, 'needle');
    two.say(cat, 'START');
    expect(two.say(ann, 'fox')[0]).toMatch(/^Correct! Stop 3/);
    expect(two.say(ann, 'fox')[0]).toMatch(/^Brixton Street Art Tour: Correct! Stop 2/);
  });

  test('is not charged for an answer to the other hunt that a teammate gave first', () => {
    const two = here();
    two.say(ann, 'needle');
    two.say(cat, 'START');
    two.say(cat, 'bowie');
    expect(two.say(ann, 'bowie', 5)).toEqual([
      'Brixton Street Art Tour: Phone ...103 has just solved Stop 1, so your text changed nothing. RESEND repeats Stop 2.',
    ]);
    expect(two.hunt('color')).toMatchObject({ wrong_answers: 0 });
    expect(two.say(ann, 'a badger', 5)).toEqual(['Not quite. The first guess is free. Clue 2.']);
  });

  test('is not charged for a late answer to its own hunt, but solves the other one with it if it can', () => {
    const two = here();
    two.say(ann, 'needle');
    two.say(cat, 'START');
    expect(two.say(bob, 'needle', 200)).toEqual([
      'Phone ...101 has solved Stop 1, so your text changed nothing. RESEND repeats Stop 2.',
    ]);
    two.say(ann, 'bowie');
    expect(two.hunt('color')).toMatchObject({ stop_number: 2, wrong_answers: 0 });
  });

  test('changes hunts by SWITCH and by the first word of the tour, back and forth', () => {
    const two = here();
    two.say(ann, 'needle');
    two.say(cat, 'START');
    expect(two.say(ann, 'Switch')).toEqual(['Brixton Street Art Tour: Stop 1/3: Wall 1\nClue 1.']);
    expect(two.say(ann, 'SKIP')[0]).toContain('Skipped Stop 1... Stop 2/3');
    expect(two.say(ann, 'color')).toEqual(['Color & Vinyl Tour: Stop 2/4: Wall 2\nClue 2.']);
    expect(two.say(ann, 'Brixton street')).toEqual(['Brixton Street Art Tour: Stop 2/3: Wall 2\nClue 2.']);
    expect(two.say(ann, 'brixton')).toEqual(['Not quite. The first guess is free. Clue 2.']);
    expect(two.hunt('color')).toMatchObject({ stop_number: 2, wrong_answers: 0, hints: 0 });
  });

  test.each([
    ['right', 'brixton', 'Correct! Stop 2/2: Wall 2\nClue 2.'],
    ['a part of it', 'brixton academy', 'Nearly: that is part of it.'],
  ])('answers its own stop with a first word of the other tour if that is %s', (_, answer, reply) => {
    const two = world({
      color: { tour: tourOf(color, [answer, 'fox']), phones: [ann] },
      brixton: { tour: tourOf(brixton, ['bowie']), phones: [ann, cat] },
    });
    two.say(ann, 'color');
    two.say(ann, 'START');
    two.say(cat, 'START');
    expect(two.say(ann, 'brixton')).toEqual([reply]);
  });

  test('may answer SWITCH in a tour that is older than the command', () => {
    const two = world({
      color: { tour: tourOf(color, ['needle', 'fox']), phones: [ann] },
      brixton: { tour: tourOf(brixton, ['switch', 'bowie']), phones: [ann, cat] },
    });
    two.say(ann, 'color');
    two.say(ann, 'START');
    two.say(cat, 'START');
    expect(two.say(ann, 'switch')).toEqual(['Brixton Street Art Tour: Stop 1/2: Wall 1\nClue 1.']);
    expect(two.say(ann, 'switch')).toEqual(['Correct! Stop 2/2: Wall 2\nClue 2.']);
  });

  test('reaches a hunt that waits for START only by SWITCH', () => {
    const two = here();
    expect(two.say(ann, 'START')).toEqual([
      'Color & Vinyl Tour: Your tour is already in progress! Reply HELP for assistance.',
    ]);
    expect(two.say(ann, 'HELP')[0]).toContain('SWITCH: Brixton Street Art Tour.');
    expect(two.say(ann, 'SWITCH')[0]).toContain(
      'your Brixton Street Art Tour is booked! It begins at Wall 1. Reply START',
    );
    expect(two.say(ann, 'START')[0]).toContain('Stop 1/3');
    expect(two.say(ann, 'bowie')[0]).toMatch(/^Correct!/);
  });

  test('is asked which hunt shall begin while two wait, and begins the one that it names', () => {
    const two = world({
      color: { tour: tourOf(color, ['needle']), phones: [ann] },
      brixton: { tour: tourOf(brixton, ['bowie']), phones: [ann] },
    });
    const question = `Which hunt shall begin? Reply with its name: ${color}, or ${brixton}.`;
    expect(two.say(ann, 'START')).toEqual([question]);
    expect(two.say(ann, 'start')).toEqual([question]);
    expect(two.hunt('color')).toMatchObject({ phase: 'ready' });
    expect(two.say(ann, 'Brixton')[0]).toContain(`your ${brixton} is booked!`);
    expect(two.say(ann, 'START')[0]).toMatch(/Stop 1\/1/);
    expect(two.hunt('brixton')).toMatchObject({ phase: 'puzzle' });
    expect(two.hunt('color')).toMatchObject({ phase: 'ready' });
  });

  test('begins the older hunt by its name too', () => {
    const two = world({
      color: { tour: tourOf(color, ['needle']), phones: [ann] },
      brixton: { tour: tourOf(brixton, ['bowie']), phones: [ann] },
    });
    two.say(ann, 'START');
    expect(two.say(ann, 'Color & Vinyl')[0]).toContain(`your ${color} is booked!`);
    expect(two.say(ann, 'START')[0]).toMatch(/Stop 1\/1/);
    expect(two.hunt('color')).toMatchObject({ phase: 'puzzle' });
  });

  test('is not asked when both are the same tour, which no name tells apart', () => {
    const two = world({
      one: { tour: tourOf(color, ['needle']), phones: [ann] },
      other: { tour: tourOf(color, ['needle']), phones: [ann, bob] },
    });
    expect(two.say(ann, 'START')[0]).toContain('Stop 1/1');
  });

  test('goes round three hunts by SWITCH, and HELP names the next one', () => {
    const three = world({
      color: { tour: tourOf(color, ['needle']), phones: [ann] },
      brixton: { tour: tourOf(brixton, ['bowie']), phones: [ann, cat] },
      camden: { tour: tourOf(camden, ['piano']), phones: [ann, bob] },
    });
    three.say(ann, 'color');
    three.say(ann, 'START');
    three.say(bob, 'START');
    three.say(cat, 'START');
    const round = ['The Camden Walk', 'Brixton Street Art Tour', 'Color & Vinyl Tour', 'The Camden Walk'];
    for (const name of round) {
      expect(three.say(ann, 'HELP')[0]).toContain(`SWITCH: ${name}.`);
      expect(three.say(ann, 'SWITCH')).toEqual([`${name}: Stop 1/1: Wall 1\nClue 1.`]);
    }
    three.say(ann, 'brixton');
    expect(three.say(ann, 'The Camden')[0]).toMatch(/^The Camden Walk: Stop 1/);
  });

  test('goes to the other hunt when its own has ended, and the reply begins with the tour’s name', () => {
    const two = here();
    for (const answer of ['needle', 'heron', 'lantern']) two.say(ann, answer);
    two.say(cat, 'START');
    two.say(bob, 'marmalade');
    expect(two.say(ann, 'marmelade', 20)).toEqual(["You've completed all stops!"]);
    expect(two.say(ann, 'RESEND', 40)).toEqual(['Brixton Street Art Tour: Stop 1/3: Wall 1\nClue 1.']);
    expect(two.hunt('brixton')).toMatchObject({ wrong_answers: 0 });
    expect(two.say(ann, 'SWITCH')).toEqual([
      'This is your only hunt: there is none to switch to. Reply HELP for help.',
    ]);
    expect(two.say(ann, 'HELP')[0]).not.toContain('SWITCH');
  });

  test('goes to the other hunt when nobody has played its own for two hours', () => {
    const two = here();
    two.say(ann, 'needle');
    two.say(cat, 'START', 3600);
    two.say(cat, 'a badger', 3600);
    expect(two.say(ann, 'STATUS')[0]).toContain('Stop 1 of 3, Brixton Street Art Tour: 0% done, 0 points.');
    expect(two.say(ann, 'HINT')).toEqual(['Hint: Look up.']);
    expect(two.hunt('color')).toMatchObject({ stop_number: 2, hints: 0 });
  });
});

test('the name of the tour is shortened when it would cost a segment, and the clue is not', () => {
  const name = 'The Great Hackney Wick & Fish Island Walk';
  const named = (length: number) => withTourName(name, 'x'.repeat(length)).replace(/x+$/, '');
  expect([10, 117, 118, 125, 126, 132].map(named)).toEqual([
    `${name}: `,
    `${name}: `,
    'The Great Hackney Wick & Fish Island: ',
    'The Great Hackney Wick & Fish: ',
    'The Great Hackney Wick & Fish: ',
    'The Great Hackney Wick: ',
  ]);
  // Not even two words fit into the same number of segments: the text takes a second one, but never
  // a third.
  expect(named(155)).toBe('The Great: ');
  expect(named(290)).toBe('The Great: ');
  expect(named(300)).toBe('The: ');
  expect(named(306)).toBe('');
  expect(withTourName('Brixton Walls', 'Stop 1 of 3, Brixton Walls')).toBe('Stop 1 of 3, Brixton Walls');
});

const pool = ['fox', 'heron', 'needle', 'lantern', 'bowie', 'saxophone', 'marmalade', '7', 'brixton', 'color'];
const answers = fc.array(fc.constantFrom(...pool), { minLength: 2, maxLength: 5 });
const bodies = fc.constantFrom(...pool, 'foxes', 'sugar', 'SKIP', 'SWITCH', 'START', 'HELP', 'STATUS', 'CONTINUE', '');
const texts = fc.array(
  fc.record({
    from: fc.constantFrom(ann, ann, bob, cat),
    // Mostly the right answer of the current stop in one of the tours.
    body: fc.oneof(bodies, fc.constant({ hunt: 'a' }), fc.constant({ hunt: 'b' })),
    seconds: fc.constantFrom(4, 40, 40, 4_000),
  }),
  { minLength: 25, maxLength: 25 },
);

/** How many wrong answers a hunt counts. */
const charged = ({ hunt }: WithId<Booking>) =>
  hunt.results.reduce((sum, one) => sum + one.wrong_answers, hunt.phase === 'puzzle' ? hunt.wrong_answers : 0);

/** A hunt as text, without the times that every text moves: when its team was heard, and when it counts as silent. */
const progress = (booking: Booking | undefined) => JSON.stringify({ ...booking?.hunt, look_at: null, heard_at: null });

describe('two hunts on one phone', () => {
  test('never charge an answer that is right in one of them, and one text never moves both', () => {
    let elsewhere = 0;
    fc.assert(
      fc.property(answers, answers, texts, (a, b, said) => {
        const tours = { a: tourOf(color, a), b: tourOf(brixton, b) };
        const two = world({ a: { tour: tours.a, phones: [ann, bob] }, b: { tour: tours.b, phones: [ann, cat] } });
        two.say(bob, 'START');
        two.say(cat, 'START');
        for (const { from, body, seconds } of said) {
          const before = new Map(two.hunts);
          const awaited = [...before.values()].flatMap((booking) => {
            const tour = booking.id === 'a' ? tours.a : tours.b;
            const stop = booking.hunt.phase === 'puzzle' ? tour.stops[booking.hunt.stop_number - 1] : undefined;
            return stop && booking.phone_numbers.includes(from) ? [{ id: booking.id, tour, stop }] : [];
          });
          const words = typeof body === 'string' ? body : awaited.find(({ id }) => id === body.hunt)?.stop.answers[0];
          if (![...before.values()].some((one) => one.phone_numbers.includes(from) && one.status === 'confirmed'))
            continue;
          two.say(from, words ?? 'sugar', seconds);
          const changed = [...two.hunts.values()].filter((after) => progress(after) !== progress(before.get(after.id)));
          expect(changed.length).toBeLessThanOrEqual(1);
          const right = awaited.filter(({ stop, tour }) => judge(words ?? 'sugar', stop, tour) === 'right');
          if (right.length === 0) continue;
          if (from === ann && right.length === 1) elsewhere += 1;
          const cost = [...two.hunts.values()].map((after) => charged(after) - charged(before.get(after.id) ?? after));
          expect(cost).toEqual([0, 0]);
          expect(changed.map(({ id }) => id).every((id) => right.some((one) => one.id === id))).toBe(true);
        }
      }),
      { numRuns: process.env.DEEP ? 1_000 : 40 },
    );
    expect(elsewhere).toBeGreaterThan(50);
  }, 120_000);
});
