import type { ContactMessage } from '@streetlore/domain/contact';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Letter } from './letter.tsx';

const letter: ContactMessage = {
  name: 'Ada & Co',
  email: 'ada+walls@example.com',
  type: 'partnership',
  subject: 'Your walls?&body=x',
  message: 'One\nTwo & three',
  read: false,
  answered: false,
  answers: [],
  created_at: new Date('2026-11-05T09:30:00Z'),
};
const nothing = () => undefined;
const shown = (given: Partial<ContactMessage> = {}, open = true) =>
  renderToString(
    <Letter
      letter={{ ...letter, ...given, id: 'a' }}
      open={open}
      onToggle={nothing}
      replying={false}
      onReply={nothing}
    />,
  );

test('a message shows what it is about, from whom and when, and says what can be done next', () => {
  expect(shown()).toMatch(/New.*Partnership.*5 Nov 2026.*Reply by e-mail.*Mark answered/s);
  expect(shown({ read: true })).toMatch(/Mark answered.*Mark unread/s);
  expect(shown({ read: true })).not.toContain('>New<');
  expect(shown({ read: true, answered: true })).toMatch(/Answered.*Mark not answered/s);
  expect(shown({}, false)).toMatch(/aria-expanded="false".*hidden=""/s);
});

test('what was answered stands below it, and so does that it did not arrive', () => {
  const answer = { mail_id: 'mail', text: 'It is on', at: new Date('2026-11-05T10:00:00Z') };
  expect(shown({ answers: [{ ...answer, status: 'sent' }] })).toMatch(/Answer sent.*5 Nov 2026.*It is on/s);
  expect(shown({ answers: [{ ...answer, status: 'failed' }] })).toContain('The answer could not be delivered');
});
