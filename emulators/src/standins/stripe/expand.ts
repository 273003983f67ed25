import type { StripeForm } from './form.ts';
import { listOf } from './lists.ts';
import type { StripeStore } from './store.ts';

/** Finds the object that an id of a field stands for. */
const found: Readonly<Record<string, (store: StripeStore, id: string) => object | undefined>> = {
  latest_charge: ({ charges }, id) => charges.get(id),
  charge: ({ charges }, id) => charges.get(id),
  payment_intent: ({ intents }, id) => intents.get(id),
  payment_method: ({ wallets }, id) => wallets.get(id)?.method,
  balance_transaction: ({ balance }, id) => balance.get(id),
  failure_balance_transaction: ({ balance }, id) => balance.get(id),
  source: ({ charges, refunds, disputes }, id) => charges.get(id) ?? refunds.get(id) ?? disputes.get(id),
};

/** As deep as Stripe expands (docs.stripe.com/expand). */
const DEEPEST = 4;

type Fields = Record<string, unknown>;

/**
 * Replaces ids by their objects where the caller asked for them with `expand[]`, as far as this
 * product uses that. A path such as `data.source` goes on inside what is expanded, and inside each object of
 * a list.
 */
export function expand(answer: object, form: StripeForm, store: StripeStore): object {
  const asked = Array.isArray(form.expand) ? form.expand : [];
  const paths = asked.flatMap((path) => (typeof path === 'string' ? [path.split('.').slice(0, DEEPEST)] : []));
  return paths.reduce<object>((expanded, path) => along(expanded, path, store), answer);
}

function along(object: object, [field, ...rest]: readonly string[], store: StripeStore): object {
  if (field === undefined) return object;
  const fields: Fields = { ...object };
  const value = fields[field] ?? (field === 'refunds' ? newestRefunds(fields, store) : undefined);
  const opened = typeof value === 'string' ? (found[field]?.(store, value) ?? value) : value;
  if (Array.isArray(opened)) fields[field] = opened.map((one) => (isObject(one) ? along(one, rest, store) : one));
  else if (isObject(opened)) fields[field] = along(opened, rest, store);
  return fields;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A charge's newest ten refunds, which an answer contains only on request. */
function newestRefunds({ id, object }: Fields, store: StripeStore): object | undefined {
  if (object !== 'charge') return undefined;
  const refunds = [...store.refunds.values()].filter((refund) => refund.charge === id);
  return listOf(refunds, {}, `/v1/charges/${String(id)}/refunds`);
}
