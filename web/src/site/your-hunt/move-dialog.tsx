import { type BookingPage, yourHuntTexts as texts } from '@streetlore/domain/booking';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { DayField } from '../form/day-field.tsx';
import { moveBooking } from './data.ts';

type MoveDialogProps = {
  readonly page: BookingPage;
  readonly token: string;
  readonly closed: readonly ClosedDay[];
  readonly onClose: () => void;
};

/** Chooses another day for the booking. */
export function MoveDialog({ page, token, closed, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(page.start_window?.day ?? null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const move = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await moveBooking({ token, day, request_id: request.idFor({ token, day }) });
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
        label={texts.when}
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
