import { documentId } from '@streetlore/domain/fields';
import { BOOKING_PARAMETER } from '@streetlore/domain/paths';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';

/** The state of a history entry that has the details step right before it. */
const AFTER_DETAILS = { afterDetails: true };
/** The state of the entry of a review. There is no booking yet that could stand in its address. */
const REVIEW = { ...AFTER_DETAILS, review: true };

/**
 * The booking in the page's address (`?booking=`), which lets a reload find where the payment
 * stands. The booking is an entry of its own in the browser's history, so Back leads from the
 * payment to the details.
 */
export function useBookingAddress() {
  const { state } = useLocation() as { state: Partial<typeof REVIEW> | null };
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const parsed = documentId.safeParse(parameters.get(BOOKING_PARAMETER));
  // The server renders without the address's query.
  const isHydrating = useHydrating();
  const bookingId = parsed.success && !isHydrating ? parsed.data : null;
  const isReview = state?.review === true;
  const isBare = bookingId === null && !isReview;
  const remember = useCallback(
    (id: string) => {
      const entry = isBare ? { state: AFTER_DETAILS } : { replace: true, state: isReview ? AFTER_DETAILS : state };
      setParameters({ [BOOKING_PARAMETER]: id }, { ...entry, preventScrollReset: true });
    },
    [isBare, isReview, state, setParameters],
  );
  const review = useCallback(
    () => setParameters({}, { state: REVIEW, replace: isReview, preventScrollReset: true }),
    [isReview, setParameters],
  );
  const forget = useCallback(() => setParameters({}, { replace: true }), [setParameters]);
  /**
   * Goes back to the details when they are right before in the history.
   * @returns whether they are
   */
  const back = () => {
    const isThere = state?.afterDetails === true;
    if (isThere) void navigate(-1);
    return isThere;
  };
  return { bookingId, isReview, remember, review, forget, back };
}
