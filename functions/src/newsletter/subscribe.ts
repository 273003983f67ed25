import { createHash } from 'node:crypto';
import { formRateLimits } from '@streetlore/domain/form';
import { queuedMail } from '@streetlore/domain/mail';
import {
  addressLimit,
  confirmMail,
  mailboxOf,
  normaliseEmail,
  type SubscribeInput,
  type Subscriber,
  subscribeInput,
} from '@streetlore/domain/subscriber';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { callable } from '../platform/callable.ts';
import { rateInWords } from '../platform/limit-words.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import { addLink } from './links.ts';

/** An address is a subscriber once its reader has confirmed it. */
export const subscribe = callable('subscribe', {
  input: subscribeInput,
  who: 'signed-in',
  needs: ['appKey', 'privacyKey', 'site'],
  limit: { counter: 'newsletter', ...formRateLimits },
  // `run` counts by address, because a caller is not told that the address has had too many mails.
  limitedBy: `an address is written to ${rateInWords(addressLimit)}`,
  run: addSubscriber,
});

/** All spellings of an address have the same id, so nobody is subscribed twice. */
const subscriberId = (email: string): string => createHash('sha256').update(normaliseEmail(email)).digest('hex');

/**
 * Sends every address a mail with a link, so the caller cannot tell who is subscribed. Only the button behind
 * the link changes a subscription. A mailbox that has got too many mails, whatever its tags, gets no more for
 * a day. The caller is not told.
 */
export async function addSubscriber(
  services: Services<'appKey' | 'privacyKey' | 'site'>,
  input: SubscribeInput,
): Promise<Record<string, never>> {
  const { store, now, site } = services;
  const email = normaliseEmail(input.email);
  const id = subscriberId(email);
  const key = keyedHashes(services.appKey, 'newsletter/mail', mailboxOf(email));
  if (!(await store.withinRateLimit(key, addressLimit, now()))) return {};
  const value: Subscriber = {
    ...input,
    email,
    status: 'active',
    confirmed: false,
    confirmed_at: null,
    unsubscribed_at: null,
    created_at: now(),
  };
  const mailId = await withoutConflict(async () => {
    const mail = store.mails.at();
    const isKnown = await store.subscribers.at(id).exists();
    const commit = store.commit();
    if (!isKnown) commit.create(store.subscribers.at(id), value);
    const tokens = {
      confirm: addLink(commit, services, id, 'confirm'),
      unsubscribe: addLink(commit, services, id, 'unsubscribe'),
    };
    commit.create(mail, queuedMail(confirmMail(email, site, tokens), now()));
    await commit.run();
    return mail.id;
  });
  await enqueueMail(services, mailId);
  return {};
}
