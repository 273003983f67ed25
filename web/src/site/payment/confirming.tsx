import { bookingTexts, CONFIRMATION_TIMEOUT_MS } from '@streetlore/domain/booking';
import { useEffect, useState } from 'react';
import { ErrorBanner } from './error-banner.tsx';

/**
 * Between the card's success and the confirmed document. After a long wait it shows the id by which
 * support finds the payment. The caller goes on listening.
 */
export function Confirming({ paymentId }: { readonly paymentId: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CONFIRMATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy={!late}>
      {late ? (
        <ErrorBanner message={bookingTexts.saveFailed(paymentId)} />
      ) : (
        <p role="status">{bookingTexts.keepOpen}</p>
      )}
    </div>
  );
}
