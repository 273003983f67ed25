import { bookingTexts } from '@streetlore/domain/booking';
import { type CreatePartyInput, type CreatePartyOutput, partiesTexts as texts } from '@streetlore/domain/party';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTours } from './data.ts';
import { OrderForm } from './order-form.tsx';
import { emptyOrder } from './order-values.ts';
import { Pay } from './pay.tsx';
import { Placed } from './placed.tsx';

/** The parameter of the address that holds the id of a party that this browser has booked. */
const PARTY_PARAMETER = 'party';
/** The parameter that holds the id of its payment, once that has succeeded. */
const PAYMENT_PARAMETER = 'payment';

type Ordered = { readonly input: CreatePartyInput; readonly answer: CreatePartyOutput };

/**
 * Booking a party: its details, its payment, and what has become of it. The party's id stands in the
 * address once its payment begins, so a reload finds it again.
 */
export function Order() {
  const [search, setSearch] = useSearchParams();
  const known = search.get(PARTY_PARAMETER);
  const live = useTours();
  const [values, setValues] = useState(emptyOrder);
  const [error, setError] = useState<string | null>(null);
  const [ordered, setOrdered] = useState<Ordered | null>(null);
  const remember = useCallback(
    (kept: Readonly<Record<string, string>>) => setSearch(kept, { replace: true }),
    [setSearch],
  );
  const back = (reason: string | null) => {
    setOrdered(null);
    setError(reason);
    remember({});
  };

  if (ordered && ordered.answer.client_secret !== null)
    return (
      <Pay
        {...ordered}
        onBack={() => back(null)}
        onDeclined={(reason) => back(bookingTexts.notCharged(reason ?? bookingTexts.paymentFailed))}
        onPaid={(paymentId) => {
          setOrdered(null);
          remember({ [PARTY_PARAMETER]: ordered.answer.party_id, [PAYMENT_PARAMETER]: paymentId });
        }}
      />
    );
  if (known) return <Placed partyId={known} paymentId={search.get(PAYMENT_PARAMETER)} onAgain={() => back(null)} />;
  if (live.status === 'loading') return <Loading text={texts.loading} height="30rem" />;
  if (live.status === 'failed') return <ErrorPanel message={live.error.message} onRetry={live.retry} />;
  const tours = live.data.filter(({ stops_count }) => stops_count > 0);
  if (tours.length === 0) return <EmptyState title={texts.none} />;
  return (
    <OrderForm
      tours={tours}
      values={values}
      onChange={setValues}
      error={error}
      onError={setError}
      onOrdered={(input, answer) => {
        setOrdered({ input, answer });
        remember({ [PARTY_PARAMETER]: answer.party_id });
      }}
    />
  );
}
