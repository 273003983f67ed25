import {
  type Booking,
  bookingTexts,
  optedOutNumbers,
  othersOf,
  referenceOf,
  startStepsOf,
  yourHuntTexts,
} from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import type { WithId } from '@streetlore/domain/query';
import { inLondon } from '@streetlore/domain/time';
import { firstWallOf } from '@streetlore/domain/tour';
import { useTour } from '../../data/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Meeting } from '../by-link/meeting.tsx';
import { ToTeamPage } from '../by-link/team-link/to-team-page.tsx';
import { formatStartBy } from '../form/start-by.ts';
import { StartSteps } from '../shell/start-steps.tsx';
import styles from './booking.module.css';
import { CopyId } from './copy-id.tsx';
import { OnPageRows } from './on-page-rows.tsx';
import { OthersRow } from './others-row.tsx';
import { PhoneList } from './phone-list.tsx';
import { StepHeading } from './step-heading.tsx';
import { YourHuntLink } from './your-hunt-link.tsx';

/** The end of the booking page: the booking is paid, and this is how its hunt starts. */
export function Confirmation({ booking }: { readonly booking: WithId<Booking> }) {
  const others = othersOf(booking.participants, booking.phone_numbers.length);
  const isOnPage = booking.phone_numbers.length === 0;
  // The link to the team's page stands above.
  const joins = others > 0 && !isOnPage;
  const whatFor = isOnPage
    ? bookingTexts.yourHuntWhyOnPage
    : joins
      ? bookingTexts.othersJoin(others)
      : bookingTexts.yourHuntWhy;
  const people = booking.participants === 1 ? '1 person' : `${booking.participants} people`;
  const { start_window, expires_at } = booking;
  const isDone = booking.status === 'completed';
  const hasStarted = isDone || booking.started_at !== null;
  const live = useTour(booking.tour_id);
  const tour = live.status === 'ready' ? live.data : null;
  return (
    <div className={styles.form}>
      <Sticker spray="green">See you at the wall</Sticker>
      <StepHeading arrived>{bookingTexts.confirmed}</StepHeading>
      {isOnPage && booking.page_id && !isDone && (
        <div className={styles.onPage}>
          {!hasStarted && <p className={styles.label}>{bookingTexts.playThere}</p>}
          <ToTeamPage pageId={booking.page_id} tourName={booking.tour_name} />
        </div>
      )}
      <dl className={styles.order}>
        <div>
          <dt>{yourHuntTexts.reference}</dt>
          <dd className={styles.reference}>{referenceOf(booking.id)}</dd>
        </div>
        {start_window && (
          <div>
            <dt>Day</dt>
            <dd>{inLondon(formatStartBy(start_window.opens_at))}</dd>
          </div>
        )}
        <div>
          <dt>Paid</dt>
          <dd>
            {paidBy(booking)} for {people}
          </dd>
        </div>
        {isOnPage ? (
          <OnPageRows email={booking.email} />
        ) : (
          <div>
            <dt>Texts go to</dt>
            <dd>
              <PhoneList numbers={booking.phone_numbers} />
            </dd>
          </div>
        )}
        <OthersRow others={others} />
        <div>
          <dt>Booking ID</dt>
          <dd>
            <CopyId id={booking.id} />
          </dd>
        </div>
      </dl>
      {optedOutNumbers(booking).map((number) => (
        <p key={number} role="status" className={styles.silent}>
          {bookingTexts.optedOut(formatPhone(number))}
        </p>
      ))}
      <YourHuntLink bookingId={booking.id} isPrimary={!isOnPage}>
        {!isDone && <p className={joins ? styles.label : styles.hint}>{whatFor}</p>}
      </YourHuntLink>
      {hasStarted ? (
        <p className={styles.hint}>
          {isDone ? bookingTexts.done : isOnPage ? bookingTexts.underWayOnPage : bookingTexts.underWay}
        </p>
      ) : (
        <>
          {tour && (
            <section aria-labelledby="where" className={styles.where}>
              <h3 id="where" className={styles.small}>
                {yourHuntTexts.where}
              </h3>
              <Meeting wall={firstWallOf(tour)} />
            </section>
          )}
          <h3 className={styles.small}>{bookingTexts.howToStart}</h3>
          <StartSteps steps={startStepsOf({ party: booking.party, phones: booking.phone_numbers })} />
          {expires_at && <p className={styles.hint}>{bookingTexts.startBy(formatStartBy(expires_at))}</p>}
        </>
      )}
      <LinkButton to={routes.tours} variant="outline">
        {bookingTexts.another}
      </LinkButton>
    </div>
  );
}

/** What a gift or a voucher paid, and a card. */
const paidBy = ({ amount, paid_by }: Booking): string =>
  [
    ...(paid_by ? [yourHuntTexts.paidWith(paid_by)] : []),
    ...(amount > 0 || !paid_by ? [formatPence(amount)] : []),
  ].join(' + ');
