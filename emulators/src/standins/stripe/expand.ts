import type { Form } from './form.ts';
import type { StripeStore } from './store.ts';

const expandable = {
  latest_charge: 'charges',
  charge: 'charges',
  payment_intent: 'intents',
} as const;

/** Replaces ids by their objects where the caller asked for it with `expand[]` (one level, as this product uses it). */
export function expand(answer: object, form: Form, store: StripeStore): object {
  const asked = Array.isArray(form.expand) ? form.expand : [];
  const expanded: Record<string, unknown> = { ...answer };
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
