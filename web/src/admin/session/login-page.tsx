import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { type TextedCode, useSession } from '../../data/index.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { adminTexts } from '../texts.ts';
import { BrickScreen } from './brick-screen.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordReset } from './password-reset.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { claimOwnRole } from './role.ts';
import styles from './session.module.css';
import { loginFields, signInAsAdmin } from './sign-in.ts';
import { useSessionForm } from './use-session-form.tsx';

const loginSchema = z.object(loginFields);

const fromSchema = z.object({ from: z.string().check(z.startsWith(routes.admin)) });

/** An admin who is already signed in goes on to the page they asked for. */
export function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  const [signedIn, setSignedIn] = useState(false);
  const [texted, setTexted] = useState<TextedCode | null>(null);
  const [isLost, setLost] = useState(false);
  const [recovered, setRecovered] = useState(false);
  const { submit, isSending, typed, field, problem } = useSessionForm({
    schema: loginSchema,
    start: { email: '', password: '' },
    async send({ email, password }) {
      const next = await signInAsAdmin(email, password);
      if (next) setTexted(next);
      else setSignedIn(true);
    },
    failed: adminTexts.loginFailed,
  });
  const from = fromSchema.safeParse(state);
  const target = from.success ? from.data.from : routes.admin;

  // An admin who signed in without the phone sets up another.
  if (recovered) return <Navigate to={routes.adminSection('settings')} replace />;
  const isAdmin = session.status === 'ready' && session.data?.admin;
  // The guard tells users without the role that they have no access.
  if ((isAdmin && !isLost) || signedIn) return <Navigate to={target} replace />;

  return (
    <BrickScreen>
      <title>Admin login | Streetlore</title>
      <meta name="robots" content="noindex" />
      <Link to={routes.home} className={styles.home}>
        <BackArrow />
        Streetlore
      </Link>
      <Card spray="magenta" className={styles.card}>
        {isLost && (
          <RecoveryForm
            start={{ email: typed('email'), password: typed('password') }}
            onDone={() => setRecovered(true)}
            onBack={() => setLost(false)}
          />
        )}
        {!isLost && texted && (
          <CodeStep
            texted={texted}
            onDone={() => setSignedIn(true)}
            onBack={() => setTexted(null)}
            onLost={() => setLost(true)}
          />
        )}
        {!isLost && !texted && (
          <>
            <form noValidate onSubmit={submit} className={styles.form}>
              <h1 className={styles.title}>Admin login</h1>
              {problem}
              <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
              <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
              <Button type="submit" wide busy={isSending}>
                Sign in
              </Button>
            </form>
            <PasswordReset email={() => typed('email')} />
            <Lost onLost={() => setLost(true)} />
          </>
        )}
      </Card>
    </BrickScreen>
  );
}

/**
 * The way in for an admin without the phone. It also stands beside the password, because sending the text may
 * fail.
 */
function Lost({ onLost }: { readonly onLost: () => void }) {
  return (
    <div className={styles.reset}>
      <Button variant="outline" size="small" onClick={onLost}>
        {adminTexts.lostPhone}
      </Button>
    </div>
  );
}

type CodeStepProps = {
  readonly texted: TextedCode;
  readonly onDone: () => void;
  readonly onBack: () => void;
  readonly onLost: () => void;
};

function CodeStep({ texted, onDone, onBack, onLost }: CodeStepProps) {
  const confirm = async (code: string) => {
    await texted.confirm(code);
    await claimOwnRole();
    onDone();
  };
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>Admin login</h1>
      <CodeForm texted={texted} action="Sign in" onCode={confirm} onBack={onBack} />
      <Lost onLost={onLost} />
    </div>
  );
}
