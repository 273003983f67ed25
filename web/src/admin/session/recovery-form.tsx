import { plainRecoveryCode, RECOVERY_CODE_LENGTH, recoveryTexts } from '@streetlore/domain/admin';
import * as z from 'zod/mini';
import { useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { adminTexts as texts } from '../texts.ts';
import { signInByRecoveryCode } from './recovery.ts';
import styles from './session.module.css';
import { loginFields } from './sign-in.ts';
import { useSessionForm } from './use-session-form.tsx';

const schema = z.object({
  ...loginFields,
  code: z
    .string()
    .check(z.refine((typed) => plainRecoveryCode(typed).length === RECOVERY_CODE_LENGTH, recoveryTexts.shape)),
});

type RecoveryFormProps = {
  readonly start: { readonly email: string; readonly password: string };
  readonly onDone: () => void;
  readonly onBack: () => void;
};

export function RecoveryForm({ start, onDone, onBack }: RecoveryFormProps) {
  const request = useRequestId();
  const { submit, isSending, field, problem } = useSessionForm({
    schema,
    start: { ...start, code: '' },
    async send(typed) {
      await signInByRecoveryCode(typed, request.idFor([typed.email, typed.code]));
      request.done();
      toast.success(texts.recovered);
      onDone();
    },
    failed: texts.loginFailed,
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <h1 className={styles.title}>{texts.recoveryTitle}</h1>
      <p>{texts.recoveryWhy}</p>
      {problem}
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <TextField
        label={texts.recoveryCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <Button type="submit" wide busy={isSending}>
        {texts.recoverySignIn}
      </Button>
      <Button variant="outline" size="small" onClick={onBack}>
        {texts.toLogin}
      </Button>
    </form>
  );
}
