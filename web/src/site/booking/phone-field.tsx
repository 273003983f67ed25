import { type BookingForm, bookingTexts } from '@streetlore/domain/booking';
import type { UseFormRegister } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import styles from './booking.module.css';

type PhoneFieldProps = {
  /** The position among the numbers, from 0. */
  readonly index: number;
  readonly register: UseFormRegister<BookingForm>;
  readonly message: string | undefined;
  /** The position of the field beside which the message is written. */
  readonly saidAt: number;
  /** Absent for a field that stays. */
  readonly onRemove: (() => void) | undefined;
};

const idOf = (index: number) => `phone-${index + 1}`;

/** The field for the phone number of one participant. */
export function PhoneField({ index, register, message, saidAt, onRemove }: PhoneFieldProps) {
  return (
    <Field
      id={idOf(index)}
      label={`Participant ${index + 1} phone number`}
      error={message && saidAt === index ? message : undefined}
    >
      {(control) => (
        <div className={styles.phone}>
          <input
            {...register(`phone_numbers.${index}`)}
            {...control}
            aria-invalid={message ? true : undefined}
            aria-describedby={
              classes(control['aria-describedby'], message && saidAt !== index && `${idOf(saidAt)}-error`) || undefined
            }
            type="tel"
            inputMode="tel"
            autoComplete={index === 0 ? 'tel' : 'off'}
            placeholder="07700 900123"
          />
          {onRemove && (
            <Button
              variant="outline"
              size="small"
              aria-label={bookingTexts.removePhoneOf(index + 1)}
              onClick={onRemove}
            >
              {bookingTexts.removePhone}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
