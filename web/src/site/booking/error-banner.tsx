import { useEffect, useRef } from 'react';
import styles from './booking.module.css';

/** The error banner of the booking page: announced, and brought into view. */
export function ErrorBanner({ message }: { readonly message: string }) {
  const banner = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) banner.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <p ref={banner} role="alert" className={styles.banner}>
      {message}
    </p>
  );
}
