import { stepFreeAnswers, stepFreeWords, TEXT_ONLY, visitLabels } from '@streetlore/domain/tour';
import { useFormContext } from 'react-hook-form';
import { SelectField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { Panel } from '../editor/editor-frame.tsx';
import type { TourValues } from './data.ts';
import styles from './tours.module.css';

/** What visitors want to know before they pay. The tour's page leaves out what is empty here. */
export function VisitFields() {
  const form = useFormContext<TourValues>();
  const field = fieldsOf(form);
  return (
    <Panel title="Before you go">
      <p className={styles.hint}>The tour’s page shows what is filled in here, and says nothing of the rest.</p>
      <TextField
        label={visitLabels.station}
        hint="With the way to the first wall: Hackney Wick, 1 minute on foot"
        optional
        {...field('station')}
      />
      <TextField
        label={visitLabels.finish}
        hint="Where the hunt ends, and how to get away from there"
        optional
        {...field('finish')}
      />
      <div className={styles.stepFree}>
        <SelectField
          label={visitLabels.step_free}
          {...field('step_free', { setValueAs: (typed: unknown) => typed || null })}
        >
          <option value="">Not said</option>
          {stepFreeAnswers.map((answer) => (
            <option key={answer} value={answer}>
              {stepFreeWords[answer]}
            </option>
          ))}
        </SelectField>
        <TextField label={visitLabels.step_free_note} optional {...field('step_free_note')} />
      </div>
      <div className={frame.pair}>
        <TextField label={visitLabels.surface} optional {...field('surface')} />
        <TextField label={visitLabels.toilets} optional {...field('toilets')} />
        <TextField label={visitLabels.dogs} optional {...field('dogs')} />
        <TextField label={visitLabels.prams} optional {...field('prams')} />
        <TextField label={visitLabels.bring} optional {...field('bring')} />
        <TextField label={visitLabels.rain} optional {...field('rain')} />
        <TextField label={visitLabels.ages} optional {...field('ages')} />
      </div>
      <label className={styles.exact}>
        <input type="checkbox" {...form.register('text_only')} /> {visitLabels.text_only}: {TEXT_ONLY.toLowerCase()}
      </label>
      <label className={styles.exact}>
        <input type="checkbox" {...form.register('is_loop')} /> {visitLabels.is_loop}: the way from the last wall to the
        first is a walk like the others. The teams of a party then begin at different walls.
      </label>
    </Panel>
  );
}
