import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { signOut, useSession } from '../../../data/index.ts';
import styles from '../shell.module.css';

/** The links that only admins see in the navigation. */
export default function SessionLinks() {
  const session = useSession();
  if (session.status !== 'ready' || !session.data?.admin) return null;
  return (
    <>
      <Link to={routes.admin} className={styles.link}>
        Admin
      </Link>
      <button type="button" className={styles.link} onClick={() => void signOut()}>
        Logout
      </button>
    </>
  );
}
