import { lastDays, type MonthStats } from '@streetlore/domain/stats';
import { bothLive, useMonths, usePreviousData, useTotals } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { useDayStats } from './data.ts';

/** The longest span that is shown, in days, today included. */
const LONGEST = 30;

/** The month from which on figures are needed for the longest span that ends on `day`. */
export const monthsNeeded = (day: string): string =>
  (lastDays(LONGEST, new Date(`${day}T12:00:00Z`))[0] ?? day).slice(0, 7);

/** How many texts went in and out, over all and lately; from counted documents, so that it costs the same at any size. */
export function SmsAnalytics({ day }: { readonly day: string }) {
  const totals = usePreviousData(useTotals());
  const today = useDayStats(day);
  const months = usePreviousData(useMonths(monthsNeeded(day)));
  const live = bothLive(bothLive(totals, today), months);
  return (
    <section aria-labelledby="sms-analytics" className={styles.hunts}>
      <h2 id="sms-analytics" className={styles.heading}>
        {adminTexts.smsAnalytics}
      </h2>
      {live.status === 'failed' ? (
        <ErrorPanel message={adminTexts.smsAnalyticsFailed} onRetry={live.retry} />
      ) : (
        <Spans
          counts={
            live.status === 'ready'
              ? messageCounts(live.data[0][0]?.messages ?? 0, live.data[0][1]?.messages ?? 0, live.data[1], day)
              : null
          }
        />
      )}
    </section>
  );
}

function Spans({ counts }: { readonly counts: readonly number[] | null }) {
  return (
    <dl className={styles.spans} aria-busy={counts === null}>
      {adminTexts.smsSpans.map((span, index) => (
        <div key={span} className={styles.span}>
          <dt>{span}</dt>
          <dd>{counts === null ? <Skeleton width="4ch" height="1em" /> : counts[index]?.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Total, today, last 7 and last 30 days, today included. Today's own document is the newest word on today. */
export function messageCounts(total: number, today: number, months: readonly MonthStats[], day: string): number[] {
  const days = new Map<string, number>(
    months.flatMap(({ calendar_month, days }) =>
      Object.entries(days).map(([date, { messages }]) => [`${calendar_month}-${date}`, messages] as const),
    ),
  );
  days.set(day, today);
  const last = (count: number) =>
    lastDays(count, new Date(`${day}T12:00:00Z`)).reduce((sum, one) => sum + (days.get(one) ?? 0), 0);
  return [total, today, last(7), last(LONGEST)];
}
