import { giftTexts as texts } from '@streetlore/domain/gift';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { useEffect, useRef } from 'react';
import type { Live } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import layout from '../form/order-layout.module.css';
import { Declined } from '../payment/declined.tsx';
import { ErrorBanner } from '../payment/error-banner.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { GiftPrice } from './gift-price.tsx';
import type { BuyingForm, GiftOrder } from './use-buying.ts';
import { WorthFields } from './worth-fields.tsx';

type BuyFormProps = {
  readonly form: BuyingForm;
  readonly tours: Live<readonly WithId<Tour>[]>;
  /** What is wrong with the whole order, from the server or the bank. */
  readonly error: string | null;
  /** Whether the error is that the payment was refused. */
  readonly isDeclined: boolean;
  readonly onSubmit: (order: GiftOrder) => Promise<void>;
};

/** The details of a gift, with what it costs beside them. */
export function BuyForm({ form, tours, error, isDeclined, onSubmit }: BuyFormProps) {
  const { isSubmitting, submitCount } = form.formState;
  const field = fieldsOf(form);
  const element = useRef<HTMLFormElement>(null);
  // In the order on screen, which is not the order in which the fields were registered.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return (
    <form ref={element} noValidate onSubmit={form.handleSubmit(onSubmit)} className={layout.columns}>
      <Card spray="magenta" className={layout.form}>
        {error && (isDeclined ? <Declined message={error} busy={isSubmitting} /> : <ErrorBanner message={error} />)}
        <WorthFields form={form} tours={tours} />
        <DeliveryFields form={form} />
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email')}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {texts.buy}
        </Button>
      </Card>
      <GiftPrice form={form} tours={tours.status === 'ready' ? tours.data : []} />
    </form>
  );
}
