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
  /** Buttons at its foot. */
  readonly actions?: ReactNode;
  /** Something is under way whose outcome is told here: neither Escape nor a click closes it, nor what it stands on. */
  readonly busy?: boolean;
  /** Something typed in it would be lost: Escape, the close button and a click beside it ask first. */
  readonly unsaved?: boolean;
};

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

/** Tells the dialog around that something typed in it would be lost. Outside of dialogs it does nothing. */
const Typing = createContext<(more: 1 | -1) => void>(() => undefined);

/** Has the dialog around ask before it is closed, while something typed in it would be lost. */
export function useUnsavedInDialog(unsaved: boolean): void {
  const tell = useContext(Typing);
  useEffect(() => {
    if (!unsaved) return;
    tell(1);
    return () => tell(-1);
  }, [unsaved, tell]);
}

/** A modal `<dialog>`: the browser keeps focus inside and gives it back afterwards. */
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
  const tell = useCallback((more: 1 | -1) => setTyped((count) => count + more), []);
  const asksFirst = unsaved || typed > 0;
  const [asking, setAsking] = useState(false);
  const leave = () => (asksFirst ? setAsking(true) : onClose());
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  // Taken off the page while it is open, it gives the focus back, too.
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
      // For browsers that do not know `closedby`; some let a second Escape through all the same.
      // React hands both events of a dialog inside on to this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        if (isHeld || asksFirst) event.preventDefault();
        if (asksFirst && !isHeld) leave();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        if ((isHeld || asksFirst) && open) dialog.current?.showModal();
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
            <Typing value={tell}>
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

/** Asks before what is typed is thrown away. */
function Discard({ open, onStay, onDiscard }: DiscardProps) {
  const isDiscarded = useRef(false);
  // Only when the question has closed may the dialog below go: the focus goes back through both.
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
