import type { ContactMessage } from '@streetlore/domain/contact';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Letter } from './letter.tsx';
import { replyAddress } from './reply.ts';

const letter: ContactMessage = {
  name: 'Ada & Co',
  email: 'ada+walls@example.com',
  type: 'partnership',
  subject: 'Your walls?&body=x',
  message: 'One\nTwo & three',
  read: false,
  answered: false,
  created_at: new Date('2026-11-05T09:30:00Z'),
};
const shown = (given: Partial<ContactMessage> = {}, open = true) =>
  renderToString(<Letter letter={{ ...letter, ...given, id: 'a' }} open={open} onToggle={() => undefined} />);

test('a message shows what it is about, from whom and when, and says what can be done next', () => {
  expect(shown()).toMatch(/New.*Partnership.*5 Nov 2026.*Reply by e-mail.*Mark answered/s);
  expect(shown({ read: true })).toMatch(/Mark answered.*Mark unread/s);
  expect(shown({ read: true })).not.toContain('>New<');
  expect(shown({ read: true, answered: true })).toMatch(/Answered.*Mark not answered/s);
  expect(shown({}, false)).toMatch(/aria-expanded="false".*hidden=""/s);
});

test('the reply goes to the sender, about the same, with what they wrote, and no letter adds a field to it', () => {
  const url = new URL(replyAddress(letter));
  expect(decodeURIComponent(url.pathname)).toBe('ada+walls@example.com');
  expect(url.searchParams.get('subject')).toBe('Re: Your walls?&body=x');
  expect(url.searchParams.get('body')).toMatch(/Ada & Co wrote on 5 Nov 2026.*:\n> One\n> Two & three$/s);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(replyAddress({ ...letter, subject: 'RE: walls' })).searchParams.get('subject')).toBe('RE: walls');
  expect(replyAddress({ ...letter, message: 'x'.repeat(4000) }).length).toBeLessThan(1400);
});
