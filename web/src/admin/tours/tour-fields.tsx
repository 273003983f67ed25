import { neighborhoods } from '@streetlore/domain/neighborhood';
import { difficulties } from '@streetlore/domain/tour';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import frame from '../editor/editor.module.css';
import { Panel } from '../editor/panel.tsx';
import { plainHint } from '../editor/plain-hint.ts';
import { PictureField } from './picture-field.tsx';
import type { TourValues } from './tour-values.ts';

/** Tour information: everything that is not a stop. */
export function TourFields({ claimId }: { readonly claimId: (name: string) => string }) {
  const { register, formState } = useFormContext<TourValues>();
  const { errors } = formState;
  const name = useWatch<TourValues, 'name'>({ name: 'name' });
  const known = useId();
  return (
    <Panel title="Tour information">
      <TextField label="Name" hint={plainHint(name)} error={errors.name?.message} {...register('name')} />
      <div className={frame.pair}>
        <TextField
          label="Neighbourhood"
          list={known}
          error={errors.neighborhood?.message}
          {...register('neighborhood')}
        />
        <datalist id={known}>
          {Object.values(neighborhoods).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField label="Difficulty" error={errors.difficulty?.message} {...register('difficulty')}>
          {difficulties.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </SelectField>
      </div>
      <TextAreaField label="Description" rows={4} error={errors.description?.message} {...register('description')} />
      <div className={frame.pair}>
        <TextField
          label="Price per person (£)"
          type="number"
          min="0"
          step="0.01"
          inputMode="decimal"
          error={errors.price?.message}
          {...register('price', { valueAsNumber: true })}
        />
        <TextField label="Duration" error={errors.duration?.message} {...register('duration')} />
      </div>
      <TextField label="Best time" optional error={errors.best_time?.message} {...register('best_time')} />
      <PictureField claimId={claimId} />
      <SelectField
        label="Status"
        hint="A draft is not public and cannot be booked."
        error={errors.status?.message}
        {...register('status')}
      >
        <option value="draft">Draft</option>
        <option value="published">Published</option>
      </SelectField>
    </Panel>
  );
}
