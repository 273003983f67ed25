import { type MonthStats, type Period, sumOfTakings, takingsRows } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { Download } from 'lucide-react';
import { LiveView } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { downloadCsv } from '../../ui/csv.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { trader } from '../../ui/trader.ts';
import styles from './analytics.module.css';
import { useLedgerCheck } from './data.ts';
import { LedgerAgrees } from './ledger-agrees.tsx';
import { accountantColumns, shownTakings, takingsLines } from './takings-lines.ts';
import { analyticsTexts } from './texts.ts';

type TakingsProps = { readonly period: Period; readonly months: readonly MonthStats[]; readonly now: Date };

/** What came, what went back and what stays, by the ledger: in all, by day, week or month, and as a file. */
export function Takings({ period, months, now }: TakingsProps) {
  const { days, rows } = takingsRows(period, months, trader, now);
  const total = sumOfTakings(rows.map(({ takings }) => takings));
  const texts = analyticsTexts.takings;
  const span = analyticsTexts.spans[period];
  const lines = takingsLines(trader);
  return (
    <section aria-labelledby="takings" className={styles.figure}>
      <div className={styles.bar}>
        <h3 id="takings" className={styles.title}>
          {texts.title}
        </h3>
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            const file = [...days, { label: texts.total, takings: total }];
            downloadCsv(`takings-${period}-${londonDay(now)}.csv`, accountantColumns(), file);
          }}
        >
          <Download size={16} aria-hidden="true" />
          {texts.csv}
        </Button>
      </div>
      <p className={styles.note}>{texts.note(span)}</p>
      <dl className={styles.takings}>
        {lines.map((line) => (
          <div key={line.title} data-sum={line.isSum || undefined}>
            <dt>{line.title}</dt>
            <dd>{shownTakings(line, total)}</dd>
          </div>
        ))}
      </dl>
      {total.fees_open > 0 && <p className={styles.note}>{texts.feesOpen(total.fees_open)}</p>}
      <LiveView live={useLedgerCheck()} loading={<Skeleton height="1.5rem" />} failed={texts.checkFailed}>
        {(check) => <LedgerAgrees check={check} />}
      </LiveView>
      <details className={styles.details}>
        <summary>{analyticsTexts.table}</summary>
        <Table
          caption={`${texts.title}, ${span}`}
          head={[analyticsTexts.heads[period], ...lines.map(({ title }) => title)]}
        >
          {[...rows, { label: texts.total, takings: total }].map(({ label, takings }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {lines.map((line) => (
                <td key={line.title}>{shownTakings(line, takings)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </details>
    </section>
  );
}
