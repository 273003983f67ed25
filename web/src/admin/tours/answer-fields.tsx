import { type JudgedStop, judge, type Verdict } from '@streetlore/domain/answers';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { plainHint } from '../editor/typed-text.ts';
import type { TourValues } from './data.ts';
import styles from './tours.module.css';

/** Splits typed text at commas. A value from the form itself is already a list. */
export const toList = (typed: unknown): string[] =>
  (Array.isArray(typed) ? typed.map(String) : String(typed ?? '').split(','))
    .map((word) => word.trim())
    .filter(Boolean);

const outcomes: Record<Verdict, string> = {
  right: 'Right: it solves the stop.',
  misspelt: 'Close, but misspelt: it costs nothing, twice a stop.',
  not_alone: 'Close, but not alone: it costs nothing, twice a stop.',
  in_part: 'Close, but only a part: it costs nothing, twice a stop.',
  wrong: 'Wrong: it costs points.',
};

export function AnswerFields({ index }: { readonly index: number }) {
  const form = useFormContext<TourValues>();
  const field = fieldsOf(form);
  const typed = useWatch<TourValues, `stops.${number}`>({ name: `stops.${index}` });
  const at = `stops.${index}` as const;
  return (
    <>
      <div className={frame.pair}>
        <TextField label="Answer" hint={plainHint(typed?.answer)} {...field(`${at}.answer`)} />
        <TextField
          label="Also accepted"
          optional
          placeholder="separated by commas"
          hint={plainHint(typed?.accepted_answers?.toString())}
          {...field(`${at}.accepted_answers`, { setValueAs: toList })}
        />
      </div>
      <div className={frame.pair}>
        <TextField
          label="Never accept"
          optional
          placeholder="separated by commas"
          {...field(`${at}.never_accept`, { setValueAs: toList })}
        />
        {typed && <TryAnswer index={index} typed={typed} />}
      </div>
      <label className={styles.exact}>
        <input type="checkbox" {...form.register(`${at}.exact_only`)} /> Accept only these exact spellings
      </label>
    </>
  );
}

type Typed = TourValues['stops'][number];

const judged = ({ answer, accepted_answers, never_accept, ...stop }: Typed): JudgedStop => ({
  ...stop,
  answers: [answer, ...toList(accepted_answers)].filter((one) => one.trim()),
  never_accept: toList(never_accept),
});

/** Shows how an answer would be judged by the rules of players' answers. Nothing is saved. */
function TryAnswer({ index, typed }: { readonly index: number; readonly typed: Typed }) {
  const { getValues } = useFormContext<TourValues>();
  const [tried, setTried] = useState('');
  const stops = getValues('stops').map((stop, n) => judged(n === index ? typed : stop));
  const stop = stops[index];
  return (
    <div className={styles.tried}>
      <TextField
        label="Try an answer"
        optional
        value={tried}
        autoComplete="off"
        onChange={({ target }) => setTried(target.value)}
        // This field is not part of the form, so Enter must not save the tour.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <output className={styles.outcome}>
        {stop && tried.trim() !== '' && outcomes[judge(tried, stop, { stops })]}
      </output>
    </div>
  );
}
