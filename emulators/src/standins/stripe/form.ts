import { invalidRequest } from './errors.ts';

/** A decoded form: Stripe's brackets become objects, numbered or empty brackets become lists. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type StripeForm = { [key: string]: FormValue };

/** Decodes `a[b][0]=c` as Stripe's API does. Refuses keys that reach for an object's prototype. */
export function decodeForm(text: string): StripeForm {
  const root: StripeForm = Object.create(null);
  for (const [rawKey, value] of new URLSearchParams(text)) {
    const path = rawKey.split(/[[\]]+/).filter((part, index) => index === 0 || part !== '');
    if (rawKey.endsWith('[]')) path.push('');
    if (path.some((part) => part === '__proto__'))
      throw invalidRequest(`Invalid key: ${rawKey}`, 'parameter_unknown', rawKey);
    insert(root, path, value);
  }
  for (const key of Object.keys(root)) root[key] = toLists(root[key] ?? '');
  return root;
}

function insert(root: StripeForm, path: readonly string[], value: string): void {
  let here = root;
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(here).length) : part;
    if (index === path.length - 1) {
      here[key] = value;
      return;
    }
    const next = here[key];
    if (typeof next === 'object' && !Array.isArray(next)) here = next;
    else {
      const made: StripeForm = Object.create(null);
      here[key] = made;
      here = made;
    }
  }
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const key of keys) value[key] = toLists(value[key] ?? '');
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => value[key] ?? '') : value;
}
