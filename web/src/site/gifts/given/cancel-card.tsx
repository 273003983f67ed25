import { type BuyersGift, giftTexts as texts } from '@streetlore/domain/gift';
import { formatPence } from '@streetlore/domain/money';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import cards from '../../by-link/cards.module.css';
import { failureOf } from '../../by-link/failure-of.ts';
import { TitledCard } from '../../by-link/titled-card.tsx';
import { cancelGift } from './data.ts';

type CancelCardProps = { readonly gift: BuyersGift; readonly token: string; readonly onChanged: () => void };

export function CancelCard({ gift: { cancel_until, paid, refunded }, token, onChanged }: CancelCardProps) {
  const [asking, setAsking] = useState(false);
  const request = useRequestId();
  if (cancel_until === null) return null;
  const cancel = async () => {
    await cancelGift({ token, request_id: request.idFor('cancel') });
    toast.success(texts.cancelledAs.returned);
    onChanged();
  };
  return (
    <TitledCard title={texts.change} data-screen>
      <p>{texts.cancelBy(formatWeekdayMoment(new Date(cancel_until)))}</p>
      <p className={cards.buttons}>
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      </p>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.cancelTitle}
        action={texts.cancel}
        keep={texts.keep}
        onConfirm={() => failureOf(cancel())}
        onClose={() => setAsking(false)}
      >
        <p>{texts.cancelWhy(formatPence(paid - refunded))}</p>
      </ConfirmDialog>
    </TitledCard>
  );
}
