import { bookingTexts } from '@streetlore/domain/booking';
import { routes, WHEN_IT_GOES_WRONG } from '@streetlore/domain/paths';
import styles from './booking.module.css';

/**
 * Below Pay: what happens if something goes wrong, and the rule of moving and cancelling. The link
 * opens a tab of its own: the card's fields would be empty after a way back.
 */
export function BelowPay({ isOnPage }: { readonly isOnPage: boolean }) {
  return (
    <div className={styles.belowPay}>
      <p>
        {isOnPage ? bookingTexts.whenPageGoesWrong : bookingTexts.whenItGoesWrong}{' '}
        <a href={routes.termsPart(WHEN_IT_GOES_WRONG)} target="_blank" rel="noopener">
          {bookingTexts.whatToDo}
        </a>
      </p>
      <p>
        {bookingTexts.noRightToCancel} {bookingTexts.changeRule}
      </p>
    </div>
  );
}
