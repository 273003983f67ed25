import { isSessionOver, lacksSecondFactor } from '@streetlore/domain/admin';
import { routes } from '@streetlore/domain/paths';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { type Session, signOut, useSession } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { adminTexts } from '../texts.ts';
import { BrickScreen } from './brick-screen.tsx';
import { Enrolment } from './enrolment.tsx';
import { useOwnRole } from './role.ts';
import styles from './session.module.css';

/**
 * Sends visitors, even those with an anonymous identity, to the login. A user without the admin role gets a
 * message. Rules and functions check the role again: the guard only spares people screens that cannot work.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') {
    return (
      <BrickScreen>
        <p role="status">{adminTexts.checking}</p>
      </BrickScreen>
    );
  }
  if (session.status === 'failed') {
    return (
      <BrickScreen>
        <ErrorPanel message={session.error.message} onRetry={session.retry} />
      </BrickScreen>
    );
  }
  if (!session.data || session.data.anonymous) {
    return <Navigate to={routes.adminLogin} replace state={{ from: pathname + search }} />;
  }
  return session.data.admin ? <StillAdmin session={session.data}>{children}</StillAdmin> : <Denied />;
}

function StillAdmin({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const own = useOwnRole(session.uid);
  const line = own.status === 'ready' ? own.data : null;
  if (line?.status === 'revoked') return <Denied />;
  if (line && isSessionOver(line, session.since)) return <Ended />;
  if (line && lacksSecondFactor(line, session.secondFactor)) return <FactorNeeded />;
  return (
    <>
      {line && session.secondFactor && !line.recovery_codes && <NoCodes />}
      {children}
    </>
  );
}

/** An admin without recovery codes who loses the phone depends on a colleague. */
function NoCodes() {
  return (
    <p className={styles.noCodes}>
      {adminTexts.noCodes} <Link to={routes.adminSection('settings')}>{adminTexts.makeCodes}</Link>
    </p>
  );
}

function Denied() {
  return (
    <BrickScreen>
      <title>{`${adminTexts.denied} | Streetlore`}</title>
      <h1>{adminTexts.denied}</h1>
      <p role="alert">{adminTexts.deniedWhy}</p>
      <p>
        <LinkButton to={routes.home}>To the website</LinkButton>
      </p>
      <Button variant="outline" onClick={() => void signOut()}>
        Logout
      </Button>
    </BrickScreen>
  );
}

/** The guard leads to the login, and from there back to this screen. */
function Ended() {
  return (
    <BrickScreen>
      <title>{`${adminTexts.ended} | Streetlore`}</title>
      <h1>{adminTexts.ended}</h1>
      <p role="alert">{adminTexts.endedWhy}</p>
      <Button onClick={() => void signOut()}>{adminTexts.signInAgain}</Button>
    </BrickScreen>
  );
}

function FactorNeeded() {
  return (
    <BrickScreen>
      <title>{`${adminTexts.factorTitle} | Streetlore`}</title>
      <Card spray="magenta" className={styles.card}>
        <div className={styles.form}>
          <h1 className={styles.title}>{adminTexts.factorTitle}</h1>
          <p>{adminTexts.factorNeeded}</p>
          <Enrolment />
        </div>
      </Card>
      <Button variant="outline" onClick={() => void signOut()}>
        Logout
      </Button>
    </BrickScreen>
  );
}
