import { formatPounds } from '@streetlore/domain/money';
import type { ReactNode } from 'react';
import { combineLive, usePreviousData, useTotals } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { StatCards } from '../../ui/stat-cards.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { useDayStats } from './data.ts';

const labels = ['Total Bookings', 'Completed Today', 'Messages Today', 'Revenue Today'] as const;

/** The four figures of the day. A day without events has no document, and its figures are zero. */
export function DayFigures({ day }: { readonly day: string }) {
  const totals = usePreviousData(useTotals());
  const today = useDayStats(day);
  const live = combineLive(totals, today);
  if (live.status === 'failed') {
    return <ErrorPanel title="The figures could not be loaded" message={live.error.message} onRetry={live.retry} />;
  }
  const [all, now] = live.status === 'ready' ? live.data : [null, null];
  const values = [
    String(all?.bookings ?? 0),
    String(now?.completed ?? 0),
    String(now?.messages ?? 0),
    formatPounds(now?.revenue ?? 0),
  ];
  const notes: readonly ReactNode[] = [
    ...[null, null, null],
    <>
      {adminTexts.revenueOf}
      <br />
      {adminTexts.paidToday(formatPounds((now?.paid ?? 0) - (now?.refunded ?? 0)))}
    </>,
  ];
  return (
    <StatCards
      isLoading={live.status === 'loading'}
      // A new key restarts the animation when the figure changes.
      figures={labels.map((label, index) => [
        label,
        <span key={values[index]} className={styles.figure}>
          {values[index]}
        </span>,
        notes[index],
      ])}
    />
  );
}
