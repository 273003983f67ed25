import { expect, test } from 'vitest';
import { answeredSince, answerMail, type ContactMessage, seenOf, withAnswer } from './index.ts';

const letter: ContactMessage & { id: string } = {
  id: 'letter',
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
  const { to, subject, text } = answerMail(letter, 'Gladly.');
  expect([to, subject]).toEqual(['ada+walls@example.com', 'Re: Your walls?']);
  expect(text).toMatch(/^Gladly\.\n\nAda & Co wrote on 5 Nov 2026.*:\n> One\n> Two & three$/s);
  expect(answerMail({ ...letter, subject: 'RE: walls' }, '').subject).toBe('RE: walls');
});

test('an admin learns of a reply or a mark that another admin made since they looked', () => {
  const at = new Date('2026-11-05T10:00:00Z');
  const answered = { ...letter, ...withAnswer(letter, 'theirs', 'Yes.', at) };
  expect(answeredSince(letter, seenOf(letter))).toBeUndefined();
  expect(answeredSince(answered, seenOf(letter))).toBe('theirs');
  expect(answeredSince({ ...letter, answered: true }, seenOf(letter))).toBeNull();
  expect(answeredSince(answered, seenOf(answered))).toBeUndefined();
  // A reopened message waits for any admin, so nobody is kept from a reply.
  expect(answeredSince({ ...answered, answered: false }, seenOf(answered))).toBeUndefined();
});
