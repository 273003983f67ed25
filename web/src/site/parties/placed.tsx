import { partiesTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { useEffect, useState } from 'react';
import { toCallError } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import layout from '../form/order-layout.module.css';
import { Confirming } from '../payment/confirming.tsx';
import { findParty, useFirstTeam } from './data.ts';

type PlacedProps = {
  readonly partyId: string;
  /** The payment that this browser has seen succeed; null if it has seen none. */
  readonly paymentId: string | null;
  readonly onAgain: () => void;
};

/** What has become of a party that this browser has ordered. It changes by itself when the money is there. */
export function Placed({ partyId, paymentId, onAgain }: PlacedProps) {
  const live = useFirstTeam(partyId);
  const again = <Button onClick={onAgain}>{texts.again}</Button>;
  if (live.status === 'loading') return <Loading text={texts.resuming} height="12rem" />;
  if (live.status === 'failed')
    return (
      <ErrorPanel message={live.error.kind === 'denied' ? texts.notYours : live.error.message} onRetry={live.retry}>
        {again}
      </ErrorPanel>
    );
  if (!live.data) return <EmptyState title={texts.notYours}>{again}</EmptyState>;
  if (live.data.status === 'pending_payment')
    return paymentId === null ? (
      <Card className={layout.form}>
        <p role="status">{texts.unpaid}</p>
        {again}
      </Card>
    ) : (
      <Card className={layout.form}>
        <h3>{texts.confirming}</h3>
        <Confirming paymentId={paymentId} />
      </Card>
    );
  if (live.data.confirmed_at === null) return <EmptyState title={texts.ended}>{again}</EmptyState>;
  return <Paid partyId={partyId} onAgain={onAgain} />;
}

function Paid({ partyId, onAgain }: Omit<PlacedProps, 'paymentId'>) {
  const [token, setToken] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    let isHere = true;
    findParty({ party_id: partyId }).then(
      (found) => isHere && setToken(found.token),
      (failure: unknown) => isHere && setError(toCallError(failure).message),
    );
    return () => {
      isHere = false;
    };
  }, [partyId, tries]);
  return (
    <Card spray="green" className={layout.form}>
      <Sticker spray="green">See you at the wall</Sticker>
      <div role="status">
        <h3>{texts.paid}</h3>
        <p>{texts.paidText}</p>
      </div>
      {error && (
        <ErrorPanel
          message={error}
          onRetry={() => {
            setError(null);
            setTries(tries + 1);
          }}
        />
      )}
      {token ? (
        <LinkButton to={`${routes.partyPage}#${token}`}>{texts.toParty}</LinkButton>
      ) : (
        !error && <Loading text={texts.resuming} />
      )}
      <Button variant="outline" onClick={onAgain}>
        {texts.again}
      </Button>
    </Card>
  );
}
