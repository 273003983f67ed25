import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signIn, signOut, type TextedCode, textCodeToEnrol, useSession } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { adminTexts as texts } from '../texts.ts';
import { CodeForm } from './code-form.tsx';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';

const schema = z.object({
  phone: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{7,14}$/, texts.phoneShape)),
  password: z.string().check(z.minLength(1, texts.passwordNeeded)),
});

/**
 * Makes a phone one's second factor, or says that one is. The password is asked for again, because Auth wants a sign-in of the last
 * minutes and an open tab is not its owner. Everybody then signs in with it once: sessions of before end.
 */
export function Enrolment() {
  const session = useSession();
  const email = session.status === 'ready' ? (session.data?.email ?? '') : '';
  const [texted, setTexted] = useState<TextedCode | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { phone: '', password: '' },
  });
  if (session.status === 'ready' && session.data?.secondFactor) return <p>{texts.factorOn}</p>;
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
  const submit = handleSubmit(async ({ phone, password }) => {
    setError(null);
    try {
      await signIn(email, password);
      setTexted(await textCodeToEnrol(phone));
    } catch (failure) {
      console.error('A second factor could not be begun', failure);
      setError(messageOf(failure, texts.factorFailed));
    }
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p>{texts.factorWhy}</p>
      <TextField
        label={texts.factorPhone}
        type="tel"
        autoComplete="tel"
        placeholder="+447700900123"
        error={formState.errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label={texts.factorPassword}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        {texts.factorText}
      </Button>
    </form>
  );
}
