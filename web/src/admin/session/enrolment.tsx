import { numberField } from '@streetlore/domain/typed-phone';
import { useState } from 'react';
import * as z from 'zod/mini';
import { signIn, signOut, type TextedCode, textCodeToEnrol, useSession } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { adminTexts as texts } from '../texts.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './session.module.css';
import { useSessionForm } from './use-session-form.tsx';

const schema = z.object({
  phone: numberField(texts.phoneShape),
  password: z.string().check(z.minLength(1, texts.passwordNeeded)),
});

/**
 * Makes a phone the admin's second factor. It asks for the password again: Auth requires a recent sign-in,
 * and the tab may have been left open. It ends earlier sessions, so that every session has signed in with the
 * second factor.
 */
export function Enrolment() {
  const session = useSession();
  const email = session.status === 'ready' ? (session.data?.email ?? '') : '';
  const [texted, setTexted] = useState<TextedCode | null>(null);
  const { submit, isSending, field, problem } = useSessionForm({
    schema,
    start: { phone: '', password: '' },
    async send({ phone, password }) {
      await signIn(email, password);
      setTexted(await textCodeToEnrol(phone));
    },
    failed: texts.factorFailed,
  });
  if (session.status === 'ready' && session.data?.secondFactor)
    return (
      <>
        <p>{texts.factorOn}</p>
        <RecoveryCodes uid={session.data.uid} />
      </>
    );
  if (texted)
    return (
      <CodeForm
        texted={texted}
        action={texts.factorSwitchOn}
        onCode={async (code) => {
          await texted.confirm(code);
          toast.success(texts.factorNowOn);
          await signOut();
        }}
        onBack={() => setTexted(null)}
      />
    );
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {problem}
      <p>{texts.factorWhy}</p>
      <TextField
        label={texts.factorPhone}
        type="tel"
        autoComplete="tel"
        placeholder="+447700900123"
        {...field('phone')}
      />
      <TextField label={texts.factorPassword} type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" busy={isSending}>
        {texts.factorText}
      </Button>
    </form>
  );
}
