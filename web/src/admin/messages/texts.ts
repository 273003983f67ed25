import { REPLY_WITHIN_HOURS } from '@streetlore/domain/contact';
import type { MailStatus } from '@streetlore/domain/mail';
import type { InboxFilter } from './data.ts';

export const inboxTexts = {
  loading: 'Loading messages...',
  failed: 'The messages could not be loaded.',
  lead: `Messages from the contact form. The website promises a reply within ${REPLY_WITHIN_HOURS} hours.`,
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
  bookings: 'Their bookings',
  bookingsFailed: 'Their bookings could not be loaded.',
  noBookings: 'No booking has this address, or a number that the message names.',
  refunded: 'Refunded, and the message is marked as answered',
  markFailed: 'The message could not be marked',
  yourAnswer: 'Your answer',
  replyHint: 'It goes to the address above, with the message quoted below it.',
  send: 'Send answer',
  cancel: 'Cancel',
  replyFailed: 'The answer was not sent. Please try again.',
  answerStates: {
    queued: 'Answer on its way',
    sent: 'Answer sent',
    failed: 'The answer could not be delivered',
  } satisfies Record<MailStatus, string>,
} as const;
