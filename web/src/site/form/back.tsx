import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackArrow } from '../../ui/back-arrow.tsx';
import styles from './back.module.css';

export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <BackArrow />
      {children}
    </Link>
  );
}

type BackButtonProps = { readonly onBack: () => void; readonly disabled: boolean; readonly children: ReactNode };

export function BackButton({ onBack, disabled, children }: BackButtonProps) {
  return (
    <button type="button" className={styles.back} onClick={onBack} disabled={disabled}>
      <BackArrow />
      {children}
    </button>
  );
}
