import type { WithId } from '@streetlore/domain/query';
import {
  normaliseEmail,
  type Subscriber,
  type SubscriberOrder,
  subscribersBeginning,
  subscribersByAddress,
  subscribersListed,
} from '@streetlore/domain/subscriber';
import { type List, type Pages, readPages, usePages } from '../../data/index.ts';

const SUBSCRIBERS_PAGE = 25;
const EXPORT_PAGE = 500;

/** The subscribers whose address starts with `prefix`. A search is sorted by address. */
export function useSubscribers(prefix: string, order: SubscriberOrder): Pages<Subscriber> {
  const start = normaliseEmail(prefix);
  const direction = order.field === 'email' ? order.direction : 'asc';
  return usePages(start ? subscribersBeginning(start, direction) : subscribersListed(order), SUBSCRIBERS_PAGE);
}

/** All subscribers by address, from the server. Rejects when it cannot be reached. */
export async function allSubscribers(): Promise<List<WithId<Subscriber>>> {
  const rows: WithId<Subscriber>[] = [];
  const broken: string[] = [];
  for await (const page of readPages(subscribersByAddress(null, EXPORT_PAGE), EXPORT_PAGE)) {
    rows.push(...page.rows);
    broken.push(...page.broken);
  }
  return { rows, broken };
}
