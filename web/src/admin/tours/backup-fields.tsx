import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { plainHint } from '../editor/typed-text.ts';
import { toList } from './answer-fields.tsx';
import type { TourValues } from './data.ts';
import styles from './tours.module.css';

/** The puzzle for when the stop's wall is gone. It is open when it is in use, filled in or wrong. */
export function BackupFields({ index }: { readonly index: number }) {
  const form = useFormContext<TourValues>();
  const field = fieldsOf(form);
  const typed = useWatch<TourValues, `stops.${number}`>({ name: `stops.${index}` });
  const errors = form.formState.errors.stops?.[index];
  const at = `stops.${index}` as const;
  const isOpen = Boolean(
    typed?.uses_backup || typed?.backup_question || errors?.backup_question || errors?.backup_answers,
  );
  return (
    <details className={styles.backup} open={isOpen}>
      <summary>Backup question</summary>
      <p>For the day that the wall has gone. Answerable without the wall: from a street sign, a building or a name.</p>
      <TextField label="Backup question" optional {...field(`${at}.backup_question`)} />
      <div className={frame.pair}>
        <TextField
          label="Backup answers"
          optional
          placeholder="separated by commas"
          {...field(`${at}.backup_answers`, { setValueAs: toList })}
        />
        <TextField label="Backup hint" optional hint={plainHint(typed?.backup_hint)} {...field(`${at}.backup_hint`)} />
      </div>
      <label className={styles.exact}>
        <input type="checkbox" {...form.register(`${at}.uses_backup`)} /> Hunts that start from now on get the backup
        question
      </label>
    </details>
  );
}
