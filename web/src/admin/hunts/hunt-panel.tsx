import type { Booking } from '@streetlore/domain/booking';
import type { HuntInNeed } from '@streetlore/domain/needs';
import type { WithId } from '@streetlore/domain/query';
import { BookingCard } from './booking-card.tsx';
import type { CardProps } from './card-actions.tsx';
import { HuntRow } from './hunt-row.tsx';
import { HuntStrip } from './hunt-strip.tsx';
import { WholeHunt, type WholeHuntProps } from './whole-hunt.tsx';

type HuntPanelProps =
  | { readonly size: 'row'; readonly row: HuntInNeed; readonly now: Date }
  | { readonly size: 'strip'; readonly booking: WithId<Booking> }
  | ({ readonly size: 'card' } & Omit<CardProps, 'isPage'>)
  | ({ readonly size: 'page' } & WholeHuntProps);

/**
 * A hunt for admins, in the size that fits. All sizes take their actions from `actions/actions.ts`.
 *
 * | size | shows | where |
 * |---|---|---|
 * | row | why it needs an admin, the actions that fit | Needs You |
 * | strip | progress, steps | above a thread in SMS Management |
 * | card | booking, money, phones, all actions | Players, Messages |
 * | page | all of that, the messages and the stop | the hunt's page |
 */
export function HuntPanel(props: HuntPanelProps) {
  switch (props.size) {
    case 'row':
      return <HuntRow {...props} />;
    case 'strip':
      return <HuntStrip {...props} />;
    case 'card':
      return <BookingCard {...props} />;
    case 'page':
      return <WholeHunt {...props} />;
  }
}
