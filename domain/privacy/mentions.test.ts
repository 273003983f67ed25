import { expect, test } from 'vitest';
import { mentionsOf, withoutMentions } from './index.ts';

const mentions = mentionsOf({ phone_numbers: ['+447700955123', '+33612345678'], emails: ['sam.o@example.org'] });
const clean = (text: string) => String(withoutMentions({ text }, ['text'], mentions)?.text ?? text);

test.each([
  '+447700955123',
  '+44 7700 955123',
  '+44 (0)7700 955 123',
  '+44-7700-955-123',
  '0044 7700 955123',
  '447700955123',
  '07700955123',
  '07700 955123',
  '07700 955 123',
  '07 70 09 55 12 3',
  '(07700) 955-123',
  '7700 955123',
  '07700\u2011955\u200a1\u200b23',
  '07700.955.123',
  '+33612345678',
  '0033 6 12 34 56 78',
  'sam.o@example.org',
  'Sam.O@Example.ORG',
])('finds %s', (spelling) => {
  expect(clean(`Ring ${spelling}, or not.`).replace('([', '[')).toBe('Ring [removed], or not.');
  expect(clean(`Here: ${spelling}.`)).toContain('[removed].');
});

test.each([
  'order 107700955123 of 2026',
  '077009551234',
  'sam.o@example.org.uk',
  'notsam.o@example.org',
  'big-sam.o@example.org',
  'samxo@example.org',
  '07700 955124',
])('leaves %s alone', (text) => {
  expect(clean(text)).toBe(text);
});

test('replaces mentions in lists and objects, leaves times alone, and returns only changed fields', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const letter = { subject: 'Hi', answers: [{ text: 'We rang 07700 955123', at }], slug: 'ring-07700-955123-now', at };
  expect(withoutMentions(letter, ['subject', 'answers', 'slug', 'at', 'missing'], mentions)).toEqual({
    answers: [{ text: 'We rang [removed]', at }],
    slug: 'ring-removed-now',
  });
  expect(withoutMentions({ subject: 'Hi' }, ['subject'], mentions)).toBeNull();
});
