import { formatPounds } from '@streetlore/domain/money';
import { eveningBefore, type DayFigures as Figures, noFigures } from '@streetlore/domain/stats';
import type { ReactNode } from 'react';
import { combineLive, usePreviousData, useTotals } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { StatCards } from '../../ui/stat-cards.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { useDayStats } from './data.ts';

const labels = ['Total Bookings', 'Completed Today', 'Messages Today', 'Revenue Today'] as const;

const paidIn = ({ paid, refunded }: Pick<Figures, 'paid' | 'refunded'>) => formatPounds(paid - refunded);

/** What the evening before took, beside a figure of today. */
function Before({ day, words }: { readonly day: string; readonly words: (figures: Figures) => string }) {
  const live = useDayStats(day);
  return live.status === 'ready' ? words(live.data ?? noFigures()) : null;
}

type DayFiguresProps = { readonly day: string; readonly now: Date };

/**
 * The four figures of the day. A day without events has no document, and its figures are zero. Until
 * five in the morning each also says what the day before took, whose evening is hardly over.
 */
export function DayFigures({ day, now: at }: DayFiguresProps) {
  const night = eveningBefore(at);
  const before = (words: (figures: Figures) => string) => night && <Before day={night} words={words} />;
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
    null,
    before(({ completed }) => adminTexts.yesterday(String(completed))),
    before(({ messages }) => adminTexts.yesterday(String(messages))),
    <>
      <span>{adminTexts.revenueOf}</span>
      <br />
      <span>{adminTexts.paidToday(paidIn(now ?? noFigures()))}</span>
      {night && (
        <>
          <br />
          {before((figures) => adminTexts.yesterdayPaid(formatPounds(figures.revenue), paidIn(figures)))}
        </>
      )}
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
