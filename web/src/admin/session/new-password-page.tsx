import { routes } from '@streetlore/domain/paths';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ownerOfReset } from '../../data/index.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { Card } from '../../ui/card.tsx';
import { adminTexts as texts } from '../texts.ts';
import { BrickScreen } from './brick-screen.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';

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
