import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useSearchParams } from 'react-router-dom';
import { presentTime } from '../../server-time.ts';
import { ActionButtons } from './actions/action-buttons.tsx';
import { bookingActions, playActions } from './actions/actions.ts';
import { bookingOffers, stepOffers } from './actions/offers.ts';
import styles from './hunts.module.css';

export type CardProps = {
  readonly booking: WithId<Booking>;
  /** The number whose page shows the booking. */
  readonly of?: string | undefined;
  /** Called when money was given back. */
  readonly onRefunded?: (() => void) | undefined;
  /** Whether the card stands on the hunt's page, which has the steps beside the stop. */
  readonly isPage?: boolean;
};

/** The dialogs that an address can open, by the name of its parameter: `?refund={booking}`. */
const byAddress = { replace: 'teammate', drop: 'drop', refund: 'refund' } as const;

/** The actions that the state of a booking allows, and the steps in its hunt. */
export function CardActions({ booking, of, onRefunded, isPage = false }: CardProps) {
  const [params, setParams] = useSearchParams();
  const now = presentTime();
  const offers = bookingOffers(booking, now);
  const named = (Object.keys(byAddress) as (keyof typeof byAddress)[]).find((name) => params.get(name) === booking.id);
  const opened = offers.find(({ name }) => named && name === byAddress[named])?.name ?? null;
  const forget = () => {
    if (!named) return;
    for (const name of [...Object.keys(byAddress), 'phone']) params.delete(name);
    setParams(params, { replace: true });
  };
  const number = of !== undefined && booking.phone_numbers.includes(of) ? of : '';
  return (
    <>
      <div className={styles.bookingActions}>
        <ActionButtons
          about={booking}
          actions={bookingActions}
          offers={offers}
          form={{ booking, number, onRefunded }}
          opened={opened}
          onClosed={forget}
        />
      </div>
      {!isPage && (
        <div className={styles.bookingActions}>
          <ActionButtons about={booking} actions={playActions} offers={stepOffers(booking, now)} />
        </div>
      )}
    </>
  );
}
