import { useEffect, useRef } from 'react';
import styles from './payment.module.css';

/** Takes the focus, because the element that had it may be gone. */
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
