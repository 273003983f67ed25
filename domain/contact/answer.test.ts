import { expect, test } from 'vitest';
import { answeredSince, answerMail, type ContactMessage, replyDue, seenOf, withAnswer } from './index.ts';

const contactMessage: ContactMessage & { id: string } = {
  id: 'a-message',
  name: 'Ada & Co',
  email: 'ada+walls@example.com',
  type: 'partnership',
  subject: 'Your walls?',
  message: 'One\nTwo & three',
  read: false,
  answered: false,
  answers: [],
  created_at: new Date('2026-11-05T09:30:00Z'),
};

test('the reply goes to the sender with the same subject and their contact message below it', () => {
  const { to, subject, text } = answerMail(contactMessage, 'Gladly.');
  expect([to, subject]).toEqual(['ada+walls@example.com', 'Re: Your walls?']);
  expect(text).toMatch(/^Gladly\.\n\nAda & Co wrote on 5 Nov 2026.*:\n> One\n> Two & three$/s);
  expect(answerMail({ ...contactMessage, subject: 'RE: walls' }, '').subject).toBe('RE: walls');
});

test('an admin learns of a reply or a mark that another admin made since they looked', () => {
  const at = new Date('2026-11-05T10:00:00Z');
  const answered = { ...contactMessage, ...withAnswer(contactMessage, 'theirs', 'Yes.', at) };
  expect(answeredSince(contactMessage, seenOf(contactMessage))).toBeUndefined();
  expect(answeredSince(answered, seenOf(contactMessage))).toBe('theirs');
  expect(answeredSince({ ...contactMessage, answered: true }, seenOf(contactMessage))).toBeNull();
  expect(answeredSince(answered, seenOf(answered))).toBeUndefined();
  // A reopened message waits for any admin, so nobody is kept from a reply.
  expect(answeredSince({ ...answered, answered: false }, seenOf(answered))).toBeUndefined();
});

test.each([
  ['booking', '2026-11-06T08:30:00Z', 'due in 1 h', false],
  ['booking', '2026-11-06T10:30:00Z', '1 h overdue', true],
  ['data_protection', '2026-11-06T10:30:00Z', 'due in 28 d', false],
  ['data_protection', '2026-12-05T09:00:00Z', 'due within the hour', false],
  ['data_protection', '2026-12-06T10:30:00Z', '1 d overdue', true],
] as const)('a message about %s is at %s %s', (type, now, words, isLate) =>
  expect(replyDue({ ...contactMessage, type }, new Date(now))).toEqual({ words, isLate }),
);
