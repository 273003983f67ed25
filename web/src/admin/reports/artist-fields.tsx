import { type Control, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import type { fieldsOf } from '../../ui/fields-of.ts';
import type { DecisionOutput, DecisionValues } from './decision-form.ts';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

type ArtistFieldsProps = {
  readonly field: ReturnType<typeof fieldsOf<DecisionValues>>;
  readonly control: Control<DecisionValues, unknown, DecisionOutput>;
};

/** Name and page of the artist, or that nobody knows. */
export function ArtistFields({ field, control }: ArtistFieldsProps) {
  const isUnknown = useWatch({ control, name: 'unknown' });
  const { error: _, ...unknown } = field('unknown');
  return (
    <>
      {!isUnknown && (
        <>
          <TextField label={texts.artist} autoComplete="off" {...field('name')} />
          <TextField label={texts.artistLink} optional type="url" autoComplete="off" {...field('link')} />
        </>
      )}
      <label className={styles.check}>
        <input type="checkbox" {...unknown} /> {texts.artistUnknown}
      </label>
    </>
  );
}
