import { bookingTexts, partyChangeRule, receiptAddress } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { type CreatePartyInput, type CreatePartyOutput, partiesTexts as texts } from '@streetlore/domain/party';
import { useEffect, useRef, useState } from 'react';
import { useTour } from '../../data/index.ts';
import { BackArrow } from '../../ui/back-arrow.tsx';
import { Card } from '../../ui/card.tsx';
import { StartRows } from '../form/start-rows.tsx';
import { PaymentForm } from '../payment/payment-form.tsx';
import { WithStripe } from '../payment/with-stripe.tsx';
import styles from './parties.module.css';

type PayProps = {
  readonly input: CreatePartyInput;
  readonly answer: CreatePartyOutput;
  /** Whether the payment is on screen. Its fields keep what was typed while it is not. */
  readonly isShown: boolean;
  readonly onBack: () => void;
  readonly onPaid: (paymentId: string) => void;
  /** Nothing was charged. The reason is the bank's or Stripe's, if it gave one. */
  readonly onDeclined: (reason: string | undefined) => void;
};

/** The payment of a party: one for all its teams. */
export function Pay({ input, answer, isShown, onBack, onPaid, onDeclined }: PayProps) {
  const [paying, setPaying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  const live = useTour(input.tour_id);
  const name = live.status === 'ready' && live.data ? live.data.name : '';
  const people = input.teams.reduce((sum, team) => sum + team.people, 0);
  const clientSecret = answer.client_secret ?? '';
  return (
    <Card className={styles.form}>
      <button type="button" className={styles.back} onClick={onBack} disabled={paying}>
        <BackArrow />
        {texts.back}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {texts.payTitle}
      </h3>
      <dl className={styles.bought}>
        <div>
          <dt>{texts.summary(name, people, input.teams.length)}</dt>
          <dd>{formatPence(answer.amount)}</dd>
        </div>
        <StartRows day={input.day} />
      </dl>
      <WithStripe clientSecret={clientSecret}>
        {(onLoadFailed) => (
          <PaymentForm
            clientSecret={clientSecret}
            amount={answer.amount}
            email={receiptAddress(input.email)}
            onPaying={setPaying}
            onPaid={onPaid}
            onDeclined={onDeclined}
            onLoadFailed={onLoadFailed}
          />
        )}
      </WithStripe>
      <p className={styles.hint}>
        {bookingTexts.noRightToCancel} {partyChangeRule}
      </p>
    </Card>
  );
}
