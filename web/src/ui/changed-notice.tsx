import { Button } from './button.tsx';
import styles from './changed-notice.module.css';

type ChangedNoticeProps = {
  /** Such as 'Somebody else has saved this tour since you opened it.' */
  readonly text: string;
  readonly changes: readonly string[];
  readonly onTake: () => void;
  /** Keeps the admin's edits; the next save overwrites the other version. */
  readonly onKeep: () => void;
};

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
