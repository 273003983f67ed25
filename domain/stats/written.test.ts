import { describe, expect, test } from 'vitest';
import { collections, documents } from '../paths/index.ts';
import { ERASED_NUMBER } from '../phone/index.ts';
import { messageFromPage, PLEA, PLEA_DONE, queuedText, receivedText } from '../sms/index.ts';
import { aBooking } from '../testing/index.ts';
import { figuresOfText, figuresOfWrites } from './index.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const phone_number = '+447700900961';
const draft = { phone_number, message_content: 'Stop 1', message_type: 'clue', booking_id: null, tour_name: null };
const keys = ['day.2026-11-20.messages', `player.${phone_number}`, `conversation.${phone_number}`];

describe('the figures of a text', () => {
  const ours = queuedText(draft, noon);
  const theirs = receivedText({ sid: 'SM1', from: phone_number, body: 'START', segments: 1 }, noon);

  test('move when we write one, and when it fails, but not while it is on its way', () => {
    expect(figuresOfText({ before: undefined, after: ours })).toEqual(keys);
    expect(figuresOfText({ before: ours, after: { ...ours, status: 'sent', settled: true } })).toEqual([]);
    expect(figuresOfText({ before: ours, after: { ...ours, status: 'failed' } })).toEqual(keys);
  });
  test('move once for a player’s text: when it is played', () => {
    expect(figuresOfText({ before: undefined, after: theirs })).toEqual([]);
    expect(figuresOfText({ before: theirs, after: { ...theirs, settled: true } })).toEqual(keys);
  });
  test('move when a played text turns out to be a plea, and when an admin has ended its waiting', () => {
    const played = { ...theirs, settled: true };
    const plea = { ...played, message_type: PLEA };
    expect(figuresOfText({ before: played, after: plea })).toEqual(keys);
    expect(figuresOfText({ before: plea, after: { ...plea, message_type: PLEA_DONE } })).toEqual(keys);
  });
  test('are no player’s once the number is erased', () => {
    expect(figuresOfText({ before: undefined, after: { ...ours, phone_number: ERASED_NUMBER } })).toEqual(
      keys.slice(0, 1),
    );
  });
});

describe('the figures of a page message', () => {
  const said = { message_content: 'crane', booking_id: 'b1', page_player: 'Ann', tour_name: null };
  const message = messageFromPage({ ...said }, noon);

  test('are its day’s, in whose count it stands beside the texts, and its conversation, but no player’s', () => {
    expect(figuresOfText({ before: undefined, after: message })).toEqual([
      'day.2026-11-20.messages',
      'conversation.page_b1',
    ]);
  });
  test('are counted again when an admin ends its waiting', () => {
    const before = { ...message, message_type: 'plea' };
    expect(figuresOfText({ before, after: { ...before, message_type: 'plea_done' } })).toContain(
      'conversation.page_b1',
    );
    expect(figuresOfText({ before, after: before })).toEqual([]);
  });
});

describe('the figures that a commit moves', () => {
  const path = `${collections.bookings}/b1`;
  const letter = `${collections.contactMessages}/l1`;

  test('follow from all its documents, each once, and from no document below them', () => {
    const text = { path: `${collections.smsMessages}/m`, before: undefined, after: queuedText(draft, noon) };
    expect(figuresOfWrites([text, text])).toEqual(keys);
    expect(
      figuresOfWrites([{ path: documents.partnerCrm('cafe'), before: undefined, after: { status: 'active' } }]),
    ).toEqual([]);
    expect(figuresOfWrites([{ path: `${collections.leaderboard}/b1`, before: undefined, after: {} }])).toEqual([]);
  });
  test('are not those that it has written itself, but for what the text alone does not tell', () => {
    const text = { path: `${collections.smsMessages}/m`, before: undefined, after: queuedText(draft, noon) };
    const before = { ...aBooking({ phone_numbers: [phone_number] }) };
    const own = [documents.conversation(phone_number), documents.player(phone_number), documents.huntNeeds('b1')].map(
      (path) => ({ path, before: {}, after: {} }),
    );
    expect(figuresOfWrites([text, { path, before, after: before }, ...own])).toEqual(['day.2026-11-20.messages']);
    // That a booking is over changes its players, whatever was said.
    const over = { path, before, after: { ...before, status: 'completed' } };
    expect(figuresOfWrites([text, over, ...own])).toContain(`player.${phone_number}`);
  });
  test('are the waiting conversations when one begins or ends to wait', () => {
    const talk = { path: documents.conversation(phone_number), before: { awaits_answer: false } };
    expect(figuresOfWrites([{ ...talk, after: { awaits_answer: true } }])).toEqual(['totals.conversations']);
    expect(figuresOfWrites([{ ...talk, after: { awaits_answer: false } }])).toEqual([]);
  });
  test('are all that a document is counted in if its writer had not read it', () => {
    expect(figuresOfWrites([{ path: letter, before: undefined, after: { answered: true }, isBlind: true }])).toEqual([
      'totals.letters',
    ]);
  });
  test('are as few for the result of a stop that was not read as for a new one', () => {
    const stop = { tour_id: 'canals', stop_number: 4, partner_id: 'cafe', finished_at: noon, claimed_at: null };
    const results = `${collections.stopResults}/b1_4`;
    const moved = ['day.2026-11-20.stops', 'stop.canals.4', 'tour.canals.2026-11.stop_4'];
    expect(figuresOfWrites([{ path: results, before: undefined, after: stop }])).toEqual(moved);
    expect(figuresOfWrites([{ path: results, before: undefined, after: stop, isBlind: true }])).toEqual(moved);
  });
  test('leave a day as it was when its bookings are deleted after their period', () => {
    expect(figuresOfWrites([{ path, before: { ...aBooking() }, after: undefined }])).toEqual([]);
  });
});
