import { describe, expect, test } from 'vitest';
import { queuedText, receivedText } from './compose.ts';
import {
  bookingOfPage,
  byHunt,
  type Conversation,
  conversationOf,
  openPlea,
  pageConversation,
  previewOf,
} from './conversation.ts';
import { messageFromPage } from './page-message.ts';
import type { PleaKind, SmsMessage } from './schema.ts';
import { keysSought } from './search.ts';

const phone_number = '+447700900123';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const said = (body: string, minute: number) =>
  receivedText({ sid: 'SM1', from: phone_number, body, segments: 1 }, at(minute));
const sent = (message_content: string, minute: number, tour_name: string | null = null) =>
  queuedText({ phone_number, message_content, message_type: 'clue', booking_id: null, tour_name }, at(minute));
const talk = (last: SmsMessage, lastSent: SmsMessage | null, booked: string[] = []) =>
  conversationOf({
    phone_number,
    last,
    lastSent,
    lastSaid: last.direction === 'inbound' ? last : null,
    booked,
    has_real: true,
    has_test: false,
    plea: null,
  });

const isFound = (found_by: readonly string[], typed: string) => keysSought(typed).some((key) => found_by.includes(key));

describe('a conversation', () => {
  test('shows its newest text and the tour of that text', () => {
    expect(talk(said('heron', 5), sent('Stop 1', 4, 'Color & Vinyl'), ['Beats & Murals'])).toMatchObject({
      last_at: at(5),
      preview: 'heron',
      direction: 'inbound',
      tour_name: 'Color & Vinyl',
      failed: false,
    });
  });
  test('has failed while the newest text to the phone has', () => {
    const failed = { ...sent('Stop 1', 4), status: 'failed' as const };
    expect(talk(said('hello?', 5), failed).failed).toBe(true);
    expect(talk(said('hello?', 7), sent('Stop 1', 6)).failed).toBe(false);
  });
});

test('the conversation on a team’s page is found by its tour and its players, and names who wrote last', () => {
  const said = { message_content: 'PERSON', booking_id: 'b1', page_player: 'Ann Lee', tour_name: 'Color & Vinyl' };
  const last = messageFromPage({ ...said }, at(5));
  const page = { page_players: ['Ann Lee', 'Zoë'], page_player: last.page_player };
  const kinds = { has_real: true, has_test: false, plea: null };
  const line = conversationOf({
    phone_number: null,
    ...page,
    last,
    lastSent: null,
    lastSaid: last,
    booked: [],
    ...kinds,
  });
  expect(line).toMatchObject({ phone_number: null, page_player: 'Ann Lee', hunt_id: 'b1', preview: 'PERSON' });
  for (const typed of ['ann', 'lee', 'Zoë', 'vinyl']) expect(isFound(line.found_by, typed)).toBe(true);
  expect(isFound(line.found_by, '44')).toBe(false);
});

test('a conversation’s id tells a page from a number', () => {
  expect(bookingOfPage(pageConversation('b1'))).toBe('b1');
  expect(bookingOfPage(phone_number)).toBeNull();
});

test('phones of one hunt stand in one line, by whoever spoke last', () => {
  const one = (phone_number: string, hunt_id: string | null, words: string, minute: number): Conversation => ({
    ...talk(said(words, minute), null),
    phone_number,
    hunt_id,
    counted_at: at(9),
  });
  const [ann, bob, cat] = [one('+441', 'h', 'left', 5), one('+442', 'h', 'right', 7), one('+443', null, 'hm', 6)];
  const silent = { ...one('+444', 'h', '', 8), said: null };
  expect(byHunt([silent, ann, cat, bob])).toEqual([
    { shown: bob, all: [silent, ann, bob] },
    { shown: cat, all: [cat] },
  ]);
  expect(byHunt([silent])).toEqual([{ shown: silent, all: [silent] }]);
});

test.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [`${'x'.repeat(56)}🦊🦊🦊`, `${'x'.repeat(56)}🦊…`],
  [
    'Reward at Cereal Killer: show this text at the counter for a free coffee',
    'Reward at Cereal Killer: show this text at the counter for…',
  ],
  ['Stop 1/3: Wall\nFind it.', 'Stop 1/3: Wall Find it.'],
])('a preview is cut at a word within 60 characters (%#)', (text, preview) => expect(previewOf(text)).toBe(preview));

describe('a search', () => {
  const { found_by } = talk(said('hm', 5), sent('Stop 1', 4, 'Color & Vinyl Tour'), ['Café Walk']);
  test.each([
    '07700 900',
    '+44 7700',
    '7700900123',
    '0044 7700',
    '+44 (0)7700',
    '(07700) 900-123',
    '07',
    '900123',
    '900 1',
    'Color',
    'vinyl to',
    'COLOR & V',
    '\u202a+44 7700\u00a0900123\u202c',
    '447700900123',
    'cafe',
    'café wa',
  ])('by %s finds it', (typed) => expect(isFound(found_by, typed)).toBe(true));
  test.each(['07701', '00123', '+1 7700', 'inyl', 'color tour', 'beats', '🦊', '%'])('by %s finds nothing', (typed) =>
    expect(isFound(found_by, typed)).toBe(false),
  );
});

describe('what a conversation waits for', () => {
  let order = 0;
  const message = (message_type: string, words: string, minute: number, plea?: PleaKind) => {
    order += 1;
    const stored = { ...said(words, minute), seq: at(minute).getTime() * 100, booking_id: 'b1', message_type };
    return { ...stored, id: `SM${order}`, ...(plea && { plea }) };
  };
  const plea = (about: PleaKind, words: string, minute: number) => message('plea', words, minute, about);
  const answer = (minute: number) => message('answer', 'We are on our way', minute);

  test('is the most urgent plea, whatever was said since', () => {
    const knife = plea('danger', 'someone threatened us with a knife', 1);
    const all = [plea('person', 'PERSON', 0), knife, plea('money', 'this is rubbish, money back', 2)];
    expect(openPlea(all)).toEqual({
      ...{ about: 'danger', id: knife.id, at: at(1), since: at(1), hunt_id: 'b1' },
      words: 'someone threatened us with a knife',
    });
  });

  test('is of several of one kind the first, and Done ends it up to the latest', () => {
    const latest = plea('danger', 'hurry', 3);
    expect(openPlea([latest, plea('danger', 'he is bleeding', 1)])).toMatchObject({
      ...{ id: latest.id, since: at(1), words: 'he is bleeding' },
    });
  });

  test('ends by an admin’s answer, but for danger, which only Done ends', () => {
    expect(openPlea([plea('money', 'refund', 1), plea('person', 'PERSON', 2), answer(3)])).toBeNull();
    expect(openPlea([plea('money', 'refund', 1), answer(2), plea('person', 'PERSON', 3)])).toMatchObject({
      ...{ about: 'person', since: at(3) },
    });
    const hurt = plea('danger', 'he is bleeding', 1);
    expect(openPlea([hurt, answer(2)])).toMatchObject({ about: 'danger', id: hurt.id });
    expect(openPlea([{ ...hurt, message_type: 'plea_done' }, plea('money', 'refund', 3)])).toMatchObject({
      about: 'money',
    });
    expect(openPlea([])).toBeNull();
  });
});
