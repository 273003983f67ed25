import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { normaliseEmail, type Subscriber, subscriberSchema } from '@streetlore/domain/subscriber';
import { documentId, getDocsFromServer, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { typedCollection } from './core/firestore.ts';
import { type Pages, usePagesOf } from './core/pages.ts';

/** Rows of a page. */
export const SUBSCRIBERS_PAGE = 25;
/** Rows that an export fetches at a time. */
const EXPORT_PAGE = 500;

export type SubscriberOrder = { readonly field: 'email' | 'created_at'; readonly direction: 'asc' | 'desc' };

/** The subscribers whose address begins with `prefix`, page by page and live; a search goes by the address. */
export function useSubscribers(prefix: string, order: SubscriberOrder): Pages<Subscriber> {
  const start = normaliseEmail(prefix);
  return usePagesOf({
    path: collections.subscribers,
    schema: subscriberSchema,
    name: `beginning with '${start}'`,
    where: () => (start ? [where('email', '>=', start), where('email', '<', `${start}\uf8ff`)] : []),
    order: start ? { field: 'email', direction: order.field === 'email' ? order.direction : 'asc' } : order,
    size: SUBSCRIBERS_PAGE,
  });
}

/** Every subscriber, by address, as the server has them now. Rejects when the server cannot be reached. */
export async function allSubscribers(): Promise<WithId<Subscriber>[]> {
  const all: WithId<Subscriber>[] = [];
  const byAddress = [orderBy('email'), orderBy(documentId())];
  for (;;) {
    const last = all.at(-1);
    const { docs } = await getDocsFromServer(
      query(
        typedCollection(collections.subscribers, subscriberSchema),
        ...byAddress,
        ...(last ? [startAfter(last.email, last.id)] : []),
        limit(EXPORT_PAGE),
      ),
    );
    all.push(...docs.map((one) => one.data()));
    if (docs.length < EXPORT_PAGE) return all;
  }
}
