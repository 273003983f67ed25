import { type BuyersGift, giftTexts as texts, worthInWords } from '@streetlore/domain/gift';
import { giftRoutes } from '@streetlore/domain/paths';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Surface } from '../../../ui/surface.tsx';
import cards from '../../by-link/cards.module.css';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { Confirming } from '../../payment/confirming.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { CancelCard } from './cancel-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { GiftCard } from './gift-card.tsx';
import { GiftReceipt } from './gift-receipt.tsx';
import styles from './given.module.css';
import { PrintSheet } from './print-sheet.tsx';

type BuyersPageProps = { readonly gift: BuyersGift; readonly token: string; readonly onChanged: () => void };

/** A gift as its buyer needs it: how it stands, the card, and what can be changed. */
export function BuyersPage({ gift, token, onChanged }: BuyersPageProps) {
  const { status, worth, code, to, cancel_until } = gift;
  const { state } = useLocation() as { state: { readonly paymentId?: string | null } | null };
  const isNew = state !== null;
  if (status === 'unpaid') return <Unpaid paymentId={state?.paymentId ?? null} onChanged={onChanged} />;
  return (
    <PrintSheet first={to === 'print' ? 'card' : 'receipt'}>
      {(print) => (
        <>
          <div data-screen>
            <PageHead
              art="contest"
              title={isNew && status !== 'cancelled' ? texts.paid : texts.buyersPage}
              lead={worthInWords(worth)}
              above={<Sticker spray={status === 'active' ? 'green' : 'yellow'}>{texts.statuses[status]}</Sticker>}
            />
          </div>
          <Surface material="kraft" torn aria-label={texts.gift}>
            <div className={styles.grid}>
              {code !== null && <GiftCard gift={{ ...gift, code }} onPrint={() => print('card')} />}
              <div className={styles.side}>
                <DeliveryCard gift={gift} token={token} onChanged={onChanged} />
                {cancel_until !== null && <CancelCard gift={gift} token={token} onChanged={onChanged} />}
                <Card className={cards.card} data-receipt>
                  <GiftReceipt gift={gift} onPrint={() => print('receipt')} />
                </Card>
              </div>
            </div>
          </Surface>
        </>
      )}
    </PrintSheet>
  );
}

function Unpaid({ paymentId, onChanged }: { readonly paymentId: string | null; readonly onChanged: () => void }) {
  return (
    <>
      <PageHead art="contest" title={texts.buyersPage} lead={null} />
      <Surface material="kraft" torn aria-label={texts.gift}>
        <TitledCard title={paymentId === null ? texts.statuses.unpaid : texts.confirming} spray="magenta">
          {paymentId !== null && <Confirming paymentId={paymentId} />}
          <p className={cards.buttons}>
            <Button onClick={onChanged}>{texts.lookAgain}</Button>
            {paymentId === null && (
              <LinkButton variant="outline" to={giftRoutes.gifts}>
                {texts.toPayment}
              </LinkButton>
            )}
          </p>
        </TitledCard>
      </Surface>
    </>
  );
}
