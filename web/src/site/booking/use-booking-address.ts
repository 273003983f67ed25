import { documentId } from '@streetlore/domain/fields';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'booking';

/** The booking in the page's address (`?booking=`): what lets a reload find where the payment stands. */
export function useBookingAddress() {
  const [parameters, setParameters] = useSearchParams();
  const parsed = documentId.safeParse(parameters.get(PARAMETER));
  const bookingId = parsed.success ? parsed.data : null;
  const remember = useCallback(
    (id: string) => setParameters({ [PARAMETER]: id }, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const forget = useCallback(() => setParameters({}, { replace: true }), [setParameters]);
  return { bookingId, remember, forget };
}
