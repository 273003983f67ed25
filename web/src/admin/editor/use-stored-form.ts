import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toCallError, useRequestId } from '../../data/index.ts';
import { toast } from '../../ui/toaster.tsx';

/** What is edited, as it was stored at a moment. */
export type Version<Values> = {
  readonly form: Values;
  /** Its `updated_at` in ISO form; null when it was not stored. */
  readonly seen: string | null;
};

/** What is edited, as it is stored now. */
export interface Stored<Values> extends Version<Values> {
  readonly seen: string;
}

type StoredFormOptions<Values extends FieldValues, Output extends Values> = {
  readonly schema: z.ZodMiniType<Output, Values>;
  /** Live; null while it is new, or when somebody has deleted it. */
  readonly stored: Stored<Values> | null;
  /** What the editor starts with. */
  readonly opened: Values;
  /** What differs between two versions, for people. */
  readonly changes: (before: Values, after: Values) => string[];
  /** The callable. `request_id` stays the same while what is saved does. Rejects with CallError. */
  readonly send: (
    request: { readonly request_id: string; readonly seen: string | null },
    form: Output,
  ) => Promise<{ updated_at: string }>;
  /** Where the form stands in the callable's input: what the server refuses is named from there, as `tour.name`. */
  readonly name: string;
  readonly texts: { readonly saved: string; readonly saveFailed: string };
};

/** What was typed when a save began, and what that was sent as. */
type Sent<Values, Output> = {
  readonly typed: Values;
  readonly values: Output;
};

const TYPED_MEANWHILE = 'What you typed meanwhile is not saved yet.';

/** The form of an editor, and what stands between it and what is stored. */
export type StoredForm<Values extends FieldValues, Output extends Values> = {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** The `<form>`: what is wrong in it gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly save: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Why the last save failed. */
  readonly failure: string | null;
  /** The version that the form is based on. */
  readonly base: Version<Values>;
  /** What somebody else has saved meanwhile; null when nobody has. */
  readonly theirs: { readonly changes: string[]; readonly take: () => void; readonly keep: () => void } | null;
  /** Somebody else has deleted it. */
  readonly isGone: boolean;
  /** Goes on with what is typed, as something new. */
  readonly storeAgain: () => void;
};

/**
 * A form over a stored document that is saved whole by a callable. What somebody else saves meanwhile is told, never overwritten
 * unseen; a save whose answer got lost is recognised when the listener brings it (docs/decisions/lost-answers-are-looked-up.md).
 */
export function useStoredForm<Values extends FieldValues, Output extends Values>(
  options: StoredFormOptions<Values, Output>,
): StoredForm<Values, Output> {
  const { schema, stored, opened, changes, send, name, texts } = options;
  const [base, setBase] = useState<Version<Values>>({ form: opened, seen: stored?.seen ?? null });
  const [failure, setFailure] = useState<string | null>(null);
  const request = useRequestId();
  /** What was sent without an answer: it may have got through. */
  const [unanswered, setUnanswered] = useState<Sent<Values, Output> | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: opened as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isSubmitting, submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [submitCount]);

  /** The fields stay as they are: whoever types while a save is under way loses neither words nor focus. */
  const finish = (version: Version<Values>, typed: Values) => {
    request.done();
    setUnanswered(null);
    setFailure(null);
    setBase(version);
    const isMoreTyped = JSON.stringify(form.getValues()) !== JSON.stringify(typed);
    form.resetDefaultValues(typed as DefaultValues<Values>);
    toast.success(texts.saved, isMoreTyped ? { description: TYPED_MEANWHILE } : {});
  };
  const submit = async (typed: Values, values: Output) => {
    setFailure(null);
    const request_id = request.idFor([base.seen, values]);
    try {
      const { updated_at } = await send({ request_id, seen: base.seen }, values);
      finish({ form: values, seen: updated_at }, typed);
    } catch (reason) {
      const { code, faults, message } = toCallError(reason);
      setUnanswered(code === 'unavailable' ? { typed, values } : null);
      for (const { field, message: fault } of faults.filter((one) => one.field.startsWith(`${name}.`)))
        form.setError(field.slice(name.length + 1) as Path<Values>, { type: 'server', message: fault });
      setFailure(`${texts.saveFailed}: ${message}`);
    }
  };
  const save = (event?: BaseSyntheticEvent) => {
    // Before it is validated, which may take a moment in which more is typed.
    const typed = structuredClone(form.getValues());
    return form.handleSubmit((values) => submit(typed, values))(event);
  };

  const wasStored = useRef(false);
  if (stored) wasStored.current = true;
  const isGone = stored === null && base.seen !== null && wasStored.current;
  // Two admins at once: what is stored is no longer what this editor was opened on.
  const isNewer = stored !== null && (base.seen === null || stored.seen > base.seen);
  const isOwn = isNewer && unanswered !== null && changes(unanswered.values, stored.form).length === 0;
  const newer = isNewer && !isOwn && base.seen !== null && !isSubmitting ? stored : null;
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    if (isOwn && !isSubmitting) finish(stored, unanswered.typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is what it runs for; it takes the latest of the rest
  useEffect(() => settle.current(), [isOwn, isSubmitting]);
  const take = (version: Version<Values>) => {
    setBase(version);
    form.reset(version.form);
  };
  return {
    form,
    element,
    save,
    failure,
    base,
    theirs: newer && {
      changes: changes(base.form, newer.form),
      take: () => take(newer),
      keep: () => setBase(newer),
    },
    isGone,
    storeAgain: () => setBase({ form: base.form, seen: null }),
  };
}
