import { randomBytes } from 'node:crypto';
import { tokenFrom } from '@streetlore/domain/link-token';
import {
  isValidLink,
  type LinkAction,
  NEWSLETTER_TOKEN_LENGTH,
  type NewsletterLink,
  newLink,
  type Subscriber,
} from '@streetlore/domain/subscriber';
import type { Services } from '../platform/services.ts';
import type { Versioned } from '../store/entity.ts';
import { keyedHashes } from '../store/keyed-hash.ts';
import type { Writes } from '../store/writes.ts';

/** The hashes use the privacy key, which is never lost: a link to unsubscribe must survive rotations. */
const keysOf = ({ privacyKey }: Services<'privacyKey'>, token: string) =>
  keyedHashes(privacyKey, 'newsletter-link', token);

/**
 * Adds a link to the commit of the mail that contains it.
 * @returns its token, which is stored nowhere else
 */
export function addLink(
  commit: Writes,
  services: Services<'privacyKey'>,
  subscriberId: string,
  action: LinkAction,
): string {
  const token = tokenFrom(randomBytes(32).toString('base64url'), NEWSLETTER_TOKEN_LENGTH);
  const link = newLink(subscriberId, action, services.now());
  commit.create(services.store.newsletterLinks.at(keysOf(services, token)[0]), link);
  return token;
}

/** The link of a token and its subscriber; null if the link is not valid for this action now. */
export async function followLink(
  services: Services<'privacyKey'>,
  token: string,
  action: LinkAction,
): Promise<{ link: NewsletterLink; subscriber: Versioned<Subscriber> } | null> {
  const { store, now } = services;
  const found = await store.readAll(keysOf(services, token).map((key) => store.newsletterLinks.at(key)));
  const link = found.find((one) => one !== null) ?? null;
  if (!isValidLink(link, action, now())) return null;
  return { link, subscriber: await store.subscribers.at(link.subscriber_id).readVersioned() };
}
