import { bookingTexts } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { toCallError } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { rememberLink } from '../shell/own-booking.ts';
import styles from './booking.module.css';
import { findLink } from './data.ts';

type YourHuntLinkProps = {
  readonly bookingId: string;
  /** How many of the group have no phone in the booking. */
  readonly others: number;
  /** Whether the hunt is over, so that nobody can join it or change it. */
  readonly isDone: boolean;
};

/**
 * Leads to 'Your hunt'. The link is asked for at once, so that this device keeps it for the header.
 */
export function YourHuntLink({ bookingId, others, isDone }: YourHuntLinkProps) {
  const [token, setToken] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const asked = useRef(false);
  const ask = () => {
    asked.current = true;
    setFailed(null);
    findLink({ booking_id: bookingId }).then(
      (found) => {
        rememberLink(found.token);
        setToken(found.token);
      },
      (error: unknown) => setFailed(toCallError(error).message),
    );
  };
  useEffect(() => {
    if (!asked.current) ask();
  });
  return (
    <div className={styles.yourHunt}>
      {failed && (
        <p role="alert">
          {bookingTexts.yourHuntFailed} {failed}
        </p>
      )}
      {!failed && !isDone && (
        <p className={others > 0 ? styles.label : styles.hint}>
          {others > 0 ? bookingTexts.othersJoin(others) : bookingTexts.yourHuntWhy}
        </p>
      )}
      {token ? (
        <LinkButton to={`${routes.bookingPage}#${token}`}>{bookingTexts.toYourHunt}</LinkButton>
      ) : (
        <Button busy={!failed} onClick={ask}>
          {bookingTexts.toYourHunt}
        </Button>
      )}
    </div>
  );
}
