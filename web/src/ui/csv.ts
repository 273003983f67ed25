import Papa from 'papaparse';

export type CsvColumn<Row> = {
  readonly title: string;
  /** A date becomes an ISO time, and null an empty cell. */
  readonly value: (row: Row) => string | number | boolean | Date | null;
};

/** One or more numbers with a sign, such as phone numbers. No spreadsheet runs them as a formula. */
const SIGNED = /^[+-]\d[\d .]*(?:, [+-]\d[\d .]*)*$/;
/**
 * Text that a spreadsheet may run as a formula. It may begin with blanks or a line break, or have full-width
 * signs (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = new RegExp(`^(?!${SIGNED.source.slice(1)})\\s*[=+\\-@\\t\\r\\n＝＋－＠]`, 'u');

/**
 * Rows as CSV text with a heading. An apostrophe marks text that looks like a formula, so that no team name
 * runs on an admin's computer. Phone numbers get none, because the program that reads the file next would not
 * recognise them.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const cell = (value: ReturnType<CsvColumn<Row>['value']>) => (value instanceof Date ? value.toISOString() : value);
  return Papa.unparse(
    {
      fields: columns.map(({ title }) => title),
      data: rows.map((row) => columns.map(({ value }) => cell(value(row)))),
    },
    { escapeFormulae: FORMULA, quotes: (value) => typeof value === 'string' && SIGNED.test(value) },
  );
}

export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  // Without this byte order mark Excel does not read the file as UTF-8.
  const bytes = type.startsWith('text/csv') ? `\uFEFF${text}` : text;
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function downloadCsv<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]): void {
  download(name, toCsv(columns, rows));
}
