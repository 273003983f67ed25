import { receiptAddress } from '@streetlore/domain/booking';
import { deliveredAt, giftTexts as texts } from '@streetlore/domain/gift';
import { formatPence, formatPenceShort } from '@streetlore/domain/money';
import type { WithId } from '@streetlore/domain/query';
import { formatWeekday } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import { useEffect, useRef, useState } from 'react';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { Card } from '../../ui/card.tsx';
import { PaymentForm } from '../payment/payment-form.tsx';
import { WithStripe } from '../payment/with-stripe.tsx';
import styles from './gifts.module.css';
import type { Bought, GiftOrder } from './use-buying.ts';

type PayProps = Bought & {
  readonly tours: readonly WithId<Tour>[];
  /** Whether the payment is on screen. Its fields keep what was typed while it is not. */
  readonly isShown: boolean;
  readonly onBack: () => void;
  readonly onPaid: (paymentId: string) => void;
  /** Nothing was charged. The reason is the bank's or Stripe's, if it gave one. */
  readonly onDeclined: (reason: string | undefined) => void;
};

/** The payment of a gift. */
export function Pay({ order, answer, tours, isShown, onBack, onPaid, onDeclined }: PayProps) {
  const [paying, setPaying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isShown) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const clientSecret = answer.client_secret ?? '';
  const { worth, recipient_name } = order;
  const name = worth.kind === 'tour' ? tours.find(({ id }) => id === worth.tour_id)?.name : undefined;
  return (
    <Card spray="magenta" className={styles.payment}>
      <button type="button" className={styles.back} onClick={onBack} disabled={paying}>
        <BackArrow />
        {texts.back}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {texts.payment}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.gift}</dt>
          <dd>
            {worth.kind === 'value'
              ? formatPenceShort(worth.pence)
              : `${name ?? texts.aTour} for ${worth.people === 1 ? '1 person' : `${worth.people} people`}`}
          </dd>
        </div>
        {recipient_name && (
          <div>
            <dt>{texts.forWhom}</dt>
            <dd>{recipient_name}</dd>
          </div>
        )}
        <div>
          <dt>{texts.way}</dt>
          <dd>{wayOf(order)}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatPence(answer.amount)}</dd>
        </div>
      </dl>
      <WithStripe clientSecret={clientSecret}>
        {(onLoadFailed) => (
          <PaymentForm
            clientSecret={clientSecret}
            amount={answer.amount}
            email={receiptAddress(order.email)}
            onPaying={setPaying}
            onPaid={onPaid}
            onDeclined={onDeclined}
            onLoadFailed={onLoadFailed}
          />
        )}
      </WithStripe>
      <p className={styles.hint}>
        {texts.valid} {texts.cancelRule}
      </p>
    </Card>
  );
}

function wayOf({ delivery }: GiftOrder): string {
  if (delivery.to === 'print') return texts.ways.print;
  const at = delivery.on ? deliveredAt(delivery.on) : null;
  return `${delivery.email}. ${at ? texts.goesOut(formatWeekday(at)) : texts.goesOutNow}`;
}
