import { editorTexts } from '@streetlore/domain/blog';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';

export type BoxMessage = {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly reason?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

type MessageBoxProps = {
  readonly message: BoxMessage;
  readonly onClose: () => void;
};

export function MessageBox({ message: { kind, text, reason, action }, onClose }: MessageBoxProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes(styles.message, styles[kind])}>
      <div>
        <p className={styles.messageTitle}>{editorTexts[kind]}</p>
        <p>{text}</p>
        {reason && reason !== text && <p>{reason}</p>}
      </div>
      <div className={styles.buttons}>
        {action && (
          <Button
            size="small"
            variant="ink"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <button type="button" className={styles.close} aria-label={blogAdminTexts.close} onClick={onClose}>
          ×
        </button>
      </div>
    </div>
  );
}
