import { type BuyersGift, deliveredAt, giftTexts as texts, usedInWords } from '@streetlore/domain/gift';
import { formatWeekday, formatWeekdayMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { toast } from '../../../ui/toaster.tsx';
import cards from '../../by-link/cards.module.css';
import { failureOf } from '../../by-link/failure-of.ts';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { sendGiftAgain } from './data.ts';
import styles from './given.module.css';
import { restFacts } from './rest-facts.ts';

type DeliveryCardProps = { readonly gift: BuyersGift; readonly token: string; readonly onChanged: () => void };

export function DeliveryCard({ gift, token, onChanged }: DeliveryCardProps) {
  const { status, code, recipient_name, recipient_email, cancelled_as, may_resend, may_correct } = gift;
  const delivery = deliveryOf(gift);
  const [correcting, setCorrecting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const request = useRequestId();
  const again = async () => {
    setBusy(true);
    const failure = await failureOf(sendGiftAgain({ token, request_id: request.idFor('again'), email: null }));
    setBusy(false);
    setError(failure);
    if (failure !== null) return;
    request.done();
    toast.success(texts.sentAgain);
    onChanged();
  };
  return (
    <TitledCard title={texts.statuses[status]} spray="magenta" data-screen>
      {status === 'frozen' && <p>{texts.frozenWhy}</p>}
      {cancelled_as && <p>{texts.cancelledAs[cancelled_as]}</p>}
      {delivery && <p className={styles.delivered}>{delivery}</p>}
      {code !== null && <CopyCode code={code} />}
      <Facts
        facts={[
          [texts.forWhom, recipient_name],
          [texts.goesTo, recipient_email],
          [texts.used, usedInWords(gift)],
          ...restFacts(gift),
        ]}
      />
      {error && <p role="alert">{error}</p>}
      {(may_resend || may_correct) && (
        <p className={cards.buttons}>
          {may_resend && (
            <Button size="small" busy={busy} onClick={() => void again()}>
              {texts.sendAgain}
            </Button>
          )}
          {may_correct && (
            <Button size="small" variant="outline" onClick={() => setCorrecting(true)}>
              {texts.correct}
            </Button>
          )}
        </p>
      )}
      {correcting && (
        <AddressDialog
          send={(email) => sendGiftAgain({ token, request_id: request.idFor(email), email })}
          onSent={onChanged}
          onClose={() => setCorrecting(false)}
        />
      )}
    </TitledCard>
  );
}

function deliveryOf({ to, on, sent_at, status }: BuyersGift): string | null {
  if (to === 'print') return status === 'cancelled' ? null : texts.toPrint;
  if (sent_at) return texts.sent(formatWeekdayMoment(new Date(sent_at)));
  if (status !== 'active') return null;
  const at = on ? deliveredAt(on) : null;
  return at ? texts.goesOut(formatWeekday(at)) : texts.isGoingOut;
}
