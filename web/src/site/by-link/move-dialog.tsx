import { CHOOSE_A_DAY, NO_DAY, yourHuntTexts } from '@streetlore/domain/booking';
import type { ClosedDay } from '@streetlore/domain/tour';
import { useState } from 'react';
import { useRequestId } from '../../data/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { DayField } from '../form/day-field.tsx';
import { failureOf } from './failure-of.ts';

type MoveDialogProps = {
  readonly texts: Readonly<Record<'move' | 'moveText' | 'moved', string>>;
  /** Null for a hunt that can be started at any time. */
  readonly from: string | null;
  readonly closed: readonly ClosedDay[];
  readonly move: (day: string | null, requestId: string) => Promise<unknown>;
  readonly onClose: () => void;
};

export function MoveDialog({ texts, from, closed, move, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(from);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const send = async () => {
    if (day === NO_DAY) return setError(CHOOSE_A_DAY);
    setBusy(true);
    setError(null);
    const failure = await failureOf(move(day, request.idFor(day)));
    setBusy(false);
    if (failure !== null) return setError(failure);
    toast.success(texts.moved);
    onClose();
  };
  return (
    <FormDialog
      title={texts.move}
      action={yourHuntTexts.moveAction}
      busy={busy}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{texts.moveText}</p>
      <DayField
        label={yourHuntTexts.when}
        value={day}
        closed={closed}
        error={error ?? undefined}
        onChange={(chosen) => {
          setError(null);
          setDay(chosen);
        }}
      />
    </FormDialog>
  );
}
