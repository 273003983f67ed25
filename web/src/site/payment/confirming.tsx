import { bookingTexts, CONFIRMATION_TIMEOUT_MS } from '@streetlore/domain/booking';
import { useEffect, useState } from 'react';
import { ErrorBanner } from './error-banner.tsx';

/**
 * Shown between the card's success and the confirmed document. When that takes long it says so, with
 * the id by which support finds the payment. Whoever shows it goes on listening.
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
