import { randomUUID } from 'node:crypto';
import { lostLinkInput, lostLinkLimits } from '@streetlore/domain/lost-link';
import { mailboxOf } from '@streetlore/domain/subscriber';
import { callable } from '../platform/callable.ts';
import { rateInWords } from '../platform/limit-words.ts';
import type { Services } from '../platform/services.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { LINKS_QUEUE } from './mail-links.ts';

/** Mails an address the links to what it has booked. For visitors who have lost them. */
export const sendMyLinks = callable('sendMyLinks', {
  input: lostLinkInput,
  who: 'signed-in',
  needs: ['appKey'],
  limit: { counter: 'lost-link', visitor: lostLinkLimits.visitor, address: lostLinkLimits.address },
  // A caller is not told that the address has been asked about too often.
  limitedBy: `an address is written to ${rateInWords(lostLinkLimits.mailbox)}`,
  run: (services, { email }) => askForLinks(services, email),
});

/**
 * Has a task look for the bookings. No booking is read here: neither the answer nor its time tells
 * whether there is one.
 */
async function askForLinks(services: Services<'appKey'>, email: string): Promise<Record<string, never>> {
  const { store, tasks, appKey } = services;
  const now = services.now();
  const request_id = randomUUID();
  const keys = keyedHashes(appKey, 'lost-link/mailbox', mailboxOf(email));
  if (await store.withinRateLimit(keys, lostLinkLimits.mailbox, now))
    await tasks.enqueue(LINKS_QUEUE, request_id, now, { email, request_id });
  return {};
}
