import { noonOf } from '@streetlore/domain/booking';
import { formatWeekday } from '@streetlore/domain/time';
import { type ClosedDay, closedDayTexts as texts } from '@streetlore/domain/tour';
import { useState } from 'react';
import { useTour } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useLondonDay } from '../../ui/use-london-day.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import editor from '../editor/editor.module.css';
import { CloseDayDialog } from './close-day-dialog.tsx';
import styles from './closed-days.module.css';
import { closeTourDay } from './data.ts';

/**
 * The coming days on which the tour cannot be booked. Each change is saved at once, not by the form's Save.
 */
export function ClosedDays({ tourId }: { readonly tourId: string }) {
  const tour = useTour(tourId);
  const today = useLondonDay();
  const [isClosing, setClosing] = useState(false);
  if (tour.status !== 'ready' || !tour.data) return null;
  const { closed_days } = tour.data;
  const ahead = closed_days.filter(({ day }) => day >= today);
  return (
    <section className={editor.panel} aria-labelledby="closed-days">
      <h2 id="closed-days" className={editor.legend}>
        {texts.title}
      </h2>
      <p className={styles.soft}>{texts.why}</p>
      {ahead.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.days} aria-label={texts.title}>
          {ahead.map((closed) => (
            <Closed key={closed.day} tourId={tourId} closed={closed} />
          ))}
        </ul>
      )}
      <Button variant="outline" className={styles.close} onClick={() => setClosing(true)}>
        {texts.close}
      </Button>
      {isClosing && <CloseDayDialog tourId={tourId} closed={ahead} today={today} onClose={() => setClosing(false)} />}
    </section>
  );
}

type ClosedProps = { readonly tourId: string; readonly closed: ClosedDay };

function Closed({ tourId, closed: { day, sentence } }: ClosedProps) {
  const { run, busy } = useAction();
  const name = formatWeekday(noonOf(day));
  const open = () =>
    run(async () => {
      await closeTourDay({ tour_id: tourId, request_id: crypto.randomUUID(), day, sentence: null });
      toast.success(texts.opened(name));
    }, texts.notOpened);
  return (
    <li className={styles.day}>
      <p>
        <strong className={styles.name}>{name}</strong> <span className={styles.sentence}>{sentence}</span>
      </p>
      <Button size="small" variant="outline" busy={busy} onClick={() => void open()}>
        {texts.open}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
