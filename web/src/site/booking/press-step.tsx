import { ABANDONED_AFTER, type Booking, bookingTexts } from '@streetlore/domain/booking';
import { after, formatWeekdayMoment } from '@streetlore/domain/time';
import { Button } from '../../ui/button.tsx';
import styles from './booking.module.css';
import { StepHeading } from './step-heading.tsx';

type PressStepProps = { readonly booking: Booking; readonly onStartOver: () => void };

/** The end of the booking page for a hunt that waits for the press in its mail. The booking's listener ends it. */
export function PressStep({ booking: { email, created_at }, onStartOver }: PressStepProps) {
  return (
    <div className={styles.form}>
      <StepHeading arrived>{bookingTexts.pressTitle}</StepHeading>
      <p role="status">{bookingTexts.pressSent(email ?? '')}</p>
      <p className={styles.hint}>{bookingTexts.pressHint(formatWeekdayMoment(after(created_at, ABANDONED_AFTER)))}</p>
      <Button variant="outline" onClick={onStartOver}>
        {bookingTexts.startOver}
      </Button>
    </div>
  );
}
