import { type BookingPage, cancelUntil, yourHuntTexts as texts } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Spray } from '../../ui/spray.ts';
import { cancelBooking } from './data.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './your-hunt.module.css';

type PlanCardProps = {
  readonly page: BookingPage;
  readonly token: string;
  readonly closed: readonly ClosedDay[];
  readonly now: Date;
  readonly spray: Spray | undefined;
};

/** Moving and cancelling, until START. */
export function PlanCard({ page, token, closed, now, spray }: PlanCardProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const request = useRequestId();
  const until = cancelUntil(page);
  const canCancel = until !== null && until >= now;
  const isFree = page.amount === 0;
  const cancel = async () => {
    try {
      await cancelBooking({ token, request_id: request.idFor('cancel') });
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.heading}>{texts.change}</h2>
      <p className={styles.buttons}>
        <Button size="small" onClick={() => setOpen('move')}>
          {texts.move}
        </Button>
        {canCancel && (
          <Button variant="outline" size="small" onClick={() => setOpen('cancel')}>
            {isFree ? texts.cancelFree : texts.cancel}
          </Button>
        )}
      </p>
      <p>{canCancel ? texts.cancelBy(formatWeekdayMoment(until)) : texts.cancelLate}</p>
      {open === 'move' && <MoveDialog page={page} token={token} closed={closed} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'cancel'}
        danger
        title={texts.cancelTitle}
        action={texts.cancelFree}
        onConfirm={cancel}
        onClose={() => setOpen(null)}
      >
        <p>{isFree ? texts.cancelFreeText : texts.cancelText(formatPence(page.amount - page.refunded_amount))}</p>
      </ConfirmDialog>
    </Card>
  );
}
