import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { bookingTexts } from '@streetlore/domain/booking';
import { emptyGiftForm, type GiftForm, giftForm, giftTexts as texts } from '@streetlore/domain/gift';
import { giftRoutes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePlayableTours } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { draftOf, removeDraft, useDraft } from '../form/draft.ts';
import { BuyForm } from './buy-form.tsx';
import { forgetPurchase, type KeptPurchase, keptPurchase } from './kept-purchase.ts';
import { Pay } from './pay.tsx';
import { type Bought, type GiftOrder, useBuying } from './use-buying.ts';
import { useUnpaid } from './use-unpaid.ts';

const DRAFT = 'gift';

/** Buying a gift: its details, then its payment. A paid gift leads to its buyer's page. */
export function Order() {
  const [kept] = useState(keptPurchase);
  const navigate = useNavigate();
  const toBuyersPage = (token: string, paymentId: string | null) => {
    removeDraft(DRAFT);
    forgetPurchase();
    void navigate(`${giftRoutes.buyer}#${token}`, { replace: true, state: { paymentId } });
  };
  const state = useUnpaid(kept, (token) => toBuyersPage(token, null));
  if (state.status === 'failed') return <ErrorPanel message={state.message} onRetry={state.retry} />;
  if (state.status === 'loading') return <Loading text={texts.formLoading} height="34rem" />;
  return <Ordering kept={kept} onPaid={toBuyersPage} />;
}

type OrderingProps = {
  readonly kept: KeptPurchase | null;
  readonly onPaid: (token: string, paymentId: string | null) => void;
};

function Ordering({ kept, onPaid }: OrderingProps) {
  const [search] = useSearchParams();
  const asked = search.get('tour');
  const [opened] = useState(() => {
    const draft = draftOf<GiftForm>(DRAFT, emptyGiftForm());
    // The tour whose page led here replaces the one of an earlier visit.
    return asked ? { ...draft, kind: 'tour' as const, tour_id: asked } : draft;
  });
  const form = useForm<GiftForm, unknown, GiftOrder>({
    resolver: standardSchemaResolver(giftForm),
    shouldFocusError: false,
    defaultValues: opened,
  });
  useDraft(DRAFT, form);
  const tours = usePlayableTours();
  const [error, setError] = useState<string | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  /** The gift whose payment was opened last. Its fields keep what was typed while the details show. */
  const [bought, setBought] = useState<Bought | null>(null);
  const [isPaying, setPaying] = useState(false);
  const buy = useBuying({
    form,
    kept,
    onError: (said) => {
      // The button that was pressed after a decline stays until the answer is there.
      if (said === null && isDeclined) return;
      setError(said);
      setDeclined(false);
    },
    onBought: (made) => {
      if (made.answer.client_secret === null) return onPaid(made.answer.token, null);
      setBought(made);
      setPaying(true);
    },
  });
  /** @param declined why the payment was refused; null when the visitor goes back */
  const back = (declined: string | null) => {
    setPaying(false);
    setError(declined);
    setDeclined(declined !== null);
  };
  return (
    <>
      {bought && (
        <div hidden={!isPaying}>
          <Pay
            key={bought.answer.gift_id}
            {...bought}
            tours={tours.status === 'ready' ? tours.data : []}
            isShown={isPaying}
            onBack={() => back(null)}
            onDeclined={(reason) => back(bookingTexts.notCharged(reason ?? bookingTexts.paymentFailed))}
            onPaid={(paymentId) => onPaid(bought.answer.token, paymentId)}
          />
        </div>
      )}
      <div hidden={isPaying}>
        <BuyForm form={form} tours={tours} error={error} isDeclined={isDeclined} onSubmit={buy} />
      </div>
    </>
  );
}
