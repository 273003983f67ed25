import { deliveredAt, giftTexts as texts } from '@streetlore/domain/gift';
import { formatPence, formatPenceShort } from '@streetlore/domain/money';
import type { WithId } from '@streetlore/domain/query';
import { formatWeekday } from '@streetlore/domain/time';
import type { Tour } from '@streetlore/domain/tour';
import type { ComponentProps } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { PayCard } from '../payment/pay-card.tsx';
import type { Bought, GiftOrder } from './use-buying.ts';

type PayProps = Pick<ComponentProps<typeof PayCard>, 'isShown' | 'onBack' | 'onPaid' | 'onDeclined'> &
  Bought & { readonly tours: readonly WithId<Tour>[] };

export function Pay({ order, answer, tours, ...on }: PayProps) {
  const { worth, recipient_name, email } = order;
  const name = worth.kind === 'tour' ? tours.find(({ id }) => id === worth.tour_id)?.name : undefined;
  return (
    <PayCard title={texts.payment} answer={answer} email={email} rule={`${texts.valid} ${texts.cancelRule}`} {...on}>
      <Facts
        facts={[
          [
            texts.gift,
            worth.kind === 'value'
              ? formatPenceShort(worth.pence)
              : `${name ?? texts.aTour} for ${worth.people === 1 ? '1 person' : `${worth.people} people`}`,
          ],
          [texts.forWhom, recipient_name || null],
          [texts.way, wayOf(order)],
          ['Total', formatPence(answer.amount)],
        ]}
      />
    </PayCard>
  );
}

function wayOf({ delivery }: GiftOrder): string {
  if (delivery.to === 'print') return texts.ways.print;
  const at = delivery.on ? deliveredAt(delivery.on) : null;
  return `${delivery.email}. ${at ? texts.goesOut(formatWeekday(at)) : texts.goesOutNow}`;
}
