import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '../../browser-storage.ts';

const keyOf = (name: string) => `draft ${name}`;

const isAlike = (value: unknown, empty: unknown): boolean =>
  Array.isArray(empty)
    ? Array.isArray(value) && value.every((one) => isAlike(one, empty[0]))
    : typeof value === typeof empty;

/** Empty when the text there is not JSON. */
function readKept(key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(session.get(key) ?? '{}') };
  } catch {
    return {};
  }
}

/** What the visitor typed into the form `name` in this tab and did not send, or `empty`. */
export function draftOf<Values extends FieldValues>(
  name: string,
  empty: Readonly<Record<keyof Values, unknown>>,
): Values {
  const kept = readKept(keyOf(name));
  const fitting = Object.entries(empty).map(([field, value]) => [
    field,
    isAlike(kept[field], value) ? kept[field] : value,
  ]);
  return Object.fromEntries(fitting) as Values;
}

export const removeDraft = (name: string): void => session.remove(keyOf(name));

export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => session.set(keyOf(name), JSON.stringify(values)),
      }),
    [name, form],
  );
}
