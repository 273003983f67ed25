import { formatPhone } from '@streetlore/domain/phone';
import { type Erased, type Person, retainedLines } from '@streetlore/domain/privacy';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OperationDialog } from '../hunts/actions/operation-dialog.tsx';
import { erasePerson } from './data.ts';
import styles from './players.module.css';
import { personTexts as texts } from './texts.ts';

type EraseDialogProps = {
  readonly person: Person;
  readonly onErased: (erased: Erased) => void;
  readonly onClose: () => void;
};

export function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const prepare = () => ({
    values: person,
    run: async (request_id: string) => {
      onErased(await erasePerson({ ...person, request_id }));
    },
  });
  return (
    <OperationDialog title={texts.eraseTitle} action={texts.erase} danger prepare={prepare} onClose={onClose}>
      <p className={styles.names}>{[...person.phone_numbers.map(formatPhone), ...person.emails].join(', ')}</p>
      <h3 className={styles.small}>{texts.goes}</h3>
      <ul className={styles.points}>
        {texts.going.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className={styles.small}>{texts.stays}</h3>
      <ul className={styles.points}>
        {texts.staying.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{texts.final}</p>
    </OperationDialog>
  );
}

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
