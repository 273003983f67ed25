import { bookingTexts } from '@streetlore/domain/booking';
import { MIN_PEOPLE, partyStarts, partyTexts, partiesTexts as texts } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Counter } from '../../ui/counter.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { NeedsInvoice } from '../../ui/invoice-fields.tsx';
import { sprayOf } from '../../ui/spray.ts';
import { Choice } from '../form/choice.tsx';
import { DayField } from '../form/day-field.tsx';
import layout from '../form/order-layout.module.css';
import { Declined } from '../payment/declined.tsx';
import { ErrorBanner } from '../payment/error-banner.tsx';
import { type OrderValues, peopleOf, sizesOf, teamsRange } from './order-values.ts';
import { PartyPrice } from './party-price.tsx';
import { TeamRows } from './team-rows.tsx';
import { type Ordering, useOrdering } from './use-ordering.ts';

type OrderFormProps = Ordering & {
  readonly tours: readonly WithId<Tour>[];
  readonly values: OrderValues;
  readonly onChange: (values: OrderValues) => void;
  /** What is wrong with the whole order, from the server or the bank. */
  readonly error: string | null;
  /** Whether the error is that the payment was refused. */
  readonly isDeclined: boolean;
};

/** The details of a party, with what it costs beside them. */
export function OrderForm({ tours, values, onChange, error, isDeclined, ...ordering }: OrderFormProps) {
  const { faults, busy, order } = useOrdering(ordering);
  const form = useRef<HTMLFormElement>(null);
  const tour = tours.find(({ id }) => id === values.tourId) ?? tours[0];
  const people = peopleOf(values);
  const sizes = sizesOf(values);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  if (!tour) return null;

  const set = (change: Partial<OrderValues>) => onChange({ ...values, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void order({ ...values, tourId: tour.id });
  };
  const { min, max } = teamsRange(people ?? MIN_PEOPLE);
  return (
    <form ref={form} noValidate onSubmit={submit} className={layout.columns}>
      <Card spray={sprayOf(tour.neighborhood)} className={layout.form}>
        {error && (isDeclined ? <Declined message={error} busy={busy} /> : <ErrorBanner message={error} />)}
        <SelectField
          label={texts.tour}
          name="tourId"
          hint={tour.is_loop ? texts.loop : texts.noLoop}
          value={tour.id}
          onChange={({ target }) => set({ tourId: target.value })}
        >
          {tours.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.people}
          name="people"
          hint={texts.peopleHint}
          error={faults.people}
          inputMode="numeric"
          autoComplete="off"
          value={values.people}
          onChange={({ target }) => set({ people: target.value })}
        />
        <div className={layout.counted}>
          <span className={layout.label}>{texts.teams}</span>
          <Counter
            label={texts.teams}
            name="teams"
            unit="team"
            value={sizes.length}
            min={min}
            max={max}
            onChange={(teams) => set({ teams })}
          />
          <p role="status" className={layout.hint}>
            {people === null ? partyTexts.size : texts.sizes(sizes)}
          </p>
        </div>
        <TeamRows sizes={sizes} values={values} faults={faults} onChange={set} />
        <Choice
          legend={texts.starts}
          choices={partyStarts.map((one) => [one, texts[one]])}
          inputOf={(one) => ({ name: 'starts', checked: values.starts === one, onChange: () => set({ starts: one }) })}
        />
        <DayField
          label={bookingTexts.day}
          value={values.day}
          closed={tour.closed_days}
          error={faults.day}
          onChange={(day) => set({ day })}
        />
        <TextField
          label={texts.email}
          name="email"
          hint={texts.emailHint}
          error={faults.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={values.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <NeedsInvoice
          isNeeded={values.needsInvoice}
          onChange={(needsInvoice) => set({ needsInvoice })}
          field={(name) => ({
            name: `invoice.${name}`,
            value: values.invoice[name] ?? '',
            error: faults[`invoice.${name}`],
            onChange: ({ target }: { readonly target: { readonly value: string } }) =>
              set({ invoice: { ...values.invoice, [name]: target.value } }),
          })}
        />
        <Button type="submit" wide busy={busy}>
          {texts.toPayment}
        </Button>
      </Card>
      <PartyPrice tour={tour} people={people} teams={sizes.length} />
    </form>
  );
}
