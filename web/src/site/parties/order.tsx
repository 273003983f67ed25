import { bookingTexts } from '@streetlore/domain/booking';
import { type CreatePartyInput, type CreatePartyOutput, partiesTexts as texts } from '@streetlore/domain/party';
import { type ComponentProps, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlayableTours } from '../../data/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
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
  const [values, setValues] = useState(emptyOrder);
  const [error, setError] = useState<string | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  /** The party whose payment was opened last. Its fields keep what was typed while the details show. */
  const [ordered, setOrdered] = useState<Ordered | null>(null);
  const [isPaying, setPaying] = useState(false);
  const remember = useCallback(
    (kept: Readonly<Record<string, string>>) => setSearch(kept, { replace: true }),
    [setSearch],
  );
  /** @param declined why the payment was refused; null when the visitor goes back */
  const back = (declined: string | null) => {
    setPaying(false);
    setError(declined);
    setDeclined(declined !== null);
    remember({});
  };

  if (known && ordered === null)
    return <Placed partyId={known} paymentId={search.get(PAYMENT_PARAMETER)} onAgain={() => back(null)} />;
  return (
    <>
      {ordered && (
        <div hidden={!isPaying}>
          <Pay
            key={ordered.answer.party_id}
            {...ordered}
            isShown={isPaying}
            onBack={() => back(null)}
            onDeclined={(reason) => back(bookingTexts.notCharged(reason ?? bookingTexts.paymentFailed))}
            onPaid={(paymentId) => {
              setOrdered(null);
              setPaying(false);
              remember({ [PARTY_PARAMETER]: ordered.answer.party_id, [PAYMENT_PARAMETER]: paymentId });
            }}
          />
        </div>
      )}
      <div hidden={isPaying}>
        <Details
          values={values}
          onChange={setValues}
          error={error}
          isDeclined={isDeclined}
          onError={(said) => {
            // The button that was pressed after a decline stays until the answer is there.
            if (said === null && isDeclined) return;
            setError(said);
            setDeclined(false);
          }}
          onOrdered={(input, answer) => {
            const hasToPay = answer.client_secret !== null;
            setOrdered(hasToPay ? { input, answer } : null);
            setPaying(hasToPay);
            remember({ [PARTY_PARAMETER]: answer.party_id });
          }}
        />
      </div>
    </>
  );
}

/** The form of the details, once there are tours to choose from. */
function Details(props: Omit<ComponentProps<typeof OrderForm>, 'tours'>) {
  const live = usePlayableTours();
  if (live.status === 'loading') return <Loading text={texts.loading} height="30rem" />;
  if (live.status === 'failed') return <ErrorPanel message={live.error.message} onRetry={live.retry} />;
  if (live.data.length === 0) return <EmptyState title={texts.none} />;
  return <OrderForm tours={live.data} {...props} />;
}
