import { bookingTexts } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toCallError } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { rememberLink } from '../shell/own-booking.ts';
import styles from './booking.module.css';
import { findLink } from './data.ts';

type YourHuntLinkProps = {
  readonly bookingId: string;
  /** What it is for. */
  readonly children: ReactNode;
  readonly isPrimary: boolean;
};

/**
 * Leads to 'Your hunt'. The link is asked for at once, so that this device keeps it for the header.
 */
export function YourHuntLink({ bookingId, isPrimary, children }: YourHuntLinkProps) {
  const [token, setToken] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const asked = useRef(false);
  const variant = isPrimary ? 'primary' : 'outline';
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
      {failed ? (
        <p role="alert">
          {bookingTexts.yourHuntFailed} {failed}
        </p>
      ) : (
        children
      )}
      {token ? (
        <LinkButton to={`${routes.bookingPage}#${token}`} variant={variant}>
          {bookingTexts.toYourHunt}
        </LinkButton>
      ) : (
        <Button variant={variant} busy={!failed} onClick={ask}>
          {bookingTexts.toYourHunt}
        </Button>
      )}
    </div>
  );
}
