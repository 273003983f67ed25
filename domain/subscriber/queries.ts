import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, startAfter, type Ttl, where } from '../query/index.ts';
import { newsletterLinkSchema } from './link.ts';
import { type Subscriber, subscriberSchema } from './schema.ts';

export type SubscriberOrder = { readonly field: 'email' | 'created_at'; readonly direction: 'asc' | 'desc' };

export const subscribersListed = ({ field, direction }: SubscriberOrder) =>
  query(collections.subscribers, subscriberSchema, orderBy(field, direction), orderBy(DOCUMENT_ID, direction));

/** Sorted by address. `prefix` is a `normaliseEmail` and not empty. */
export const subscribersBeginning = (prefix: string, direction: 'asc' | 'desc') =>
  query(
    collections.subscribers,
    subscriberSchema,
    where('email', '>=', prefix),
    where('email', '<', `${prefix}\uf8ff`),
    orderBy('email', direction),
    orderBy(DOCUMENT_ID, direction),
  );

/** Subscribers sorted by address, from the one after `last`; null starts at the first. */
export const subscribersByAddress = (last: (Pick<Subscriber, 'email'> & { id: string }) | null, most: number) =>
  query(
    collections.subscribers,
    subscriberSchema,
    orderBy('email'),
    orderBy(DOCUMENT_ID),
    ...(last ? [startAfter(last.email, last.id)] : []),
    limit(most),
  );

export const linksOf = (subscriberId: string) =>
  query(collections.newsletterLinks, newsletterLinkSchema, where('subscriber_id', '==', subscriberId));

export const linksTtl: Ttl = { collection: collections.newsletterLinks, field: 'expires_at' };
