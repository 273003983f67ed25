import { type Gift, giftStatusOf, refundableOf } from '@streetlore/domain/gift';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { useRequestId } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { closeGiftRefund, extendGift, refundGift, resendGift } from './data.ts';
import { inPaidCurrency } from './figures.ts';
import styles from './gifts.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { giftScreenTexts as texts } from './texts.ts';

/** What an admin can do about a gift as it stands. The server decides. */
export function GiftActions({ gift }: { readonly gift: WithId<Gift> }) {
  const [asking, setAsking] = useState<'extend' | 'refund' | 'close' | null>(null);
  const { busy, run } = useAction();
  const request = useRequestId();
  const status = giftStatusOf(gift, presentTime());
  const { expires_at, extended, cleared_at, delivery, recipient_email, cancelled_at } = gift;
  const mayExtend = expires_at !== null && !extended && !cancelled_at && !cleared_at;
  const refundable = refundableOf(gift);
  const mayResend = status === 'active' && delivery?.to === 'mail' && delivery.sent_at && recipient_email !== null;
  const problem = gift.purchase?.refund_problem;
  const sum = refundable.ok ? inPaidCurrency(gift, refundable.value) : '';
  const close = () => setAsking(null);
  const resend = async () => {
    const sent = await run(
      () => resendGift({ gift_id: gift.id, request_id: request.idFor(gift.id) }),
      texts.resendFailed,
    );
    if (!sent) return;
    request.done();
    toast.success(texts.resendDone);
  };
  return (
    <div className={styles.buttons}>
      {mayResend && (
        <Button size="small" variant="outline" busy={busy} onClick={() => void resend()}>
          {texts.resend}
        </Button>
      )}
      {mayExtend && (
        <Button size="small" variant="outline" onClick={() => setAsking('extend')}>
          {texts.extend}
        </Button>
      )}
      {refundable.ok && (
        <Button size="small" variant="danger" onClick={() => setAsking('refund')}>
          {texts.refund(sum)}
        </Button>
      )}
      {problem && (
        <Button size="small" variant="outline" onClick={() => setAsking('close')}>
          {texts.closeRefund}
        </Button>
      )}
      {asking === 'close' && problem && (
        <ReasonDialog
          title={texts.closeRefund}
          action={texts.closeRefund}
          texts={{ saved: texts.closeRefundDone, failed: texts.closeRefundFailed }}
          save={(reason, request_id) => closeGiftRefund({ gift_id: gift.id, request_id, reason })}
          onClose={close}
        >
          {texts.closeRefundWhy(inPaidCurrency(gift, problem.amount))}
        </ReasonDialog>
      )}
      {asking === 'extend' && (
        <ReasonDialog
          title={texts.extendTitle}
          action={texts.extend}
          texts={{ saved: texts.extendDone, failed: texts.extendFailed }}
          save={(reason, request_id) => extendGift({ gift_id: gift.id, request_id, reason })}
          onClose={close}
        >
          {texts.extendWhy}
        </ReasonDialog>
      )}
      {asking === 'refund' && (
        <ReasonDialog
          danger
          title={texts.refundTitle}
          action={texts.refund(sum)}
          texts={{ saved: texts.refundDone, failed: texts.refundFailed }}
          save={(reason, request_id) => refundGift({ gift_id: gift.id, request_id, reason })}
          onClose={close}
        >
          {texts.refundWhy(sum)}
        </ReasonDialog>
      )}
    </div>
  );
}
