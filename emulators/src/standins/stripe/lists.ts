import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';
import type { FormValue, StripeForm } from './form.ts';
import { readParams } from './params.ts';

type Listed = { id: string; created: number };

/**
 * Stripe's list object: newest first, `limit` from 1 to 100, cursors by id, `created` as a second
 * or a range.
 */
export function listOf<Item extends Listed>(
  items: readonly Item[],
  form: StripeForm,
  url: string,
  filters: readonly string[] = [],
): Stripe.ApiList<Item> {
  const { created, ...rest } = form;
  const known = Object.fromEntries(filters.map((name) => [name, { kind: 'text' as const }]));
  const params = readParams(rest, {
    ...known,
    limit: { kind: 'integer' },
    starting_after: { kind: 'text' },
    ending_before: { kind: 'text' },
  });
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('This value must be between 1 and 100.', 'parameter_invalid_integer', 'limit');
  }
  const newestFirst = [...items].reverse().filter((item) => isWithin(item.created, created));
  const after = params.starting_after ? indexOf(newestFirst, params.starting_after, 'starting_after') + 1 : 0;
  const before = params.ending_before
    ? indexOf(newestFirst, params.ending_before, 'ending_before')
    : newestFirst.length;
  const from = params.ending_before ? Math.max(after, before - limit) : after;
  const data = newestFirst.slice(from, Math.min(before, from + limit));
  const hasMore = params.ending_before ? from > after : from + data.length < before;
  return { object: 'list', data, has_more: hasMore, url };
}

function indexOf(items: readonly Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, 'resource_missing', param);
  return index;
}

function isWithin(created: number, range: FormValue | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'string') return created === Number(range);
  if (Array.isArray(range)) return false;
  const { gt, gte, lt, lte } = range;
  return (
    (gt === undefined || created > Number(gt)) &&
    (gte === undefined || created >= Number(gte)) &&
    (lt === undefined || created < Number(lt)) &&
    (lte === undefined || created <= Number(lte))
  );
}
