import { invalidRequest } from './errors.ts';
import type { FormValue, StripeForm } from './form.ts';

type Kind = 'integer' | 'text' | 'boolean' | 'object' | 'list';
type Rule = { kind: Kind; required?: boolean };
export type Rules = Record<string, Rule>;

type ValueOf<R extends Rule> = R['kind'] extends 'integer'
  ? number
  : R['kind'] extends 'boolean'
    ? boolean
    : R['kind'] extends 'object'
      ? StripeForm
      : R['kind'] extends 'list'
        ? FormValue[]
        : string;
export type Params<R extends Rules> = {
  [K in keyof R]: R[K]['required'] extends true ? ValueOf<R[K]> : ValueOf<R[K]> | undefined;
};

/**
 * Reads a form by a table of the endpoint's parameters.
 * @throws StripeError Stripe's own 400 for any unknown, missing or mistyped parameter
 */
export function readParams<const R extends Rules>(form: StripeForm, rules: R): Params<R> {
  for (const key of Object.keys(form)) {
    if (!(key in rules) && key !== 'expand' && key !== 'key') {
      throw invalidRequest(`Received unknown parameter: ${key}`, 'parameter_unknown', key);
    }
  }
  const read = Object.entries(rules).map(([name, rule]) => {
    const value = form[name];
    if (value === undefined || value === '') {
      if (rule.required) throw invalidRequest(`Missing required param: ${name}.`, 'parameter_missing', name);
      return [name, undefined];
    }
    return [name, readers[rule.kind](name, value)];
  });
  return Object.fromEntries(read) as Params<R>;
}

const readers: Record<Kind, (name: string, value: FormValue) => unknown> = {
  integer(name, value) {
    if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${shown(value)}`, 'parameter_invalid_integer', name);
    }
    return Number(value);
  },
  text(name, value) {
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${shown(value)}`, undefined, name);
    return value;
  },
  boolean(name, value) {
    if (value !== 'true' && value !== 'false')
      throw invalidRequest(`Invalid boolean: ${shown(value)}`, undefined, name);
    return value === 'true';
  },
  object(name, value) {
    if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid object', undefined, name);
    return value;
  },
  list(name, value) {
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', undefined, name);
    return value;
  },
};

function shown(value: FormValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Metadata is at most 50 keys of 40 characters with values of 500 (Stripe's documented limits). */
export function readMetadata(
  form: StripeForm | undefined,
  before: Record<string, string> = {},
): Record<string, string> {
  const metadata = { ...before };
  for (const [key, value] of Object.entries(form ?? {})) {
    if (typeof value !== 'string')
      throw invalidRequest('Metadata values must be strings', undefined, `metadata[${key}]`);
    if (key.length > 40) throw invalidRequest('Metadata keys must be under 40 characters long', undefined, 'metadata');
    if (value.length > 500)
      throw invalidRequest('Metadata values can have up to 500 characters', undefined, 'metadata');
    if (value === '') delete metadata[key];
    else metadata[key] = value;
  }
  if (Object.keys(metadata).length > 50) throw invalidRequest('Metadata can have up to 50 keys', undefined, 'metadata');
  return metadata;
}
