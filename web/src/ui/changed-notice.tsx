import { Button } from './button.tsx';
import styles from './changed-notice.module.css';

type ChangedNoticeProps = {
  /** What has happened, such as 'Somebody else has saved this tour since you opened it.' */
  readonly text: string;
  /** What the other save changed, by name. */
  readonly changes: readonly string[];
  /** Throws one's own edits away for what is stored. */
  readonly onTake: () => void;
  /** Goes on with one's own edits; the next save goes over the other. */
  readonly onKeep: () => void;
};

/** Somebody else has saved what is being edited: what they changed, and the choice that nobody makes for the admin. */
export function ChangedNotice({ text, changes, onTake, onKeep }: ChangedNoticeProps) {
  return (
    <div role="alert" className={styles.changed}>
      <p>
        <strong>{text}</strong>{' '}
        {changes.length > 0 ? `They changed: ${changes.join(', ')}.` : 'Nothing that you see here differs.'}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onTake}>
          Take their version
        </Button>
        <Button size="small" variant="outline" onClick={onKeep}>
          Keep mine, and save over theirs
        </Button>
      </div>
    </div>
  );
}
