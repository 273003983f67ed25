import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './settings.module.css';

type SaveRowProps = {
  /** Why saving failed. */
  readonly fault: string | null | undefined;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly text: string;
  /** What stands beside the button. */
  readonly children?: ReactNode;
};

/** The end of a form of settings. */
export function SaveRow({ fault, busy, disabled = false, text, children }: SaveRowProps) {
  return (
    <>
      {fault && (
        <p role="alert" className={styles.failure}>
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={disabled}>
          {text}
        </Button>
        {children}
      </div>
    </>
  );
}
