import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '../../browser-storage.ts';

const keyOf = (name: string) => `draft ${name}`;

/** Whether a value that was kept is of the kind that the form has there. */
const isAlike = (value: unknown, empty: unknown): boolean =>
  Array.isArray(empty)
    ? Array.isArray(value) && value.every((one) => isAlike(one, empty[0]))
    : typeof value === typeof empty;

/** What the tab's storage has under a key; nothing where that is no form, whoever wrote it. */
function readKept(key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(session.get(key) ?? '{}') };
  } catch {
    return {};
  }
}

/** What was typed into the form `name` in this tab and not sent; `empty` where nothing was. */
export function draftOf<Values extends FieldValues>(
  name: string,
  empty: Readonly<Record<keyof Values, unknown>>,
): DefaultValues<Values> {
  const kept = readKept(keyOf(name));
  const fitting = Object.entries(empty).map(([field, value]) => [
    field,
    isAlike(kept[field], value) ? kept[field] : value,
  ]);
  return Object.fromEntries(fitting) as DefaultValues<Values>;
}

export const dropDraft = (name: string): void => session.remove(keyOf(name));

/** Keeps what is typed into a form for the life of the tab: who leaves the page and comes back finds it again. */
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
