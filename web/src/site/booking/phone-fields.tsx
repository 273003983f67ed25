import { type BookingDetails, type BookingForm, bookingTexts, phonesForAll } from '@streetlore/domain/booking';
import { phoneTexts } from '@streetlore/domain/phone';
import { Fragment, useEffect, useRef } from 'react';
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { AddButton } from './add-button.tsx';
import styles from './booking.module.css';
import { PhoneField } from './phone-field.tsx';

type PhoneFieldsProps = {
  readonly form: UseFormReturn<BookingForm, unknown, BookingDetails>;
  readonly participants: number;
  readonly errors: FieldErrors<BookingForm>['phone_numbers'];
  /** The visitor has no UK mobile and wants to play on the page. */
  readonly onPlayOnPage: () => void;
};

const said = (message: string | undefined, count: number) =>
  count === 1 && message === phoneTexts.missing ? phoneTexts.missingOne : message;

const HINT_ID = 'phones-hint';

/**
 * One phone field, and behind a button one for each other participant. An error is written once,
 * beside the first field that has it. Other fields with the same error are marked and point to it,
 * so a screen reader does not read it five times.
 */
export function PhoneFields({ form, participants, errors, onPlayOnPage }: PhoneFieldsProps) {
  const count = useWatch({ control: form.control, name: 'phone_numbers' }).length;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  /** What gets the focus once the fields have changed: a field (from 0), or the button. */
  const next = useRef<number | 'button' | null>(null);
  // Without a list of dependencies: a field may be removed and added within one number of fields.
  useEffect(() => {
    const target = next.current;
    next.current = null;
    if (target === 'button') fieldset.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
    else if (target !== null) form.setFocus(`phone_numbers.${target}`);
  });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const messages = indexes.map((index) => said(errors?.[index]?.message, count));
  const notUk = messages.findIndex((message) => message === phoneTexts.invalid || message === phoneTexts.noMobile);
  const textOthers = () => {
    next.current = count;
    form.setValue('phone_numbers', phonesForAll(participants, form.getValues('phone_numbers')));
  };
  const remove = (removed: number) => {
    next.current = 'button';
    // The errors are by position, and the positions change.
    form.clearErrors('phone_numbers');
    form.setValue(
      'phone_numbers',
      form.getValues('phone_numbers').filter((_, index) => index !== removed),
    );
  };
  return (
    <fieldset ref={fieldset} aria-describedby={HINT_ID} className={styles.phones}>
      <legend className={styles.label}>{count === 1 ? 'Phone number' : 'Phone numbers'}</legend>
      <p id={HINT_ID} className={styles.hint} role="status">
        {bookingTexts.phonesHint(participants, count)}
      </p>
      {indexes.map((index) => (
        <Fragment key={index}>
          <PhoneField
            index={index}
            register={form.register}
            message={messages[index]}
            saidAt={messages.indexOf(messages[index])}
            onRemove={index === 0 ? undefined : () => remove(index)}
          />
          {index === notUk && (
            <Button variant="outline" onClick={onPlayOnPage}>
              {bookingTexts.toPageWay}
            </Button>
          )}
        </Fragment>
      ))}
      {count < participants && <AddButton onClick={textOthers}>{bookingTexts.textOthers}</AddButton>}
    </fieldset>
  );
}
