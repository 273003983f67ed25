import { useEffect, useRef } from 'react';
import styles from './form.module.css';

export function FormError({ title, message }: { readonly title?: string; readonly message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={box} role="alert" className={styles.error}>
      {title && <strong className={styles.errorTitle}>{title}</strong>}
      <p>{message}</p>
    </div>
  );
}
