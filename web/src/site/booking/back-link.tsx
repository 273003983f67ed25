import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackArrow } from '../../ui/back-arrow.tsx';
import styles from './booking.module.css';

export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <BackArrow />
      {children}
    </Link>
  );
}
