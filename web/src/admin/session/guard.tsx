import { isSessionOver, lacksSecondFactor } from '@streetlore/domain/admin';
import { routes } from '@streetlore/domain/paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Session, signOut, useSession } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { adminTexts } from '../texts.ts';
import { Enrolment } from './enrolment.tsx';
import { useOwnRole } from './role.ts';
import styles from './session.module.css';
import { Wall } from './wall.tsx';

/**
 * Lets admins through. Nobody signed in (a visitor's anonymous identity is nobody here) goes to the login; somebody
 * without the role is told so. The rules and functions check again; this only spares people screens that cannot work.
 */
export function Guard({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') {
    return (
      <Wall>
        <p role="status">{adminTexts.checking}</p>
      </Wall>
    );
  }
  if (session.status === 'failed') {
    return (
      <Wall>
        <ErrorPanel message={session.error.message} onRetry={session.retry} />
      </Wall>
    );
  }
  if (!session.data || session.data.anonymous) {
    return <Navigate to={routes.adminLogin} replace state={{ from: pathname + search }} />;
  }
  return session.data.admin ? <StillAdmin session={session.data}>{children}</StillAdmin> : <Denied />;
}

/** The back office, until the role is taken away or this session ended while it is open. */
function StillAdmin({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const own = useOwnRole(session.uid);
  const line = own.status === 'ready' ? own.data : null;
  if (line?.status === 'revoked') return <Denied />;
  if (line && isSessionOver(line, session.since)) return <Ended />;
  return line && lacksSecondFactor(line, session.secondFactor) ? <FactorNeeded /> : children;
}

function Denied() {
  return (
    <Wall>
      <title>{`${adminTexts.denied} | Streetlore`}</title>
      <h1>{adminTexts.denied}</h1>
      <p role="alert">{adminTexts.deniedWhy}</p>
      <p>
        <LinkButton to={routes.home}>To the website</LinkButton>
      </p>
      <Button variant="outline" onClick={() => void signOut()}>
        Logout
      </Button>
    </Wall>
  );
}

/** Without a session the guard leads to the login, and from there back to this screen. */
function Ended() {
  return (
    <Wall>
      <title>{`${adminTexts.ended} | Streetlore`}</title>
      <h1>{adminTexts.ended}</h1>
      <p role="alert">{adminTexts.endedWhy}</p>
      <Button onClick={() => void signOut()}>{adminTexts.signInAgain}</Button>
    </Wall>
  );
}

/** Shown while somebody who needs a second factor has signed in without one. */
function FactorNeeded() {
  return (
    <Wall>
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
    </Wall>
  );
}
