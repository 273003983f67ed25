import * as z from 'zod/mini';

/** One part of a run, with its length in seconds. Parts may run beside each other. */
export type Part = { readonly name: string; readonly seconds: number };

const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const SLOWEST = 10;

/**
 * Where the minutes of a run went, in lines: each part, then the ten slowest files.
 * @param reports vitest's JSON reports, as texts
 */
export function timeLines(parts: readonly Part[], reports: readonly string[], root: string): string[] {
  const files = reports
    .flatMap((report) => z.parse(reportSchema, JSON.parse(report)).testResults)
    .map(({ name, startTime, endTime }) => ({
      name: name.replace(root, '').replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const line = ({ name, seconds }: Part) => `${seconds.toFixed(0).padStart(6)} s  ${name}`;
  return ['Where the time went:', ...parts.map(line), 'The slowest files:', ...files.map(line)];
}
