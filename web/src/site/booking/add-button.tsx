import type { ReactNode } from 'react';
import styles from './booking.module.css';

type AddButtonProps = { readonly onClick: () => void; readonly children: ReactNode };

/** Opens fields that few fill in. */
export function AddButton({ onClick, children }: AddButtonProps) {
  return (
    <button type="button" className={styles.add} data-adds onClick={onClick}>
      <span aria-hidden="true">+ </span>
      {children}
    </button>
  );
}
