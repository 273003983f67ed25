import type { Booking } from '@streetlore/domain/booking';
import type { ContactMessage } from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';
import { type Live, LiveView } from '../../data/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HuntPanel } from '../hunts/hunt-panel.tsx';
import styles from './messages.module.css';
import { inboxTexts as texts } from './texts.ts';

type LinkedBookingsProps = {
  readonly contactMessage: WithId<ContactMessage>;
  readonly bookings: Live<readonly WithId<Booking>[]>;
  readonly onRefunded: () => void;
};

export function LinkedBookings({ contactMessage: { id }, bookings, onRefunded }: LinkedBookingsProps) {
  return (
    <section className={styles.linked} aria-labelledby={`${id}-bookings`}>
      <h3 id={`${id}-bookings`} className={styles.linkedHeading}>
        {texts.bookings}
      </h3>
      <LiveView live={bookings} loading={<Skeleton height="3rem" />} failed={texts.bookingsFailed}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.soft}>{texts.noBookings}</p>
          ) : (
            found.map((booking) => <HuntPanel key={booking.id} size="card" booking={booking} onRefunded={onRefunded} />)
          )
        }
      </LiveView>
    </section>
  );
}
