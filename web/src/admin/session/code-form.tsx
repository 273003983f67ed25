import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { TextedCode } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { adminTexts as texts } from '../texts.ts';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';

const schema = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, texts.codeShape)) });

type CodeFormProps = {
  readonly texted: TextedCode;
  /** On the button. */
  readonly action: string;
  /** Goes on with a code; rejects with what went wrong. */
  readonly onCode: (code: string) => Promise<void>;
  /** Begins again, which texts another code. */
  readonly onBack: () => void;
};

/** Asks for the code that was texted to a phone. */
export function CodeForm({ texted, action, onCode, onBack }: CodeFormProps) {
  const [error, setError] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(async ({ code }) => {
    setError(null);
    try {
      await onCode(code);
    } catch (failure) {
      console.error('A code was not taken', failure);
      setError(messageOf(failure, texts.codeFailed));
    }
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p role="status">{texts.codeSent(texted.phone)}</p>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" wide busy={formState.isSubmitting}>
        {action}
      </Button>
      <Button variant="outline" size="small" onClick={onBack}>
        {texts.startAgain}
      </Button>
    </form>
  );
}
