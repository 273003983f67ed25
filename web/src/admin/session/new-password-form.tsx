import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { setPassword } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { adminTexts as texts } from '../texts.ts';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';

const schema = z.object({ password: z.string().check(z.minLength(8, texts.passwordShort)) });

type NewPasswordFormProps = {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
};

/** Asks for a new password, and sets it. The address stands beside it for browsers that keep passwords. */
export function NewPasswordForm({ code, email, onDone }: NewPasswordFormProps) {
  const [error, setError] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    setError(null);
    try {
      await setPassword(code, password);
      onDone();
    } catch (failure) {
      console.error('A password could not be set', failure);
      setError(messageOf(failure, texts.passwordFailed));
    }
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <TextField label="Email" type="email" autoComplete="username" readOnly value={email} />
      <TextField
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" wide busy={formState.isSubmitting}>
        {texts.savePassword}
      </Button>
    </form>
  );
}
