import { type Booking, bookingTexts, type Offer, waitsForPress } from '@streetlore/domain/booking';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { Spray } from '../../ui/spray.ts';
import styles from './booking.module.css';
import { Checkout } from './checkout.tsx';
import { Confirmation } from './confirmation.tsx';
import { useBooking } from './data.ts';
import { PressStep } from './press-step.tsx';
import { BookingLoading } from './tour-states.tsx';
import { useBookingAddress } from './use-booking-address.ts';

/** The panel: the two steps, or what has become of the booking in the address. */
export function BookingPanel({ offer, spray }: { readonly offer: Offer; readonly spray: Spray | undefined }) {
  return (
    <Card spray={spray} className={styles.panel}>
      <Content offer={offer} />
    </Card>
  );
}

function Content({ offer }: { readonly offer: Offer }) {
  const { bookingId, remember, forget } = useBookingAddress();
  const live = useBooking(bookingId);
  /** The booking that this visit made. Its steps stay on screen, whatever its document says. */
  const [ownId, setOwnId] = useState<string | null>(null);
  const created = useCallback(
    (id: string) => {
      setOwnId(id);
      remember(id);
    },
    [remember],
  );
  const booking = live.status === 'ready' && live.data?.tour_id === offer.id ? live.data : null;

  if (booking && isPaid(booking)) return <Confirmation booking={booking} />;
  if (booking && waitsForPress(booking)) return <PressStep booking={booking} onStartOver={forget} />;
  const isOwn = bookingId === null || bookingId === ownId;
  if (isOwn) return <Checkout offer={offer} unpaid={null} onCreated={created} connection={live} />;
  if (live.status === 'loading') return <BookingLoading />;
  if (live.status === 'failed') {
    const message = live.error.kind === 'denied' ? bookingTexts.notYours : live.error.message;
    return (
      <ErrorPanel message={message} onRetry={live.retry}>
        <StartOver onClick={forget} />
      </ErrorPanel>
    );
  }
  if (booking?.status === 'pending_payment') {
    return <Checkout offer={offer} unpaid={booking} onCreated={created} connection={live} />;
  }
  return <Ended booking={booking} onStartOver={forget} />;
}

const isPaid = (booking: Booking) => booking.status === 'confirmed' || booking.status === 'completed';

function Ended({ booking, onStartOver }: { readonly booking: Booking | null; readonly onStartOver: () => void }) {
  const refunded = booking?.status === 'refunded';
  const text = booking ? (refunded ? bookingTexts.refunded : bookingTexts.expired) : bookingTexts.notYours;
  return (
    <EmptyState title={text}>
      <StartOver onClick={onStartOver} />
    </EmptyState>
  );
}

function StartOver({ onClick }: { readonly onClick: () => void }) {
  return <Button onClick={onClick}>{bookingTexts.startOver}</Button>;
}
