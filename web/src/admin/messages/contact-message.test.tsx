import { answeredTexts, type ContactMessage } from '@streetlore/domain/contact';
import { documents } from '@streetlore/domain/paths';
import { expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { wordsOf } from '../../testing/words.tsx';
import { ContactMessageItem } from './contact-message.tsx';

const contactMessage: ContactMessage = {
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
const answer = { mail_id: 'mail', text: 'It is on', status: 'sent', at: new Date('2026-11-05T10:00:00Z') } as const;
const entry = {
  actor_uid: 'b',
  actor_email: 'ben@streetlore.test',
  action: 'x',
  target: 'y',
  detail: {},
  at: answer.at,
};
const shown = (given: Partial<ContactMessage> = {}, open = true, begun: ContactMessage | null = null) =>
  serverRendered(
    { [documents.auditEntry('mail')]: { ...entry, id: 'mail' } },
    <ContactMessageItem
      contactMessage={{ ...contactMessage, ...given, id: 'a' }}
      open={open}
      onToggle={nothing}
      begun={begun}
      onReply={nothing}
    />,
  );

test('a message shows its subject, sender and date, and the possible actions', () => {
  expect(shown()).toMatch(/New.*Partnership.*5 Nov 2026.*Reply by e-mail.*Mark answered/s);
  expect(shown({ read: true })).toMatch(/Mark answered.*Mark unread/s);
  expect(shown({ read: true })).not.toContain('>New<');
  expect(shown({ read: true, answered: true })).toMatch(/Answered.*Mark not answered/s);
  expect(shown({}, false)).toMatch(/aria-expanded="false".*hidden=""/s);
});

test('a message shows its answers, who gave them, and a failed delivery', () => {
  expect(wordsOf(shown({ answers: [answer] }))).toMatch(/ben@streetlore.test: Answer sent, 5 Nov 2026.*It is on/s);
  expect(shown({ answers: [{ ...answer, status: 'failed' }] })).toContain('The answer could not be delivered');
});

test('another admin’s answer shows with its author before a second answer can be sent', () => {
  const send = /<button[^>]*type="submit"[^>]*>/;
  const answered = { answered: true, answers: [answer] };
  expect(wordsOf(shown({}, true, contactMessage))).not.toContain(answeredTexts.unsent);
  expect(send.exec(shown({}, true, contactMessage))?.[0]).not.toContain('disabled=""');
  expect(wordsOf(shown(answered, true, contactMessage))).toContain(
    'ben@streetlore.test has answered this meanwhile. Yours is not',
  );
  expect(send.exec(shown(answered, true, contactMessage))?.[0]).toContain('disabled=""');
  expect(wordsOf(shown({ answered: true }, true, contactMessage))).toContain(answeredTexts.marked);
  // After the admin has seen the other answer, this one can be sent as well.
  expect(send.exec(shown(answered, true, { ...contactMessage, ...answered }))?.[0]).not.toContain('disabled=""');
});
