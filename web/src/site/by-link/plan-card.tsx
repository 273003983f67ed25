import { type BookingPage, cancelUntil, yourHuntTexts } from '@streetlore/domain/booking';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useState } from 'react';
import { useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Spray } from '../../ui/spray.ts';
import styles from './cards.module.css';
import { failureOf } from './failure-of.ts';
import { MoveDialog } from './move-dialog.tsx';
import { TitledCard } from './titled-card.tsx';

type PlanCardProps = {
  readonly texts: Readonly<
    Record<'change' | 'move' | 'moveText' | 'moved' | 'cancelTitle' | 'cancelAction' | 'keepAction', string>
  >;
  readonly cancelLabel: string;
  readonly cancelText: string;
  readonly token: string;
  /** One of the teams for a party, because all have the same day. */
  readonly booking: BookingPage;
  readonly closed: readonly ClosedDay[];
  readonly now: Date;
  readonly move: (asked: { token: string; day: string | null; request_id: string }) => Promise<unknown>;
  readonly cancel: (asked: { token: string; request_id: string }) => Promise<unknown>;
  readonly spray: Spray | undefined;
};

export function PlanCard({ texts, cancelLabel, cancelText, token, booking, closed, now, ...props }: PlanCardProps) {
  const { move, cancel, spray } = props;
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const request = useRequestId();
  const until = cancelUntil(booking);
  const canCancel = until !== null && until >= now;
  const close = () => setOpen(null);
  return (
    <TitledCard title={texts.change} spray={spray}>
      <p className={styles.buttons}>
        <Button size="small" onClick={() => setOpen('move')}>
          {texts.move}
        </Button>
        {canCancel && (
          <Button variant="outline" size="small" onClick={() => setOpen('cancel')}>
            {cancelLabel}
          </Button>
        )}
      </p>
      <p>{canCancel ? yourHuntTexts.cancelBy(formatWeekdayMoment(until)) : yourHuntTexts.cancelLate}</p>
      {open === 'move' && (
        <MoveDialog
          texts={texts}
          from={booking.start_window?.day ?? null}
          closed={closed}
          move={(day, request_id) => move({ token, day, request_id })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'cancel'}
        danger
        title={texts.cancelTitle}
        action={texts.cancelAction}
        keep={texts.keepAction}
        onConfirm={() => failureOf(cancel({ token, request_id: request.idFor('cancel') }))}
        onClose={close}
      >
        <p>{cancelText}</p>
      </ConfirmDialog>
    </TitledCard>
  );
}
