import { useEffect, useRef } from 'react';
import styles from './payment.module.css';

/**
 * The error banner of the booking page: announced, brought into view, and focused. The element that
 * had the focus may be gone.
 */
export function ErrorBanner({ message }: { readonly message: string }) {
  const banner = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!message) return;
    banner.current?.focus({ preventScroll: true });
    banner.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <p ref={banner} role="alert" tabIndex={-1} className={styles.banner}>
      {message}
    </p>
  );
}
