import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AddButton } from './add-button.tsx';
import styles from './booking.module.css';

type FoldedFieldProps = {
  /** What the button says: 'Add a voucher or gift'. */
  readonly label: string;
  /** Whether the field shows without a press: it is filled in, or something is wrong with it. */
  readonly isNeeded: boolean;
  /** The field. */
  readonly children: ReactNode;
};

/** A field that few fill in, behind a button. Once open it stays open, and a press focuses it. */
export function FoldedField({ label, isNeeded, children }: FoldedFieldProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  const field = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (isOpen && pressed.current) field.current?.querySelector('input')?.focus();
    pressed.current = false;
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={field} className={styles.field}>
        {children}
      </div>
    );
  return (
    <AddButton
      onClick={() => {
        pressed.current = true;
        setOpen(true);
      }}
    >
      {label}
    </AddButton>
  );
}
