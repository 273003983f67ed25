import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type CsvColumn, downloadCsv } from '../../ui/csv.ts';
import { Table } from '../../ui/table.tsx';
import styles from './analytics.module.css';
import { type Chart, formatFigure, type Row } from './charts.ts';
import { Drawing } from './drawing.tsx';
import { analyticsTexts } from './texts.ts';

type FigureProps<Figures> = {
  readonly chart: Chart<Figures>;
  readonly rows: readonly Row<Figures>[];
  /** Heading of the table's first column, such as 'Day' or 'Stop'. */
  readonly head: string;
  /** The figures' time, such as 'the last 30 days'. */
  readonly span: string;
  readonly file: string;
};

export function Figure<Figures>({ chart, rows, head, span, file }: FigureProps<Figures>) {
  const { id, title, note, series } = chart;
  const heading = `figure-${id}`;
  const isEmpty = rows.every(({ figures }) => series.every(({ value }) => !value(figures)));
  return (
    <section aria-labelledby={heading} className={styles.figure}>
      <div className={styles.bar}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        <Button
          variant="outline"
          size="small"
          disabled={rows.length === 0}
          aria-label={`${analyticsTexts.csv}: ${title}`}
          onClick={() => downloadCsv(`${id}-${file}.csv`, csvColumns(chart, head), rows)}
        >
          <Download size={16} aria-hidden="true" />
          CSV
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {isEmpty ? (
        <p className={styles.none}>{analyticsTexts.emptyChart(span)}</p>
      ) : (
        <Drawing chart={chart} rows={rows} label={`${title}, ${span}`} />
      )}
      <details className={styles.details}>
        <summary>{analyticsTexts.table}</summary>
        <Table caption={`${title}, ${span}`} head={[head, ...series.map((one) => one.title)]}>
          {rows.map(({ label, figures }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map((one) => (
                <td key={one.title}>{formatFigure(one, figures)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </details>
    </section>
  );
}

/** The table's columns for a file. Money is in pounds, so that a spreadsheet can add it up. */
export function csvColumns<Figures>({ series }: Chart<Figures>, head: string): CsvColumn<Row<Figures>>[] {
  return [
    { title: head, value: ({ label }) => label },
    ...series.map(({ title, value, format }): CsvColumn<Row<Figures>> => {
      const isMoney = format?.(0).startsWith('£') ?? false;
      return {
        title: isMoney ? `${title} (GBP)` : title,
        value: ({ figures }) => {
          const figure = value(figures);
          return isMoney && figure !== null ? figure / 100 : figure;
        },
      };
    }),
  ];
}
