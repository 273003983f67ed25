import { cutAtWord } from '@streetlore/domain/wording';
import type { ReactNode } from 'react';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styles from './analytics.module.css';
import { type Chart, paints, type Row, type Series } from './charts.ts';

type DrawingProps<Figures> = {
  readonly chart: Chart<Figures>;
  readonly rows: readonly Row<Figures>[];
  /** The picture in words. */
  readonly label: string;
};

const INK = 'var(--ink)';
const HEIGHT = 260;
/** The height (px) of the longest label at an angle. */
const ASLANT = 84;
/** The longest label in characters. The table has the names in full. */
const MAX_LABEL_LENGTH = 14;

const short = (label: string) => cutAtWord(label, MAX_LABEL_LENGTH);

/** A chart's picture. The table under it has the same figures for those who cannot see it. */
export function Drawing<Figures>({ chart, rows, label }: DrawingProps<Figures>) {
  const shown = chart.series.filter((series) => series.shape);
  const data = rows.map((row) => ({
    label: row.label,
    ...Object.fromEntries(shown.map((series) => [series.title, series.value(row.figures)])),
  }));
  const [left] = shown.filter((series) => !series.right);
  const right = shown.find((series) => series.right);
  const written = (value: unknown, name: unknown) => {
    const series = shown.find(({ title }) => title === name);
    return typeof value === 'number' && series?.format ? series.format(value) : String(value);
  };
  return (
    <div role="img" aria-label={label} className={styles.drawing}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart data={data} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={INK} strokeOpacity={0.14} />
          <XAxis dataKey="label" tickFormatter={short} stroke={INK} tickMargin={6} {...namesOf(chart)} />
          <YAxis yAxisId="left" width={60} stroke={INK} {...axisOf(left)} />
          {right && <YAxis yAxisId="right" orientation="right" width={60} stroke={INK} {...axisOf(right)} />}
          <Tooltip
            formatter={(value, name) => [written(value, name), name]}
            cursor={{ fill: INK, fillOpacity: 0.06 }}
            isAnimationActive={false}
            contentStyle={{ border: `3px solid ${INK}`, background: 'var(--white)', color: INK }}
            itemStyle={{ color: INK }}
          />
          {shown.length > 1 && <Legend formatter={(name: ReactNode) => <span className={styles.key}>{name}</span>} />}
          {shown.map(shapeOf)}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

const namesOf = ({ namesAll }: Pick<Chart<never>, 'namesAll'>) =>
  namesAll ? ({ interval: 0, angle: -40, textAnchor: 'end', height: ASLANT } as const) : { minTickGap: 12 };

function axisOf<Figures>(series: Series<Figures> | undefined) {
  const format = series?.format;
  return { allowDecimals: false, tickFormatter: (value: number) => (format ? format(value) : String(value)) };
}

/** This is a function and no component, because Recharts inspects the elements inside the chart. */
function shapeOf<Figures>({ title, spray = 'yellow', shape, right = false }: Series<Figures>) {
  const axis = right ? 'right' : 'left';
  const paint = paints[spray];
  return shape === 'line' ? (
    <Line
      key={title}
      yAxisId={axis}
      dataKey={title}
      stroke={INK}
      strokeWidth={2}
      dot={{ r: 4, fill: paint, stroke: INK, strokeWidth: 2 }}
      legendType="circle"
      connectNulls
      isAnimationActive={false}
    />
  ) : (
    <Bar
      key={title}
      yAxisId={axis}
      dataKey={title}
      fill={paint}
      stroke={INK}
      strokeWidth={1.5}
      {...(shape === 'stack' ? { stackId: 'all' } : {})}
      isAnimationActive={false}
    />
  );
}
