import type { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import { type ComponentProps, useId, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import styles from './booking.module.css';

type CardElement = typeof CardNumberElement | typeof CardExpiryElement | typeof CardCvcElement;
type Change = Parameters<NonNullable<ComponentProps<CardElement>['onChange']>>[0];

type CardFieldProps = {
  readonly element: CardElement;
  readonly label: string;
  readonly disabled: boolean;
};

const style = {
  base: {
    fontSize: '16px',
    fontFamily: 'Archivo, system-ui, sans-serif',
    color: '#141210',
    '::placeholder': { color: '#756c61' },
  },
  invalid: { color: '#a9121d' },
};

/** One of Stripe's fields under our own label. Stripe's error for the field stands beside it. */
export function CardField({ element: Element, label, disabled }: CardFieldProps) {
  const id = useId();
  const [error, setError] = useState<string | undefined>();
  return (
    <Field id={id} label={label} error={error}>
      {({ className }) => (
        <Element
          id={id}
          className={classes(className, styles.cardField)}
          options={{ style, disabled }}
          onChange={(change: Change) => setError(change.error?.message)}
        />
      )}
    </Field>
  );
}
