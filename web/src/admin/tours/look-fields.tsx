import { answerPlaces, answerPlaceTexts, lookByText } from '@streetlore/domain/tour';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { plainHint } from '../editor/typed-text.ts';
import { toList } from './answer-fields.tsx';
import type { TourValues } from './data.ts';
import { stopTexts } from './stop-texts.ts';
import styles from './tours.module.css';

type LookFieldsProps = { readonly index: number; readonly count: number };

/** Fields about where the answer is, how the stop looks, and what to know about its wall. */
export function LookFields({ index, count }: LookFieldsProps) {
  const form = useFormContext<TourValues>();
  const field = fieldsOf(form);
  const typed = useWatch<TourValues, `stops.${number}`>({ name: `stops.${index}` });
  const errors = form.formState.errors.stops?.[index];
  const at = `stops.${index}` as const;
  const isOpen = Boolean(typed?.look || typed?.fact || errors?.look || errors?.look_answers || errors?.fact);
  return (
    <>
      <SelectField
        label={answerPlaceTexts.label}
        hint={stopTexts.answerPlace}
        {...field(`${at}.answer_place`, { setValueAs: (chosen: unknown) => chosen || null })}
      >
        <option value="">{answerPlaceTexts.unsaid}</option>
        {answerPlaces.map((place) => (
          <option key={place} value={place}>
            {answerPlaceTexts.names[place]}
          </option>
        ))}
      </SelectField>
      <details className={styles.backup} open={isOpen}>
        <summary>{stopTexts.look}</summary>
        <p>{stopTexts.aboutLook}</p>
        <div className={frame.pair}>
          <TextField
            label="Look"
            optional
            hint={
              <>
                <span>
                  {typed?.look ? `${stopTexts.lookByText[lookByText(typed, { number: index + 1, count })]} ` : ''}
                </span>
                <span>{plainHint(typed?.look)}</span>
              </>
            }
            {...field(`${at}.look`)}
          />
          <TextField
            label="Answers to the look"
            optional
            placeholder="separated by commas"
            {...field(`${at}.look_answers`, { setValueAs: toList })}
          />
        </div>
        <TextField
          label="Fact"
          optional
          hint={
            <>
              {stopTexts.aboutFact} {plainHint(typed?.fact)}
            </>
          }
          {...field(`${at}.fact`)}
        />
      </details>
    </>
  );
}
