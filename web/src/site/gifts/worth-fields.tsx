import { MAX_PARTICIPANTS } from '@streetlore/domain/booking';
import { giftTexts as texts } from '@streetlore/domain/gift';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import type { Live } from '../../data/index.ts';
import { Counter } from '../../ui/counter.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Loading } from '../../ui/loading.tsx';
import { Choice } from '../form/choice.tsx';
import layout from '../form/order-layout.module.css';
import type { BuyingForm } from './use-buying.ts';

type WorthFieldsProps = { readonly form: BuyingForm; readonly tours: Live<readonly WithId<Tour>[]> };

export function WorthFields({ form, tours }: WorthFieldsProps) {
  const field = fieldsOf(form);
  return (
    <>
      <Choice legend={texts.what} choices={Object.entries(texts.kinds)} inputOf={() => form.register('kind')} />
      {form.watch('kind') === 'value' ? (
        <TextField
          label={texts.pounds}
          hint={texts.valueRange}
          inputMode="decimal"
          autoComplete="off"
          {...field('pounds')}
        />
      ) : (
        <TourFields form={form} tours={tours} />
      )}
    </>
  );
}

function TourFields({ form, tours }: WorthFieldsProps) {
  const people = form.watch('people');
  if (tours.status === 'loading') return <Loading text={texts.toursLoading} height="9rem" />;
  if (tours.status === 'failed') return <ErrorPanel message={tours.error.message} onRetry={tours.retry} />;
  return (
    <>
      <SelectField label={texts.tour} {...fieldsOf(form)('tour_id')}>
        <option value="">{texts.chooseTour}</option>
        {tours.data.map(({ id, name, neighborhood }) => (
          <option key={id} value={id}>
            {name}, {neighborhood}
          </option>
        ))}
      </SelectField>
      <div className={layout.counted}>
        <span className={layout.label}>{texts.people}</span>
        <Counter
          label={texts.people}
          name="people"
          unit="person"
          value={people}
          min={1}
          max={MAX_PARTICIPANTS}
          onChange={(count) => form.setValue('people', count)}
        />
      </div>
    </>
  );
}
