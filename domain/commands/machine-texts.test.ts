import { describe, expect, test } from 'vitest';
import { showsFault } from '../../tests/support/shows-fault.ts';
import { playText } from '../hunt/machine.ts';
import { newHunt } from '../hunt/state.ts';
import { decideTexts } from '../playing/decide-texts.ts';
import { receivedText } from '../sms/compose.ts';
import { aBooking, aLink, aTour } from '../testing/index.ts';
import { classify } from './classify.ts';
import { isMachineText } from './machine-texts.ts';
import { automaticTexts, reactionVerbs } from './machine-words.ts';

const sentText = 'Stop 1/6: Bacon Street\nFind the crane.';
const cut = `${sentText.slice(0, 12)}…`;
const verbs = [
  ...['Liked', 'Loved', 'Disliked', 'Laughed at', 'Emphasized', 'Emphasised', 'Questioned'],
  ...['👍', '❤️', '😂', '😮', '😢', '👎', '🔥', '🎉', '🙏', '🤔'].flatMap((sign) => [
    `Reacted ${sign} to`,
    `${sign} to`,
  ]),
  ...['Removed a like from', 'Removed a heart from', 'Removed an exclamation from'],
];
const reactions = verbs.flatMap((verb) => [
  `${verb} “${sentText}”`,
  `${verb} "${cut}"`,
  `${verb} ‘${cut}’`,
  ` ${verb} “${cut}” `,
]);
const signs = [
  '👍',
  '👍🏽',
  '😂😂',
  '❤️',
  '!!!',
  '...',
  '🦊',
  '👏👏👏',
  ':)',
  ';-)',
  '-',
  '🏳️‍🌈',
  '¯\\_(ツ)_/¯'.replace('ツ', ''),
];
const automatics = [
  'I’m driving with Do Not Disturb While Driving turned on. I’ll see your message when I get where I’m going.',
  "I'm driving right now - I'll get back to you later",
  '(I’m not receiving notifications. If this is urgent, reply “urgent” to send a notification through with your original message.)',
  'I am driving. Sent from my car',
  'Sorry, I can’t talk right now.',
  'I am currently out of the office and will be back on Monday.',
  'Out of office: back on 3 December',
  'Automatic reply: thank you for your message',
  'This is an automated response. Please do not reply.',
  'This is an auto-reply',
];
const thanks = [
  ...[
    'Thanks!',
    'Thank you',
    'thx',
    'ok',
    'OK!',
    'okay',
    'Cool',
    'Great!!',
    'nice one',
    'Yay',
    'wow!',
    'got it',
    'haha',
    'lol',
  ],
  ...['Cheers', 'Ta', 'k', 'On our way', 'Brilliant', 'perfect 👌', 'Ok thanks', 'Lovely ❤️'],
];
/** Answers of players; none of them is from a machine or small talk. */
const answers = [
  ...['crane', 'A crane!', 'loved', 'the number is 3', '3', 'driving', 'taxi driver', 'it is an office', '100%'],
  ...[
    'reacted',
    'to the left',
    '"crane"',
    '“Crane”',
    'a heart',
    'like',
    'laugh',
    'question mark',
    'the answer is ok',
    'thanks to banksy',
  ],
];

const tour = aHuntTour();
function aHuntTour() {
  const stop = { location_name: 'Wall', clue: 'Find it.', question: null, hint: 'Up.', partner: null };
  return {
    tour_id: 't',
    name: aTour().name,
    stops: [1, 2].map((n) => ({ ...stop, stop_number: n, answers: ['crane'] })),
  };
}
const now = new Date('2026-11-20T12:00:00Z');
const playing = {
  ...newHunt(),
  phase: 'puzzle' as const,
  stop_number: 2,
  stop_started_at: now,
  moved: { by: 0, at: now, from: 1, said: 'answer' as const },
};
const stepAfter = (
  text: string,
  state: Parameters<typeof playText>[0]['state'] = playing,
  answer = 'crane',
  at = now,
) =>
  playText({
    state,
    text,
    now: at,
    sender: '+447700900123',
    phones: ['+447700900123'],
    expires_at: null,
    tour: { ...tour, stops: tour.stops.map((stop) => ({ ...stop, answers: [answer] })) },
  });

describe('a reaction, an automatic reply, signs alone and thanks', () => {
  const all = [...reactions, ...signs, ...automatics];

  test.each(all)('%j costs nothing and gets no reply, at a puzzle, before START and at a reward', (text) => {
    expect(isMachineText(text) || classify(text)?.type === 'chatter').toBe(true);
    for (const state of [playing, newHunt(), { ...playing, phase: 'reward' as const }])
      expect(stepAfter(text, state)).toEqual({ state, messages: [], events: [] });
    showsFault(46, 1, 'reactions, auto-replies and signs that cost nothing and draw no reply');
  });

  test.each([...all, ...thanks])('%j is never among the wrong answers in the tour editor', (message_content) => {
    const phone = '+447700900123';
    const booking = { ...aBooking({ phone_numbers: [phone], created_at: now }), id: 'b', hunt: playing };
    const text = { ...receivedText({ sid: 'SM1', from: phone, body: message_content, segments: 1 }, now), id: 'SM1' };
    const bookings = new Map([[phone, [booking]]]);
    const gathered = { texts: [text], bookings, phones: new Map(), tours: new Map([['b', tour]]) };
    const played = decideTexts(gathered, { site: 'streetlore.london', now, countries: [], linkOf: aLink });
    expect(played.outbox).toEqual([]);
    expect(played.hunt).toMatchObject({ wrong: [], after: { hunt: playing } });
    showsFault(46, 1, 'such texts that stay out of the wrong answers of the tour editor');
  });

  test.each(thanks)('%j costs nothing and gets no reply, whenever it comes', (text) => {
    for (const at of [now, new Date(now.getTime() + 3_600_000)])
      expect(stepAfter(text, playing, 'crane', at)).toEqual({ state: playing, messages: [], events: [] });
    showsFault(46, 1, 'thanks that cost nothing and draw no reply');
  });

  test.each(answers)('%j is an answer', (text) => {
    expect(isMachineText(text)).toBe(false);
    expect(classify(text)).toBeNull();
    showsFault(46, 1, 'answers that look like a reaction and are heard');
  });

  test.each(['👍', 'ok', 'Out of office', 'Liked “it”', '???', 'where is it'])(
    '%j is an answer if the stop accepts it',
    (text) => {
      expect(stepAfter(text, playing, text).events.map(({ type }) => type)).toContain('solved');
      showsFault(46, 1, 'accepted answers that would else be meant for nobody');
    },
  );
});

test('the lists are sorted, and have each entry once', () => {
  const verbs = Object.values(reactionVerbs).map((list) => list.split('|').map((verb) => verb.trim()));
  for (const list of [automaticTexts, ...verbs]) expect(list).toEqual([...new Set(list)].toSorted());
});
