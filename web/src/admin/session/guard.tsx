import { routes } from '@streetlore/domain/paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signOut, useSession } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { adminTexts } from '../texts.ts';
import { useOwnRole } from './role.ts';
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
  return session.data.admin ? <StillAdmin uid={session.data.uid}>{children}</StillAdmin> : <Denied />;
}

/** The back office, until the role is taken away while it is open. */
function StillAdmin({ uid, children }: { readonly uid: string; readonly children: ReactNode }) {
  const own = useOwnRole(uid);
  const revoked = own.status === 'ready' && own.data?.status === 'revoked';
  return revoked ? <Denied /> : children;
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
