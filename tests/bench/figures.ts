/** The latencies of one path, in milliseconds. */
export type Sample = number[];

/** The value below which `share` (0 to 1) of the sample lies, by the nearest rank. */
export function percentile(sample: Sample, share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

/** Rejects after a minute: a lost message must not leave a benchmark waiting for ever. */
export function patience(sentence: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(sentence)), 60_000).unref();
  });
}
