import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toCallError } from '../../data/index.ts';
import { namesOfFaults, showFirstFault } from '../../ui/faults.ts';
import { toast } from '../../ui/toaster.tsx';
import { TYPED_MEANWHILE } from '../typed-meanwhile.ts';
import { type Editing, type SavedForm, useEditing } from './use-editing.ts';

type StoredFormOptions<Values extends FieldValues, Output extends Values> = {
  readonly schema: z.ZodMiniType<Output, Values>;
  /** The stored version, live. Null for a new document, or when somebody has deleted it. */
  readonly stored: SavedForm<Values> | null;
  /** The form's content when the editor opens. */
  readonly opened: Values;
  /** Names the differences between two versions, for people. */
  readonly changes: (before: Values, after: Values) => string[];
  /** The callable. `request_id` stays the same while the values do. Rejects with CallError. */
  readonly send: (
    request: { readonly request_id: string; readonly seen: string | null },
    form: Output,
  ) => Promise<{ updated_at: string }>;
  /**
   * The form's name in the callable's input. The server's error for a field starts with it:
   * `tour.name`.
   */
  readonly name: string;
  readonly texts: { readonly saved: string; readonly saveFailed: string };
};

/** The form of an editor and its state. */
export type StoredForm<Values extends FieldValues, Output extends Values> = {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** The `<form>`. After a failed save its first invalid field gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** The names of the fields that the last save refused. */
  readonly faulty: readonly string[];
  /** The reason why the last save failed. */
  readonly failure: string | null;
  readonly editing: Editing<Values, SavedForm<Values>>;
  /** The names of the changes that somebody else has made meanwhile; null when nobody has. */
  readonly theirChanges: string[] | null;
};

/** A form that a callable saves as a whole. */
export function useStoredForm<Values extends FieldValues, Output extends Values>(
  options: StoredFormOptions<Values, Output>,
): StoredForm<Values, Output> {
  const { schema, stored, opened, changes, send, name, texts } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: opened as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { submitCount, isDirty } = form.formState;
  useEffect(() => {
    if (submitCount === 0) return;
    setFaulty(namesOfFaults(element.current));
    if (!showFirstFault(element.current))
      element.current?.querySelector<HTMLElement>('[role="alert"][tabindex]')?.focus();
  }, [submitCount]);
  const editing = useEditing<Values, SavedForm<Values>>({
    opened: stored ? { form: opened, seen: stored.seen } : { form: opened, seen: null },
    stored,
    fields: {
      read: form.getValues,
      replace: (values) => form.reset(values),
      rebase: (values) => form.resetDefaultValues(values as DefaultValues<Values>),
      isDirty,
    },
    isSame: (one, other) => changes(one, other).length === 0,
  });
  const { base, theirs } = editing;

  const save = async (typed: Values, values: Output) => {
    setFailure(null);
    const onSaved = () => {
      setFailure(null);
      const isMoreTyped = JSON.stringify(form.getValues()) !== JSON.stringify(typed);
      toast.success(texts.saved, isMoreTyped ? { description: TYPED_MEANWHILE } : {});
    };
    const call = async (request_id: string) => {
      const ask = () => send({ request_id, seen: base.seen }, values);
      // Without an answer the request is repeated with the same id. The server does not do it
      // twice.
      const { updated_at } = await ask().catch((reason: unknown) => {
        if (toCallError(reason).isRefusal) throw reason;
        return ask();
      });
      return { form: values, seen: updated_at };
    };
    try {
      await editing.save({ typed, values, asked: values, send: call, onSaved });
    } catch (reason) {
      const { faults, message } = toCallError(reason);
      for (const { field, message: fault } of faults.filter((one) => one.field.startsWith(`${name}.`)))
        form.setError(field.slice(name.length + 1) as Path<Values>, { type: 'server', message: fault });
      setFailure(`${texts.saveFailed}: ${message}`);
    }
  };
  const submit = (event?: BaseSyntheticEvent) => {
    // Copied before validation, which may take a moment while the user types on.
    const typed = structuredClone(form.getValues());
    return form.handleSubmit((values) => save(typed, values))(event);
  };
  return { form, element, submit, faulty, failure, editing, theirChanges: theirs && changes(base.form, theirs.form) };
}
