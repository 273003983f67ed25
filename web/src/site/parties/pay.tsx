import { bookingTexts, partyChangeRule } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { type CreatePartyInput, type CreatePartyOutput, partiesTexts as texts } from '@streetlore/domain/party';
import type { ComponentProps } from 'react';
import { useTour } from '../../data/index.ts';
import { Facts } from '../../ui/facts.tsx';
import { StartRows } from '../form/start-rows.tsx';
import { PayCard } from '../payment/pay-card.tsx';

type PayProps = Pick<ComponentProps<typeof PayCard>, 'isShown' | 'onBack' | 'onPaid' | 'onDeclined'> & {
  readonly input: CreatePartyInput;
  readonly answer: CreatePartyOutput;
};

/** The payment of a party: one for all its teams. */
export function Pay({ input, answer, ...on }: PayProps) {
  const live = useTour(input.tour_id);
  const name = live.status === 'ready' && live.data ? live.data.name : '';
  const people = input.teams.reduce((sum, team) => sum + team.people, 0);
  return (
    <PayCard
      title={texts.payTitle}
      answer={answer}
      email={input.email}
      rule={`${bookingTexts.noRightToCancel} ${partyChangeRule}`}
      {...on}
    >
      <Facts facts={[[texts.summary(name, people, input.teams.length), formatPence(answer.amount)]]}>
        <StartRows day={input.day} />
      </Facts>
    </PayCard>
  );
}
