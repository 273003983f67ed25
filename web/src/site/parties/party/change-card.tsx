import { type BookingPage, cancelUntil, yourHuntTexts } from '@streetlore/domain/booking';
import { formatPence } from '@streetlore/domain/money';
import { partyPageTexts as texts } from '@streetlore/domain/party';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useState } from 'react';
import { toCallError, useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { toast } from '../../../ui/toaster.tsx';
import { DayField } from '../../form/day-field.tsx';
import { cancelParty, moveParty } from './data.ts';
import styles from './party.module.css';

type ChangeCardProps = {
  readonly token: string;
  /** One of the teams: all have the same day. */
  readonly team: BookingPage;
  /** Pence that have not gone back. */
  readonly left: number;
  readonly closed: readonly ClosedDay[];
  readonly now: Date;
  readonly spray: Spray | undefined;
};

/** Moving and cancelling the whole party, until a team has started. */
export function ChangeCard({ token, team, left, closed, now, spray }: ChangeCardProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const request = useRequestId();
  const until = cancelUntil(team);
  const canCancel = until !== null && until >= now;
  const cancel = async () => {
    try {
      await cancelParty({ token, request_id: request.idFor('cancel') });
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
            {texts.cancel}
          </Button>
        )}
      </p>
      <p>{canCancel ? yourHuntTexts.cancelBy(formatWeekdayMoment(until)) : yourHuntTexts.cancelLate}</p>
      {open === 'move' && (
        <MoveDialog token={token} day={team.start_window?.day ?? null} closed={closed} onClose={() => setOpen(null)} />
      )}
      <ConfirmDialog
        open={open === 'cancel'}
        danger
        title={texts.cancelTitle}
        action={texts.cancelAction}
        onConfirm={cancel}
        onClose={() => setOpen(null)}
      >
        <p>{texts.cancelText(formatPence(left))}</p>
      </ConfirmDialog>
    </Card>
  );
}

type MoveDialogProps = Pick<ChangeCardProps, 'token' | 'closed'> & {
  readonly day: string | null;
  readonly onClose: () => void;
};

function MoveDialog({ token, day: first, closed, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(first);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const move = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await moveParty({ token, day, request_id: request.idFor({ token, day }) });
      request.done();
      toast.success(texts.moved);
      onClose();
    } catch (failure) {
      setError(toCallError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={texts.move}
      action={texts.move}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <p>{texts.moveText}</p>
      <DayField
        label={yourHuntTexts.when}
        value={day}
        closed={closed}
        error={error}
        onChange={(chosen) => {
          setError(undefined);
          setDay(chosen);
        }}
      />
    </FormDialog>
  );
}
