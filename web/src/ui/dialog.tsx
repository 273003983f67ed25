import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Whether an action is under way. Nothing then closes this dialog or those around it. */
  readonly busy?: boolean;
  /** Whether typed text would be lost. Closing then asks first. */
  readonly unsaved?: boolean;
};

const Holding = createContext<(more: 1 | -1) => void>(() => undefined);

export function useHeldDialog(busy: boolean): void {
  const hold = useContext(Holding);
  useEffect(() => {
    if (!busy) return;
    hold(1);
    return () => hold(-1);
  }, [busy, hold]);
}

const Typing = createContext<(more: 1 | -1) => void>(() => undefined);

export function useUnsavedInDialog(unsaved: boolean): void {
  const changeUnsaved = useContext(Typing);
  useEffect(() => {
    if (!unsaved) return;
    changeUnsaved(1);
    return () => changeUnsaved(-1);
  }, [unsaved, changeUnsaved]);
}

const FIRST_ASKED = 'select, textarea, input:not([type="checkbox"], [type="file"])';

/** `showModal` alone focuses the first control, which is the close button. */
function showWithFocus(dialog: HTMLDialogElement): void {
  dialog.showModal();
  for (const field of dialog.querySelectorAll<HTMLElement>(FIRST_ASKED)) {
    field.focus();
    if (document.activeElement !== field) continue;
    // Selects the field's text, as Tab does, so that typing replaces it.
    if (field instanceof HTMLInputElement) field.select();
    return;
  }
}

export function Dialog({ open, onClose, title, children, actions, busy = false, unsaved = false }: DialogProps) {
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
  const [typed, setTyped] = useState(0);
  const changeUnsaved = useCallback((more: 1 | -1) => setTyped((count) => count + more), []);
  const asksFirst = unsaved || typed > 0;
  const [asking, setAsking] = useState(false);
  const leave = () => (asksFirst ? setAsking(true) : onClose());
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) showWithFocus(element);
    if (!open && element.open) element.close();
  }, [open]);
  // A dialog that is removed while open gives the focus back, too.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby={isHeld ? 'none' : 'any'}
      // Some browsers lack `closedby`, and some let a second Escape through nevertheless. React passes the
      // events of an inner dialog to this one as well.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        if (isHeld || asksFirst) event.preventDefault();
        if (asksFirst && !isHeld) leave();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // This event is late: in development React runs effects twice and has opened the dialog again.
        if (event.currentTarget.open) return;
        if ((isHeld || asksFirst) && open) showWithFocus(event.currentTarget);
        if (!isHeld || !open) leave();
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} style={{ fontSize: 'var(--size-h3)' }}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" disabled={isHeld} onClick={leave}>
              ×
            </button>
          </div>
          <Holding value={hold}>
            <Typing value={changeUnsaved}>
              <div className={styles.body}>{children}</div>
              {actions && <div className={styles.actions}>{actions}</div>}
            </Typing>
          </Holding>
          <Discard open={asking} onStay={() => setAsking(false)} onDiscard={onClose} />
        </>
      )}
    </dialog>
  );
}

type DiscardProps = {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
};

function Discard({ open, onStay, onDiscard }: DiscardProps) {
  const isDiscarded = useRef(false);
  // The question closes before the dialog below it, so that the focus goes back through both.
  const onClosed = () => {
    onStay();
    if (isDiscarded.current) onDiscard();
    isDiscarded.current = false;
  };
  const actions = (
    <>
      <Button variant="outline" onClick={onStay}>
        Go on typing
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          isDiscarded.current = true;
          onStay();
        }}
      >
        Discard
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClosed} title="Discard what you typed?" actions={actions}>
      <p>It is not saved. If you close this now, it is lost.</p>
    </Dialog>
  );
}
