import { expect, test } from 'vitest';
import { nameOf } from '../query/index.ts';
import { pageConversation } from './conversation.ts';
import { conversationsListed, newestIn } from './queries.ts';

test('a conversation is with a number, or on the page of a booking', () => {
  expect(nameOf(newestIn('+447700900123'))).toBe('sms_messages, phone_number == "+447700900123", by seq desc, first 1');
  expect(nameOf(newestIn(pageConversation('b1')))).toBe(
    'sms_messages, booking_id == "b1", channel == "page", by seq desc, first 1',
  );
});

const order = 'by last_at desc, by __name__ desc';

test.each([
  ['all', [], `sms_conversations, ${order}`],
  ['real', [], `sms_conversations, has_real == true, ${order}`],
  [
    'test',
    ['+4477', '4477'],
    `sms_conversations, has_test == true, found_by array-contains-any ["+4477","4477"], ${order}`,
  ],
  ['all', ['+4477', '4477'], `sms_conversations, found_by array-contains-any ["+4477","4477"], ${order}`],
] as const)('conversations, %s of them, found by %o', (filter, keys, asked) => {
  expect(nameOf(conversationsListed(filter, keys))).toBe(asked);
});
