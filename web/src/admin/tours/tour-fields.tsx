import { neighborhoods } from '@streetlore/domain/city';
import { difficulties } from '@streetlore/domain/tour';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import frame from '../editor/editor.module.css';
import { Panel } from '../editor/editor-frame.tsx';
import { plainHint } from '../editor/typed-text.ts';
import type { TourValues } from './data.ts';
import { PictureField } from './picture-field.tsx';

export function TourFields({ claimId }: { readonly claimId: (name: string) => string }) {
  const field = fieldsOf(useFormContext<TourValues>());
  const name = useWatch<TourValues, 'name'>({ name: 'name' });
  const known = useId();
  return (
    <Panel title="Tour information">
      <TextField label="Name" hint={plainHint(name)} {...field('name')} />
      <div className={frame.pair}>
        <TextField label="Neighbourhood" list={known} {...field('neighborhood')} />
        <datalist id={known}>
          {Object.values(neighborhoods).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField label="Difficulty" {...field('difficulty')}>
          {difficulties.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </SelectField>
      </div>
      <TextAreaField label="Description" rows={4} {...field('description')} />
      <div className={frame.pair}>
        <TextField label="Price per person (£)" inputMode="decimal" {...field('price', { valueAsNumber: true })} />
        <TextField label="Duration" {...field('duration')} />
      </div>
      <TextField label="Best time" optional {...field('best_time')} />
      <PictureField claimId={claimId} />
      <SelectField label="Status" hint="A draft is not public and cannot be booked." {...field('status')}>
        <option value="draft">Draft</option>
        <option value="published">Published</option>
      </SelectField>
    </Panel>
  );
}
