import { bookingTexts } from '@streetlore/domain/booking';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from './error-banner.tsx';
import styles from './payment.module.css';

type DeclinedProps = {
  readonly message: string;
  readonly busy: boolean;
};

/** Above the details after a decline: why, and the way back to the payment. */
export function Declined({ message, busy }: DeclinedProps) {
  return (
    <div className={styles.declined}>
      <ErrorBanner message={message} />
      <Button type="submit" variant="ink" busy={busy}>
        {bookingTexts.anotherCard}
      </Button>
    </div>
  );
}
