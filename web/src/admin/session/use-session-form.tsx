import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';

type SessionForm<Values extends FieldValues> = {
  readonly schema: z.ZodMiniType<Values, Values>;
  readonly start: DefaultValues<Values>;
  /** Rejects when the form could not be sent. */
  readonly send: (values: Values) => Promise<void>;
  /** The message for a failure whose code tells people nothing. */
  readonly failed: string;
};

/**
 * A form that sends a request to Auth. A failure shows above the fields, and the typed text stays.
 */
export function useSessionForm<Values extends FieldValues>({ schema, start, send, failed }: SessionForm<Values>) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start,
  });
  const submit = form.handleSubmit(async (values) => {
    setError(null);
    try {
      await send(values);
    } catch (failure) {
      console.error(failed, failure);
      setError(messageOf(failure, failed));
    }
  });
  return {
    submit,
    isSending: form.formState.isSubmitting,
    typed: (name: Path<Values>) => form.getValues(name),
    field: (name: Path<Values>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    problem: error && (
      <p role="alert" className={styles.error}>
        {error}
      </p>
    ),
  };
}
