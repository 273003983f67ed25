import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showFirstFault } from '../ui/faults.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { toCallError } from './call.ts';
import { useRequestId } from './use-request-id.ts';

type Sending<Output> = {
  /** Sends the parsed form. `id` is the same for the same values, for a repeat after a lost answer. */
  readonly send: (id: string, values: Output) => Promise<void>;
  readonly failed: string;
};

/**
 * Sends a form, never twice at once. Errors that the server names show beside their fields, and the
 * first of these gets the focus. Any other failure shows in the error box. The typed text stays.
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
    if (submitCount > 0) showFirstFault(element.current);
  }, [submitCount]);

  const submit = form.handleSubmit(async (values) => {
    // A second click may come while the form is being validated.
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
