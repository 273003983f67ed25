import { gsmLength, lengthLimits } from '@streetlore/domain/hunt';
import type { Partner } from '@streetlore/domain/partner';
import type { WithId } from '@streetlore/domain/query';
import { plainMarks } from '@streetlore/domain/sms';
import { segmentsPerPhone, stopCost } from '@streetlore/domain/tour';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { plainHint, toDegrees } from '../editor/typed-text.ts';
import { AnswerFields } from './answer-fields.tsx';
import { BackupFields } from './backup-fields.tsx';
import type { TourValues } from './data.ts';
import { LookFields } from './look-fields.tsx';
import { StopPicture } from './picture-field.tsx';
import { StopArtist } from './stop-artist.tsx';
import { stopTexts } from './stop-texts.ts';
import styles from './tours.module.css';
import { WrongAnswers } from './wrong-answers.tsx';

export type StopFieldsProps = {
  readonly index: number;
  readonly count: number;
  readonly partners: readonly WithId<Partner>[];
  readonly claimId: (name: string) => string;
  /** Goes to the map, where the next press sets the stop. */
  readonly onMap: () => void;
};

const toPartner = (typed: unknown) => (typed ? String(typed) : null);
const { stop: limits } = lengthLimits;

export function StopFields({ index, count, partners, claimId, onMap }: StopFieldsProps) {
  const form = useFormContext<TourValues>();
  const field = fieldsOf(form);
  const typed = useWatch<TourValues, `stops.${number}`>({ name: `stops.${index}` });
  const at = `stops.${index}` as const;
  const number = index + 1;
  return (
    <>
      {typed && <Cost stop={typed} number={number} count={count} partners={partners} />}
      <TextField label="Location name" hint={plainHint(typed?.location_name)} {...field(`${at}.location_name`)} />
      <TextAreaField label="Clue" rows={2} hint={typed && <Length clue={typed.clue} />} {...field(`${at}.clue`)} />
      <div className={frame.pair}>
        <TextField label="Question" optional hint={plainHint(typed?.question)} {...field(`${at}.question`)} />
        <TextField label="Hint" optional hint={plainHint(typed?.hint)} {...field(`${at}.hint`)} />
      </div>
      <TextField
        label="Directions"
        optional
        hint={
          <>From the stop before, or from the station. Players who text LOST get them. {plainHint(typed?.directions)}</>
        }
        {...field(`${at}.directions`)}
      />
      <AnswerFields index={index} />
      <LookFields index={index} count={count} />
      <BackupFields index={index} />
      <details className={styles.folded}>
        <summary>{stopTexts.picture}</summary>
        <StopPicture index={index} claimId={claimId} />
      </details>
      <StopArtist index={index} />
      <label className={styles.exact}>
        <input type="checkbox" {...form.register(`${at}.is_out`)} /> Leave this stop out of hunts that start from now on
      </label>
      {typed && <WrongAnswers number={number} answer={typed.answer} />}
      <div className={styles.triple}>
        <TextField
          label="Latitude"
          optional
          inputMode="decimal"
          {...field(`${at}.latitude`, { setValueAs: toDegrees })}
        />
        <TextField
          label="Longitude"
          optional
          inputMode="decimal"
          {...field(`${at}.longitude`, { setValueAs: toDegrees })}
        />
        <SelectField label="Partner" optional {...field(`${at}.partner_id`, { setValueAs: toPartner })}>
          <option value="">No partner</option>
          {partners.map((partner) => (
            <option key={partner.id} value={partner.id}>
              {partner.status === 'active' ? partner.name : `${partner.name} (${partner.status})`}
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        size="small"
        variant="outline"
        className={styles.useMap}
        aria-label={stopTexts.useMapOf(number)}
        onClick={onMap}
      >
        {stopTexts.useMap}
      </Button>
    </>
  );
}

const Length = ({ clue }: { readonly clue: string }) => (
  <>
    {gsmLength(plainMarks(clue))} of {limits.clue} characters. {plainHint(clue)}
  </>
);

type CostProps = {
  readonly stop: TourValues['stops'][number];
  readonly number: number;
  readonly count: number;
  readonly partners: readonly WithId<Partner>[];
};

function Cost({ stop, number, count, partners }: CostProps) {
  const { segments, puzzle, reward, hint, wrong, encoding } = stopCost(stop, { number, count, partners });
  return (
    <p className={styles.cost}>
      <strong>{segmentsPerPhone(segments)}</strong>
      {[
        reward > 0 ? `: puzzle ${puzzle}, reward ${reward}. ` : '. ',
        hint > 0 ? `HINT adds ${hint}, a wrong answer ${wrong}` : `A wrong answer adds ${wrong}`,
        encoding === 'UCS-2' ? '. It takes the expensive alphabet.' : '.',
      ].join('')}
    </p>
  );
}
