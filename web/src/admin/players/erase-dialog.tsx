import { formatPhone } from '@streetlore/domain/phone';
import type { Erased, Person } from '@streetlore/domain/privacy';
import { OperationDialog } from '../hunts/actions/operation-dialog.tsx';
import styles from './players.module.css';
import { erasePerson } from './privacy.ts';
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
