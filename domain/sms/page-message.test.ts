import { expect, test } from 'vitest';
import { queuedText } from './compose.ts';
import { answerOnPage, isPageMessage, loggedMessageSchema, messageFromPage } from './page-message.ts';

const now = new Date('2026-11-26T19:00:00Z');
const draft = { message_content: 'crane', booking_id: 'b1', page_player: 'Ann', tour_name: 'Color & Vinyl' };
const seen = { phase: 'puzzle', stop_number: 2 } as const;
const fromAnn = messageFromPage({ ...draft, seen }, now);
const text = queuedText({ ...draft, phone_number: '+447700900123', message_type: 'clue' }, now);

test('the log holds texts and page messages, each by its own shape', () => {
  expect(loggedMessageSchema.parse(fromAnn)).toEqual(fromAnn);
  const read = loggedMessageSchema.parse(text);
  expect(read).toEqual(text);
  expect([fromAnn, read].map(isPageMessage)).toEqual([true, false]);
});

test('what is wrong with a message of the log is said by its field', () => {
  const wrong = (message: object) => loggedMessageSchema.safeParse(message).error?.issues.map(({ path }) => path);
  expect(wrong({ ...text, phone_number: null })).toEqual([['phone_number']]);
  expect(wrong({ ...fromAnn, page_player: null })).toEqual([['page_player']]);
  expect(wrong({ ...text, channel: 'pigeon' })).toEqual([['channel']]);
});

test('an admin’s words on the page cost nothing, and are an answer', () => {
  expect(answerOnPage({ ...draft, page_player: '' }, now)).toMatchObject({
    direction: 'outbound',
    message_type: 'answer',
    segments: 0,
    settled: true,
    page_player: '',
    in_reply_to: null,
  });
});
