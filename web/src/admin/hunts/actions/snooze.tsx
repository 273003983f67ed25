import { type HuntInNeed, needsTexts, snoozeMinutes } from '@streetlore/domain/needs';
import { attendHunt } from '../../../data/index.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useAction } from '../../../ui/use-action.ts';
import styles from './actions.module.css';

/** Puts the hunt aside for some minutes. The toast takes that back. */
export function Snooze({ hunt }: Pick<HuntInNeed, 'hunt'>) {
  const { run, busy } = useAction();
  const attend = (what: { what: 'show' } | { what: 'snooze'; minutes: (typeof snoozeMinutes)[number] }) =>
    run(
      () => attendHunt({ ...what, booking_id: hunt.id, request_id: crypto.randomUUID() }),
      what.what === 'show' ? needsTexts.notShown : needsTexts.notSnoozed,
    );
  const choose = async (chosen: string) => {
    const minutes = snoozeMinutes.find((one) => String(one) === chosen);
    if (minutes === undefined || !(await attend({ what: 'snooze', minutes }))) return;
    toast.success(needsTexts.snoozed(hunt.team, minutes), {
      action: { label: needsTexts.undo, onClick: () => void attend({ what: 'show' }) },
    });
  };
  return (
    <select
      className={styles.snooze}
      aria-label={`${needsTexts.snooze} ${hunt.team}`}
      value=""
      disabled={busy}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{needsTexts.snooze}</option>
      {snoozeMinutes.map((minutes) => (
        <option key={minutes} value={minutes}>
          {needsTexts.snoozeFor(minutes)}
        </option>
      ))}
    </select>
  );
}
