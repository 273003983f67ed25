import type { InboxFilter } from './data.ts';

/** What Messages say. */
export const inboxTexts = {
  loading: 'Loading messages...',
  failed: 'The messages could not be loaded.',
  lead: 'Messages from the contact form. The website promises a reply within 24 hours.',
  label: 'Messages',
  filters: { open: 'To answer', answered: 'Answered', all: 'All' } satisfies Record<InboxFilter, string>,
  empty: {
    open: 'Nothing to answer',
    answered: 'No message has been answered yet',
    all: 'No messages yet',
  } satisfies Record<InboxFilter, string>,
  unread: 'New',
  answered: 'Answered',
  reply: 'Reply by e-mail',
  markAnswered: 'Mark answered',
  markOpen: 'Mark not answered',
  markUnread: 'Mark unread',
  markFailed: 'The message could not be marked',
  subject: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  quoted: (name: string, moment: string, message: string) =>
    `\n\n\n${name} wrote on ${moment}:\n${message.replace(/^/gm, '> ')}`,
} as const;
