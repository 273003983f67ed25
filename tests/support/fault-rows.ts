import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './output.ts';

/** What a passed test has shown of a row of docs/faults.md: a number, and of what. */
export const shownSchema = z.object({ row: z.number(), count: z.number(), what: z.string() });
export type ShownFault = z.infer<typeof shownSchema>;

/**
 * A row of docs/faults.md. `elsewhere` says what these tests cannot show, why, and what shows it.
 */
export type FaultRow = { row: number; fault: string; holds: string; asked: string; elsewhere: string };

/** The rows of docs/faults.md, in order. */
export function faultRows(markdown = readFileSync(join(root, 'docs', 'faults.md'), 'utf8')): FaultRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number = '', fault = '', holds = '', asked = '', elsewhere = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return /^\d+$/.test(number) ? [{ row: Number(number), fault, holds, asked, elsewhere }] : [];
  });
}

/** The test files that show a row of docs/faults.md, with the numbers of their rows. */
export function filesThatShow(): Map<string, number[]> {
  const files = globSync('{domain,functions,web,emulators,deploy,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const rows = [...files, 'tests/run.ts'].map((path): [string, number[]] => {
    const source = readFileSync(join(root, path), 'utf8');
    return [path, [...source.matchAll(/\b(?:showsFault\(\s*|shows: \{ row: )(\d+),/g)].map(([, row]) => Number(row))];
  });
  return new Map(rows.filter(([, found]) => found.length > 0));
}

/**
 * Makes the table of `npm run faults`: each row with the figure that it asks for and the figures
 * that tests reached. Also lists the rows that no test reached.
 */
export function faultTable(
  rows: readonly FaultRow[],
  shown: readonly ShownFault[],
): { lines: string[]; missing: number[] } {
  const lines = rows.flatMap(({ row, fault, asked, elsewhere }) => {
    const figures = new Map<string, number>();
    for (const one of shown) if (one.row === row) figures.set(one.what, (figures.get(one.what) ?? 0) + one.count);
    const reached = [...figures].map(([what, count]) => `${count.toLocaleString('en-GB')} ${what}`);
    return [
      `${String(row).padStart(2)}  ${fault}`,
      `    asked    ${asked}`,
      ...(reached.length > 0 ? reached : ['nothing']).map((figure) => `    reached  ${figure}`),
      ...(elsewhere === '' ? [] : [`    besides  ${elsewhere}`]),
    ];
  });
  const found = new Set(shown.map(({ row }) => row));
  return { lines, missing: rows.map(({ row }) => row).filter((row) => !found.has(row)) };
}
