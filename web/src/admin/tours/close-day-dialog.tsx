import { bookableDays, noonOf, textsToAll } from '@streetlore/domain/booking';
import { lengthLimits } from '@streetlore/domain/hunt';
import { formatWeekday } from '@streetlore/domain/time';
import { type ClosedDay, closeTourDayInput, MAX_HUNTS_TOLD, closedDayTexts as texts } from '@streetlore/domain/tour';
import { type FormEvent, useState } from 'react';
import { toCallError, useRequestId } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toaster.tsx';
import { closeTourDay, useHuntsBookedFor } from './data.ts';
import styles from './tours.module.css';

type CloseDayDialogProps = {
  readonly tourId: string;
  readonly closed: readonly ClosedDay[];
  readonly today: string;
  readonly onClose: () => void;
};

const { day: dayField, sentence: sentenceField } = closeTourDayInput.shape;

/** Closes a day with a sentence, and says beforehand who is texted. */
export function CloseDayDialog({ tourId, closed, today, onClose }: CloseDayDialogProps) {
  const [day, setDay] = useState('');
  const [sentence, setSentence] = useState('');
  const [faults, setFaults] = useState<{ day?: string | undefined; sentence?: string | undefined }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const request = useRequestId();
  const isDay = dayField.safeParse(day).success && day >= today;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = sentenceField.safeParse(sentence);
    const dayFault = isDay ? undefined : day ? texts.past : texts.noDay;
    setFaults({ day: dayFault, sentence: said.error?.issues[0]?.message });
    setFailure(null);
    if (busy || dayFault || !said.success) return;
    setBusy(true);
    try {
      const values = { tour_id: tourId, day, sentence: said.data };
      const { hunts, untold } = await closeTourDay({ ...values, request_id: request.idFor(values) });
      request.done();
      toast.success(texts.closed(formatWeekday(noonOf(day)), hunts, untold));
      onClose();
    } catch (error) {
      setFailure(toCallError(error).message);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={texts.close}
      action={texts.close}
      danger
      busy={busy}
      unsaved={sentence.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.dayLabel}
        type="date"
        min={today}
        max={bookableDays(presentTime()).last}
        value={day}
        error={faults.day}
        onChange={({ target }) => {
          setDay(target.value);
          setFaults({ ...faults, day: undefined });
        }}
      />
      <TextField
        label={texts.sentenceLabel}
        hint={texts.sentenceHint}
        maxLength={lengthLimits.tour.closed_day}
        autoComplete="off"
        value={sentence}
        error={faults.sentence}
        onChange={({ target }) => {
          setSentence(target.value);
          setFaults({ ...faults, sentence: undefined });
        }}
      />
      {isDay && (
        <div role="status">
          {closed.some((one) => one.day === day) && <p>{texts.again}</p>}
          <Told key={day} tourId={tourId} day={day} />
        </div>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </FormDialog>
  );
}

function Told({ tourId, day }: { readonly tourId: string; readonly day: string }) {
  const live = useHuntsBookedFor(tourId, day);
  if (live.status === 'loading') return <p>{texts.counting}</p>;
  if (live.status === 'failed') return <p>{texts.notCounted}</p>;
  const waiting = live.data.filter(({ hunt }) => hunt.phase === 'ready');
  if (waiting.length === 0) return <p>{texts.nobody}</p>;
  return <p>{texts.told(waiting.length, textsToAll(waiting), live.data.length >= MAX_HUNTS_TOLD)}</p>;
}
