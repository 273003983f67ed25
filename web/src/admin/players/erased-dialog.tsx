import { type Erased, retainedLines } from '@streetlore/domain/privacy';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './players.module.css';
import { personTexts as texts } from './texts.ts';

type ErasedDialogProps = {
  readonly erased: Erased;
  readonly onClose: () => void;
};

/** What was kept and why, for the reply to the person. */
export function ErasedDialog({ erased: { done, kept, replaced }, onClose }: ErasedDialogProps) {
  return (
    <Dialog
      open
      title={texts.erasedTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p role="status">{done ? texts.erased : texts.erasing}</p>
      <h3 className={styles.small}>{texts.kept}</h3>
      <ul className={styles.points}>
        {retainedLines(kept).map(({ what, why }) => (
          <li key={what}>
            {what}: {why}
          </li>
        ))}
      </ul>
      <p>{texts.replaced(replaced)}</p>
    </Dialog>
  );
}
