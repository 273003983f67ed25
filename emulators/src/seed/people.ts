import { createHash } from 'node:crypto';
import { type ContactMessage, contactMessageSchema } from '@streetlore/domain/contact';
import { collections } from '@streetlore/domain/paths';
import { subscriberSchema } from '@streetlore/domain/subscriber';
import type { SeedLedger } from './ledger.ts';

const DAY = 86_400_000;

const subscribers = [
  'walks.with.biscuit@example.org',
  'marylebone.andy@example.org',
  'p.thorne@example.org',
  'six.of.clubs@example.org',
  'hackney.hilda@example.org',
];

type SeedMessage = Pick<ContactMessage, 'name' | 'email' | 'type' | 'subject' | 'message' | 'read'>;

const messages: readonly SeedMessage[] = [
  {
    name: 'Rosalind Pike',
    email: 'rosalind@example.org',
    type: 'booking',
    subject: 'Eight of us, one birthday',
    message:
      'There are eight of us and you take five. Can two groups start at the same time and race? We are competitive and would like you to know that in advance.',
    read: false,
  },
  {
    name: 'Hamish Grant',
    email: 'hamish@example.org',
    type: 'tour',
    subject: 'Buggy on the Canals tour',
    message: 'Is the towpath stretch fine with a double buggy? The twins are good at puzzles and bad at steps.',
    read: false,
  },
  {
    name: 'Celeste Okoro',
    email: 'celeste@example.org',
    type: 'feedback',
    subject: 'Stop 6, Allen Gardens',
    message:
      'Someone was painting the wall when we got there and let my son do a corner. Best tenner we have spent. Nothing to fix, just thought you should hear it.',
    read: true,
  },
];

/** Writes the newsletter's subscribers and the contact messages. */
export function writePeople(ledger: SeedLedger, now: Date): void {
  subscribers.forEach((email, i) => {
    const id = createHash('sha256').update(email).digest('hex');
    ledger.put(`${collections.subscribers}/${id}`, subscriberSchema, {
      email,
      source: i % 2 ? 'home' : 'blog',
      utm_source: i === 3 ? 'instagram' : null,
      utm_medium: i === 3 ? 'social' : null,
      utm_campaign: null,
      user_agent: null,
      status: 'active',
      confirmed: i > 0,
      confirmed_at: i > 0 ? new Date(now.getTime() - (i + 1) * 6 * DAY + 90_000) : null,
      unsubscribed_at: null,
      created_at: new Date(now.getTime() - (i + 1) * 6 * DAY),
    });
  });
  messages.forEach((message, i) => {
    const created_at = new Date(now.getTime() - (i * 1.7 + 0.2) * DAY);
    ledger.put(`${collections.contactMessages}/seed-letter-${i + 1}`, contactMessageSchema, { ...message, created_at });
  });
}
