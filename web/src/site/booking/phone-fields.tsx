import { type BookingForm, bookingTexts } from '@streetlore/domain/booking';
import { phoneTexts } from '@streetlore/domain/phone';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import styles from './booking.module.css';

type PhoneFieldsProps = {
  readonly count: number;
  readonly register: UseFormRegister<BookingForm>;
  readonly errors: FieldErrors<BookingForm>['phone_numbers'];
};

const said = (message: string | undefined, count: number) =>
  count === 1 && message === phoneTexts.missing ? phoneTexts.missingOne : message;

const idOf = (index: number) => `phone-${index + 1}`;

/**
 * One phone field per participant. An error is written once, beside the first field that has it.
 * Other fields with the same error are marked and point to it, so a screen reader does not read it
 * five times.
 */
export function PhoneFields({ count, register, errors }: PhoneFieldsProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const messages = indexes.map((index) => said(errors?.[index]?.message, count));
  return (
    <fieldset className={styles.phones}>
      <legend className={styles.label}>{count === 1 ? 'Phone number' : 'Phone numbers'}</legend>
      <p className={styles.hint}>{bookingTexts.phonesHint(count)}</p>
      {indexes.map((index) => {
        const message = messages[index];
        const first = messages.indexOf(message);
        return (
          <Field
            key={idOf(index)}
            id={idOf(index)}
            label={`Participant ${index + 1} phone number`}
            error={message && first === index ? message : undefined}
          >
            {(control) => (
              <input
                {...register(`phone_numbers.${index}`)}
                {...control}
                aria-invalid={message ? true : undefined}
                aria-describedby={
                  classes(control['aria-describedby'], message && first !== index && `${idOf(first)}-error`) ||
                  undefined
                }
                type="tel"
                inputMode="tel"
                autoComplete={index === 0 ? 'tel' : 'off'}
                placeholder="07700 900123"
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}
