import { londonDay } from '@streetlore/domain/time';
import { useState } from 'react';
import type { List } from '../data/index.ts';
import { presentTime } from '../server-time.ts';
import { Button } from '../ui/button.tsx';
import { type CsvColumn, downloadCsv } from '../ui/csv.ts';
import { toast } from '../ui/toaster.tsx';
import { brokenTexts, exportTexts } from './texts.ts';

type ExportButtonProps<Row> = {
  /** What the file is named after. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly read: () => Promise<List<Row>>;
  readonly exported: (count: number) => string;
};

/** Saves a whole list as CSV. */
export function ExportButton<Row>({ name, columns, read, exported }: ExportButtonProps<Row>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { rows, broken } = await read();
      downloadCsv(`${name}-${londonDay(presentTime())}.csv`, columns, rows);
      toast.success([exported(rows.length), ...brokenTexts.leftOut(broken)].join('. '));
    } catch (error) {
      console.error(`The ${name} could not be exported`, error);
      toast.error(exportTexts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" busy={busy} onClick={() => void save()}>
      {exportTexts.save}
    </Button>
  );
}
