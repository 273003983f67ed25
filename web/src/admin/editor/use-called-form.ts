import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toCallError } from '../../data/index.ts';
import { toast } from '../../ui/toaster.tsx';
import { TYPED_MEANWHILE } from '../use-dialog-form.ts';
import type { SavedForm } from './use-editing.ts';
import { type StoredForm, useStoredForm } from './use-stored-form.ts';

type CalledFormOptions<Values extends FieldValues, Output extends Values> = {
  readonly schema: z.ZodMiniType<Output, Values>;
  /** The stored version. Null for a new document, or when another admin has deleted it. */
  readonly stored: SavedForm<Values> | null;
  readonly opened: Values;
  readonly changes: (before: Values, after: Values) => string[];
  /** `request_id` is the same for the same values. Rejects with CallError. */
  readonly send: (
    request: { readonly request_id: string; readonly seen: string | null },
    form: Output,
  ) => Promise<{ updated_at: string }>;
  /** The form's name in the callable's input. The server's errors begin with it: `tour.name`. */
  readonly name: string;
  readonly texts: { readonly saved: string; readonly saveFailed: string };
};

export type CalledForm<Values extends FieldValues, Output extends Values> = Pick<
  StoredForm<Values, Output>,
  'form' | 'editing' | 'faulty'
> & {
  /** After a failed save its first invalid field gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event?: SubmitEvent) => Promise<void>;
  readonly failure: string | null;
  /** What another admin has changed meanwhile, or null. */
  readonly theirChanges: string[] | null;
};

/** A stored form that a callable saves as a whole. */
export function useCalledForm<Values extends FieldValues, Output extends Values>(
  options: CalledFormOptions<Values, Output>,
): CalledForm<Values, Output> {
  const { schema, stored, opened, changes, send, name, texts } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { form, editing, submit, faulty } = useStoredForm({
    schema,
    element,
    opened: stored ? { form: opened, seen: stored.seen } : { form: opened, seen: null },
    stored,
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
      // When no answer comes, the request is sent once more with the same id.
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
  return {
    form,
    editing,
    faulty,
    element,
    submit: (event) => {
      event?.preventDefault();
      return submit(save);
    },
    failure,
    theirChanges: theirs && changes(base.form, theirs.form),
  };
}
