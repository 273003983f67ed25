import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { namesOfFaults, showFirstFault } from '../../ui/faults.ts';
import { type Editing, type EditingOptions, type SavedForm, useEditing } from './use-editing.ts';

type StoredFormOptions<Values extends FieldValues, Output extends Values, Now extends SavedForm<Values>> = Omit<
  EditingOptions<Values, Now>,
  'fields'
> & {
  readonly schema: z.ZodMiniType<Output, Values>;
  readonly element: RefObject<HTMLElement | null>;
};

export type StoredForm<
  Values extends FieldValues,
  Output extends Values,
  Now extends SavedForm<Values> = SavedForm<Values>,
> = {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly editing: Editing<Values, Now>;
  /**
   * Gives valid values to `save`, both as typed and as the schema returns them. Otherwise `refuse` gets the
   * errors, and the first invalid field gets the focus.
   */
  readonly submit: (
    save: (typed: Values, values: Output) => Promise<unknown>,
    refuse?: (errors: FieldErrors<Values>) => void,
  ) => Promise<void>;
  readonly showFaults: () => void;
  readonly faultsShown: number;
  readonly faulty: readonly string[];
};

/** The form of a stored document that others may edit at the same time. */
export function useStoredForm<
  Values extends FieldValues,
  Output extends Values,
  Now extends SavedForm<Values> = SavedForm<Values>,
>({ schema, element, ...document }: StoredFormOptions<Values, Output, Now>): StoredForm<Values, Output, Now> {
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [faultsShown, showFaults] = useReducer((times: number) => times + 1, 0);
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: document.opened.form as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (faultsShown === 0) return;
    setFaulty(namesOfFaults(element.current));
    if (!showFirstFault(element.current))
      element.current?.querySelector<HTMLElement>('[role="alert"][tabindex]')?.focus();
  }, [faultsShown, element]);
  const editing = useEditing<Values, Now>({
    ...document,
    fields: {
      read: form.getValues,
      replace: (values) => form.reset(values),
      rebase: (values) => form.resetDefaultValues(values as DefaultValues<Values>),
      isDirty,
    },
  });
  const submit: StoredForm<Values, Output, Now>['submit'] = async (save, refuse) => {
    // The copy is made before validation, because the user may type during it.
    const typed = structuredClone(form.getValues());
    await form.handleSubmit((values) => save(typed, values), refuse)();
    showFaults();
  };
  return { form, editing, submit, showFaults, faultsShown, faulty };
}
