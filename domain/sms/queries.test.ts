import { expect, test } from 'vitest';
import { nameOf } from '../query/index.ts';
import { conversationsListed } from './queries.ts';

const order = 'by last_at desc, by __name__ desc';

test.each([
  ['all', '', `sms_conversations, ${order}`],
  ['real', '', `sms_conversations, has_real == true, ${order}`],
  ['test', '4477', `sms_conversations, has_test == true, found_by array-contains "4477", ${order}`],
  ['all', '4477', `sms_conversations, found_by array-contains "4477", ${order}`],
] as const)('conversations, %s of them, found by "%s"', (filter, key, asked) => {
  expect(nameOf(conversationsListed(filter, key))).toBe(asked);
});
