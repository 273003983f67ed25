import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at its foot. */
  readonly actions?: ReactNode;
  /** Something is under way whose outcome is told here: neither Escape nor a click closes it, nor what it stands on. */
  readonly busy?: boolean;
}

/** Holds the dialog around, and those around that, open. Outside of dialogs it does nothing. */
const Holding = createContext<(more: 1 | -1) => void>(() => undefined);

/** Keeps the dialog around open while something in it is under way. */
export function useHeldDialog(busy: boolean): void {
  const hold = useContext(Holding);
  useEffect(() => {
    if (!busy) return;
    hold(1);
    return () => hold(-1);
  }, [busy, hold]);
}

/** A modal `<dialog>`: the browser keeps focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, children, actions, busy = false }: DialogProps) {
  useHeldDialog(busy && open);
  const around = useContext(Holding);
  const [within, setWithin] = useState(0);
  const hold = useCallback(
    (more: 1 | -1) => {
      setWithin((count) => count + more);
      around(more);
    },
    [around],
  );
  const isHeld = busy || within > 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby={isHeld ? 'none' : 'any'}
      // For browsers that do not know `closedby`; some let a second Escape through all the same.
      onCancel={(event) => {
        if (isHeld) event.preventDefault();
      }}
      onClose={() => {
        if (isHeld && open) dialog.current?.showModal();
        else onClose();
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} style={{ fontSize: 'var(--size-h3)' }}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" disabled={isHeld} onClick={onClose}>
              ×
            </button>
          </div>
          <Holding value={hold}>
            <div className={styles.body}>{children}</div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Holding>
        </>
      )}
    </dialog>
  );
}
