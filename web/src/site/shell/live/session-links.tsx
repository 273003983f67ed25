import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { signOut, useSession } from '../../../data/index.ts';
import { useOwnBooking } from '../own-booking.ts';
import styles from '../shell.module.css';

export default function SessionLinks() {
  const session = useSession();
  const booking = useOwnBooking();
  const own = booking && (
    <Link to={booking} className={styles.link}>
      Your booking
    </Link>
  );
  if (session.status !== 'ready' || !session.data?.admin) return own;
  return (
    <>
      {own}
      <Link to={routes.admin} className={styles.link}>
        Admin
      </Link>
      <button type="button" className={styles.link} onClick={() => void signOut()}>
        Logout
      </button>
    </>
  );
}
