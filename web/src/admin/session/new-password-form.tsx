import * as z from 'zod/mini';
import { setPassword } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { adminTexts as texts } from '../texts.ts';
import styles from './session.module.css';
import { useSessionForm } from './use-session-form.tsx';

const schema = z.object({ password: z.string().check(z.minLength(8, texts.passwordShort)) });

type NewPasswordFormProps = {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
};

/** The e-mail address is in the form for password managers. */
export function NewPasswordForm({ code, email, onDone }: NewPasswordFormProps) {
  const { submit, isSending, field, problem } = useSessionForm({
    schema,
    start: { password: '' },
    async send({ password }) {
      await setPassword(code, password);
      onDone();
    },
    failed: texts.passwordFailed,
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {problem}
      <TextField label="Email" type="email" autoComplete="username" readOnly value={email} />
      <TextField label={texts.newPassword} type="password" autoComplete="new-password" {...field('password')} />
      <Button type="submit" wide busy={isSending}>
        {texts.savePassword}
      </Button>
    </form>
  );
}
