import { lastDays, type MonthStats } from '@streetlore/domain/stats';
import { combineLive, useMonths, usePreviousData, useTotals } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { useDayStats } from './data.ts';

/** The longest span, in days, including today. */
const MAX_DAYS = 30;

/** The first month whose figures the longest span until `day` needs. */
export const monthsNeeded = (day: string): string =>
  (lastDays(MAX_DAYS, new Date(`${day}T12:00:00Z`))[0] ?? day).slice(0, 7);

/**
 * The number of texts in and out, in total and lately. It reads counters, so it costs the same at
 * any size.
 */
export function SmsAnalytics({ day }: { readonly day: string }) {
  const totals = usePreviousData(useTotals());
  const today = useDayStats(day);
  const months = usePreviousData(useMonths(monthsNeeded(day)));
  const live = combineLive(combineLive(totals, today), months);
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

/**
 * The texts in total, today, in the last 7 days and in the last 30 days, including today. Today's
 * own document has the newest figure for today.
 */
export function messageCounts(total: number, today: number, months: readonly MonthStats[], day: string): number[] {
  const days = new Map<string, number>(
    months.flatMap(({ calendar_month, days }) =>
      Object.entries(days).map(([date, { messages }]) => [`${calendar_month}-${date}`, messages] as const),
    ),
  );
  days.set(day, today);
  const last = (count: number) =>
    lastDays(count, new Date(`${day}T12:00:00Z`)).reduce((sum, one) => sum + (days.get(one) ?? 0), 0);
  return [total, today, last(7), last(MAX_DAYS)];
}
