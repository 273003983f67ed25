import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ExportRange, exportFormSchema, exportKinds } from '@streetlore/domain/export';
import { after, londonDay } from '@streetlore/domain/time';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toCallError, useSending } from '../../../data/index.ts';
import { presentTime } from '../../../server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { download } from '../../../ui/csv.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { brokenTexts } from '../../texts.ts';
import { recordExport } from './export.ts';
import styles from './quick.module.css';
import { tables } from './tables.ts';
import { quickTexts as texts } from './texts.ts';

const MONTH = 30 * 24 * 3_600_000;

/** Exports a range of days of one collection as a CSV file, page by page. */
export function ExportForm() {
  const [progress, setProgress] = useState<{ read: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  // Closing the dialog also cancels the export.
  useEffect(() => () => underWay.current?.abort(), []);
  const now = presentTime();
  const form = useForm<ExportRange>({
    resolver: standardSchemaResolver(exportFormSchema),
    defaultValues: { kind: 'bookings', from: londonDay(after(now, -MONTH)), to: londonDay(now) },
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.exportFailed,
    send: async (request_id, range) => {
      const stop = new AbortController();
      underWay.current = stop;
      setOutcome(null);
      try {
        const { rows } = await recordExport({ request_id, ...range });
        setProgress({ read: 0, all: rows });
        const onRows = (read: number) => setProgress({ read, all: Math.max(rows, read) });
        const { csv, count, broken } = await tables[range.kind](range, { onRows, signal: stop.signal });
        const file = `${range.kind}-${range.from}-to-${range.to}.csv`;
        if (count > 0) download(file, csv);
        const said = count > 0 ? texts.saved(file, count) : texts.nothing;
        setOutcome([said, ...brokenTexts.leftOut(broken)].join(' '));
      } catch (reason) {
        if (toCallError(reason).code !== 'cancelled') throw reason;
        setOutcome(texts.cancelled);
      } finally {
        setProgress(null);
      }
    },
  });
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit}>
      <SelectField label={texts.kind} {...field('kind')}>
        {exportKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField label={texts.from} type="date" {...field('from')} />
        <TextField label={texts.to} type="date" {...field('to')} />
      </div>
      <p className={styles.soft}>{texts.exportHint}</p>
      {error && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
      {outcome && <p role="status">{outcome}</p>}
      {progress && (
        <>
          <ProgressBar label={texts.exportProgress} value={progress.read} max={progress.all} />
          <p className={styles.soft}>{texts.reading(progress.read, progress.all)}</p>
        </>
      )}
      <div className={styles.foot}>
        {isSending && (
          <Button variant="outline" onClick={() => underWay.current?.abort()}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" busy={isSending}>
          {texts.export}
        </Button>
      </div>
    </form>
  );
}
