/** The latencies of one path, in milliseconds. */
export type Sample = number[];

/** The value below which `share` (0 to 1) of the sample lies, by the nearest rank. */
export function percentile(sample: Sample, share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

export type Comparison = { name: string; ours: Sample; raw: Sample };

/** One table row: p50 and p95 of both paths in ms, and the ratio of ours to the raw path. */
export function row({ name, ours, raw }: Comparison): Record<string, string> {
  const [p50, p95] = [percentile(ours, 0.5), percentile(ours, 0.95)];
  const [raw50, raw95] = [percentile(raw, 0.5), percentile(raw, 0.95)];
  return {
    path: name,
    runs: String(ours.length),
    'p50 ms': p50.toFixed(0),
    'raw p50 ms': raw50.toFixed(0),
    'p50 ratio': (p50 / raw50).toFixed(2),
    'p95 ms': p95.toFixed(0),
    'raw p95 ms': raw95.toFixed(0),
    'p95 ratio': (p95 / raw95).toFixed(2),
  };
}

/**
 * Runs both paths in turn after a few uncounted rounds, so that a slow moment of the machine hits
 * both.
 */
export async function interleave(
  name: string,
  rounds: number,
  paths: { ours: (round: number) => Promise<number>; raw: (round: number) => Promise<number> },
): Promise<Comparison> {
  const warmUp = 3;
  const timed = (path: (round: number) => Promise<number>, round: number) =>
    Promise.race([path(round), patience(`${name}, round ${round}: no end in a minute`)]);
  const result: Comparison = { name, ours: [], raw: [] };
  for (let round = 0; round < rounds + warmUp; round++) {
    const raw = await timed(paths.raw, round);
    const ours = await timed(paths.ours, round);
    if (round < warmUp) continue;
    result.raw.push(raw);
    result.ours.push(ours);
  }
  return result;
}

/** Rejects after a minute: a lost message must not leave a benchmark waiting for ever. */
export function patience(sentence: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(sentence)), 60_000).unref();
  });
}
