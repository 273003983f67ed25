import type { StripeForm } from './form.ts';
import { listOf } from './lists.ts';
import { chargeOf, type StripeStore } from './store.ts';

const expandable = {
  latest_charge: 'charges',
  charge: 'charges',
  payment_intent: 'intents',
} as const;

/** Path of a charge's newest ten refunds, which an answer contains only on request. */
const REFUNDS = 'latest_charge.refunds';

/**
 * Replaces ids by their objects where the caller asked for them with `expand[]`, as far as this
 * product uses that.
 */
export function expand(answer: object, form: StripeForm, store: StripeStore): object {
  const asked = Array.isArray(form.expand) ? form.expand : [];
  const expanded: Record<string, unknown> = { ...answer };
  if (asked.includes(REFUNDS) && typeof expanded.latest_charge === 'string') {
    const charge = chargeOf(store, expanded.latest_charge);
    const refunds = [...store.refunds.values()].filter((refund) => refund.charge === charge.id);
    expanded.latest_charge = { ...charge, refunds: listOf(refunds, {}, `/v1/charges/${charge.id}/refunds`) };
  }
  for (const field of asked) {
    const id = typeof field === 'string' ? expanded[field] : undefined;
    if (typeof id !== 'string') continue;
    if (field === 'payment_method') expanded.payment_method = store.wallets.get(id)?.method ?? id;
    else if (isExpandable(field)) expanded[field] = store[expandable[field]].get(id) ?? id;
  }
  return expanded;
}

function isExpandable(field: unknown): field is keyof typeof expandable {
  return typeof field === 'string' && Object.hasOwn(expandable, field);
}
