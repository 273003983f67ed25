import {
  type BookingDetails,
  type BookingForm,
  bookingTexts,
  type WayToPlay,
  waysToPlay,
} from '@streetlore/domain/booking';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import styles from './booking.module.css';
import { PhoneFields } from './phone-fields.tsx';

type PlayFieldsProps = {
  readonly form: UseFormReturn<BookingForm, unknown, BookingDetails>;
  readonly participants: number;
};

/** How the group plays, and the number or address that this needs. What was typed for the other way is kept. */
export function PlayFields({ form, participants }: PlayFieldsProps) {
  const { errors } = form.formState;
  const way = form.watch('way');
  const isPage = way === 'page';
  const choose = (chosen: WayToPlay) => {
    form.setValue('way', chosen);
    // They are about what the other way needs.
    form.clearErrors(['phone_numbers', 'email']);
  };
  return (
    <>
      <fieldset className={styles.ways}>
        <legend className={styles.label}>{bookingTexts.wayToPlay}</legend>
        {waysToPlay.map((one) => (
          <label key={one} className={styles.way}>
            <input type="radio" name="way" value={one} checked={way === one} onChange={() => choose(one)} />
            {bookingTexts.ways[one]}
          </label>
        ))}
      </fieldset>
      {isPage ? (
        <p role="status" className={styles.hint}>
          {bookingTexts.pageHint(participants)}
        </p>
      ) : (
        <PhoneFields
          form={form}
          participants={participants}
          errors={errors.phone_numbers}
          onPlayOnPage={() => {
            choose('page');
            form.setFocus('email');
          }}
        />
      )}
      <TextField
        label="Email"
        hint={isPage ? bookingTexts.emailNeededHint : bookingTexts.emailHint}
        optional={!isPage}
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        {...fieldsOf(form)('email')}
      />
    </>
  );
}
