import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../ui/fields-of.ts';
import { toCallError } from './call.ts';
import { useRequestId } from './use-request-id.ts';

type Sending<Output> = {
  /** Sends the parsed form. `id` stays the same while the values do, so a repeat after a lost answer is the same message. */
  readonly send: (id: string, values: Output) => Promise<void>;
  /** What the error box says when it did not go through. */
  readonly failed: string;
};

/**
 * Sending a form: errors the server names stand beside their fields, the first of them gets the focus,
 * any other failure is said and keeps what was typed, and nothing is sent twice at once.
 */
export function useSending<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { send, failed }: Sending<Output>,
) {
  const [error, setError] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const request = useRequestId();
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const submit = form.handleSubmit(async (values) => {
    // Validation takes a moment in which a second click may come.
    if (underWay.current) return;
    underWay.current = true;
    setError(null);
    try {
      await send(request.idFor(values), values);
      request.done();
    } catch (reason) {
      const failure = toCallError(reason);
      const fields = failure.faults.filter(({ field }) => field in form.getValues());
      for (const { field, message } of fields) form.setError(field as Path<Input>, { type: 'server', message });
      if (fields.length === 0) setError(failure.code === 'resource-exhausted' ? failure.message : failed);
    } finally {
      underWay.current = false;
    }
  });

  return { element, submit, error, field: fieldsOf(form), isSending: form.formState.isSubmitting };
}
