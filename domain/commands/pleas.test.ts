import { describe, expect, test } from 'vitest';
import { playText } from '../hunt/machine.ts';
import { newHunt } from '../hunt/state.ts';
import { renderHuntMessage } from '../hunt/templates.ts';
import { decideTexts } from '../playing/decide-texts.ts';
import { receivedText } from '../sms/compose.ts';
import { aBooking, aLink } from '../testing/index.ts';
import { pleaIn } from './pleas.ts';

const money = [
  ...[
    'I want my money back',
    'i want my money back!!!',
    'We want our money back',
    'refund please',
    'Refund',
    'Refund!',
  ],
  ...['I want a refund', 'We would like a refund please', "I'd like a full refund", 'can we have a refund?'],
  ...['Can I get my money back please', 'Please refund us', 'how do we get a refund', 'Give us our money back'],
  ...['This is rubbish. I want my money back.', 'Money back please', 'Could you refund our booking'],
];
const person = [
  ...['can I speak to someone', 'Can we please talk to a human?', 'I need to speak to somebody', 'is anybody there'],
  ...['Is anyone there?', 'Anybody there??', 'hello, is anyone there', 'Are you there?', 'Hello? Anyone there?'],
  ...['Can someone call us', 'Could somebody please ring me back', 'call me back please', 'speak to a person'],
  ...['We’d like to talk to a real person', 'how can I contact you', 'I want to speak to your manager'],
  ...['Hi, can I talk to someone please\n\nSent from my iPhone', 'Is there someone we can call?'],
];
const help = [
  ...['please help us', 'Help us please', 'help me!', 'we need help', 'We need some help here'],
  ...['Can somebody help us?', 'could you help us out please', 'We are lost, please help', 'I really need help.'],
  ...['Help! Help us!'],
];

describe('a sentence that asks for a refund, a person or help', () => {
  test.each(money)('%j asks for money', (text) => expect(pleaIn(text)).toBe('money'));
  test.each([...person, ...help])('%j asks for a person', (text) => expect(pleaIn(text)).toBe('person'));

  test.each([
    ...['', '?', 'a crane', 'the help', 'money', 'back', 'somebody', 'a person', 'a helping hand', 'we are here'],
    ...['is it a crane?', 'Is there a fox', 'is there somebody with a hat', 'there are you', 'call me maybe'],
    ...[
      'I need a hint',
      'we want the next clue',
      'hint please',
      'skip',
      'help the aged',
      'The Beatles: Help!'.slice(0, 11),
    ],
    ...['a man with his money', 'it says help us find the fox', 'a refund machine', 'the manager', 'can I skip this'],
    ...['I want coffee', 'my phone number is 3', 'give us a clue', 'can you see the sea', 'thank you'],
  ])('%j is not a plea', (text) => expect(pleaIn(text)).toBeNull());
});

const now = new Date('2026-11-20T12:00:00Z');
const phone = '+447700900123';
const stop = { location_name: 'Wall', clue: 'Find it.', question: null, hint: 'Up.', partner: null };
const tour = {
  tour_id: 't',
  name: 'Color & Vinyl',
  stops: [1, 2].map((n) => ({ ...stop, stop_number: n, answers: ['crane'] })),
};
const playing = { ...newHunt(), phase: 'puzzle' as const, stop_number: 1, stop_started_at: now };
const heard = (text: string, state: Parameters<typeof playText>[0]['state'] = playing, answers = ['crane']) =>
  playText({
    state,
    text,
    now,
    sender: phone,
    phones: [phone],
    expires_at: null,
    tour: { ...tour, stops: tour.stops.map((one) => ({ ...one, answers })) },
  });
const words = (text: string, state = playing) =>
  heard(text, state).messages.map(({ message }) => renderHuntMessage(message, { tour, site: '' }));

describe('a hunt that gets a plea', () => {
  test.each([...money, ...person, ...help])('stays as it is after %j, in any phase', (text) => {
    for (const phase of ['ready', 'puzzle', 'reward', 'completed', 'stopped'] as const) {
      const state = { ...playing, phase };
      const step = heard(text, state);
      expect(step.state).toEqual(state);
      expect(step.events).toEqual([{ type: 'pleaded' }]);
      expect(step.messages).toHaveLength(1);
    }
  });
  test('replies that somebody will read the plea, and what helps meanwhile', () => {
    const read = 'Somebody from Streetlore will read this.';
    expect(words('we need help')).toEqual([`${read} Meanwhile HINT helps, SKIP goes on.`]);
    expect(words('refund please', { ...playing, stop_number: 2 })).toEqual([
      `${read} Meanwhile HINT helps, FINISH ends here.`,
    ]);
    expect(words('is anybody there', { ...playing, paused: true })).toEqual([read]);
    expect(words('is anybody there', newHunt() as typeof playing)).toEqual([read]);
  });
  test.each(['Help us!', 'refund', 'Is anybody there?'])('reads %j as an answer if the stop accepts it', (text) => {
    const said = text.toLowerCase().replace(/[^a-z ]/g, '');
    expect(heard(text, playing, [said]).events[0]).toEqual({ type: 'solved', stop_number: 1 });
  });
  test('still reads HELP as a command', () => {
    for (const text of ['HELP', 'help please', 'Help!'])
      expect(heard(text).messages.map(({ message }) => message.kind)).toEqual(['help']);
  });
});

describe('a text with a plea', () => {
  const text = {
    ...receivedText({ sid: 'SM1', from: phone, body: 'I want my money back', segments: 1 }, now),
    id: 'SM1',
  };
  const given = { texts: [text], phones: new Map(), tours: new Map([['b', tour]]) };
  const conditions = { site: 'streetlore.london', now, countries: ['+44'], linkOf: aLink };

  test('is stored as a plea, and is not a wrong answer in the tour editor', () => {
    const booking = { ...aBooking({ phone_numbers: [phone], created_at: now }), id: 'b', hunt: playing };
    const bookings = new Map([[phone, [booking]]]);
    const played = decideTexts({ ...given, bookings }, conditions);
    expect(played.settled).toMatchObject([{ id: 'SM1', message_type: 'plea' }]);
    expect(played.hunt?.wrong).toEqual([]);
    expect(played.outbox.map(({ message_type }) => message_type)).toEqual(['passed_on']);
  });
  test('is stored as a plea without a hunt too', () => {
    const played = decideTexts({ ...given, bookings: new Map() }, conditions);
    expect(played.settled).toMatchObject([{ message_type: 'plea' }]);
    expect(played.outbox.map(({ message_type }) => message_type)).toEqual(['passed_on']);
  });
});
