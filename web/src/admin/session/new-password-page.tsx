import { routes } from '@streetlore/domain/paths';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { ownerOfReset, setPassword } from '../../data/index.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { adminTexts as texts } from '../texts.ts';
import { BrickScreen } from './brick-screen.tsx';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';
import { useSessionForm } from './use-session-form.tsx';

type Looked = { is: 'looking' } | { is: 'good'; email: string } | { is: 'bad'; why: string };

/**
 * `/admin/password?oobCode=…`: the link of the mail for a new password
 * (https://firebase.google.com/docs/auth/custom-email-handler). The code is checked before the
 * admin types a password.
 */
export function NewPasswordPage() {
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  const [looked, setLooked] = useState<Looked>({ is: 'looking' });
  const [done, setDone] = useState(false);
  useEffect(() => {
    let current = true;
    const say = (now: Looked) => {
      if (current) setLooked(now);
    };
    ownerOfReset(code).then(
      (email) => say({ is: 'good', email }),
      (error: unknown) => {
        console.error('The code of a mail was not taken', error);
        say({ is: 'bad', why: messageOf(error, texts.linkBad) });
      },
    );
    return () => {
      current = false;
    };
  }, [code]);
  return (
    <BrickScreen>
      <title>New password | Streetlore</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Link to={routes.home} className={styles.home}>
        <BackArrow />
        Streetlore
      </Link>
      <Card spray="magenta" className={styles.card}>
        <div className={styles.form}>
          <h1 className={styles.title}>{texts.newPassword}</h1>
          {looked.is === 'looking' && <p role="status">{texts.linkChecking}</p>}
          {looked.is === 'bad' && (
            <p role="alert" className={styles.error}>
              {looked.why}
            </p>
          )}
          {looked.is === 'good' && !done && (
            <NewPasswordForm code={code} email={looked.email} onDone={() => setDone(true)} />
          )}
          {done && (
            <p role="status" className={styles.said}>
              {texts.passwordSet}
            </p>
          )}
          {(done || looked.is === 'bad') && <Link to={routes.adminLogin}>{texts.toLogin}</Link>}
        </div>
      </Card>
    </BrickScreen>
  );
}

const schema = z.object({ password: z.string().check(z.minLength(8, texts.passwordShort)) });

type NewPasswordFormProps = {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
};

/** The e-mail address is in the form for password managers. */
function NewPasswordForm({ code, email, onDone }: NewPasswordFormProps) {
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
