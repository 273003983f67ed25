import { type DayFigures, type MonthStats, type Period, periodRows } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './analytics.module.css';
import { periodCharts } from './charts.ts';
import { Comparison } from './comparison.tsx';
import { Figure } from './figure.tsx';
import { Takings } from './takings.tsx';
import { analyticsTexts } from './texts.ts';

type PeriodFiguresProps = {
  readonly period: Period;
  readonly months: readonly MonthStats[];
  readonly now: Date;
};

export function PeriodFigures({ period, months, now }: PeriodFiguresProps) {
  const rows = periodRows(period, months, now);
  const nothing = rows.every(({ figures }) =>
    Object.values(figures satisfies DayFigures).every((value) => value === 0),
  );
  if (nothing) {
    return (
      <EmptyState title={analyticsTexts.nothingYet}>
        <p>{analyticsTexts.nothingYetWhy}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Comparison period={period} months={months} now={now} />
      <div className={styles.takingsPlace}>
        <Takings period={period} months={months} now={now} />
      </div>
      <div className={styles.figures}>
        {periodCharts.map((chart) => (
          <Figure
            key={chart.id}
            chart={chart}
            rows={rows}
            head={analyticsTexts.heads[period]}
            span={analyticsTexts.spans[period]}
            file={`by-${period}-${londonDay(now)}`}
          />
        ))}
      </div>
    </>
  );
}
