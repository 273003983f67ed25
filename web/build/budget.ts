import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Chunk, closure, holds } from './chunks.ts';

export type ByteBudget = {
  /** kB (gzip) of JavaScript before the hero is painted and interactive. */
  readonly beforePaint: number;
  /** kB (gzip) of JavaScript that Home loads in all. */
  readonly inAll: number;
  /**
   * Parts of source paths. Home loads the dynamic chunks of these paths by itself, without a click.
   */
  readonly homeLoads: readonly string[];
  /** Parts of source paths that must not be in any chunk Home loads. */
  readonly never: readonly string[];
};

const kilobytes = (chunks: Iterable<Chunk>) =>
  [...chunks].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) / 1000;

/**
 * Measures Home's first load (kB, gzip) and says, one sentence each, where it breaks the budget.
 */
export function firstLoad(chunks: readonly Chunk[], budget: ByteBudget) {
  const first = closure(
    chunks.filter((chunk) => chunk.isEntry),
    chunks,
  );
  const later = chunks.filter((chunk) => budget.homeLoads.some((part) => holds(chunk, part)));
  const total = closure([...first, ...later], chunks);
  const beforePaint = kilobytes(first);
  const inAll = kilobytes(total);
  const problems = budget.homeLoads
    .filter((part) => !later.some((chunk) => holds(chunk, part)))
    .map((part) => `The budget counts ${part}, which is in no chunk: correct homeLoads in vite.config.ts`);
  if (beforePaint > budget.beforePaint) {
    problems.push(
      `Home loads ${beforePaint.toFixed(1)} kB before the hero is painted; the budget is ${budget.beforePaint} kB`,
    );
  }
  if (inAll > budget.inAll) problems.push(`Home loads ${inAll.toFixed(1)} kB in all; the budget is ${budget.inAll} kB`);
  const loaded = [...total].flatMap((chunk) => chunk.moduleIds);
  for (const part of budget.never) {
    const forbidden = loaded.filter((id) => id.includes(part));
    if (forbidden.length > 0) problems.push(`Home must not load ${part}, but loads ${forbidden.join(', ')}`);
  }
  return { beforePaint, inAll, problems };
}

const left = (budget: number, used: number) => `${(budget - used).toFixed(1)} kB left`;

/**
 * Fails the build when Home's first load exceeds its budget. Otherwise prints what was measured and
 * what is left.
 */
export function performanceBudget(budget: ByteBudget): Plugin {
  return {
    name: 'streetlore:budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const { beforePaint, inAll, problems } = firstLoad(chunks, budget);
      if (problems.length > 0) this.error(problems.join('\n'));
      this.info(
        [
          `Home loads ${beforePaint.toFixed(1)} of ${budget.beforePaint} kB before paint (${left(budget.beforePaint, beforePaint)})`,
          `${inAll.toFixed(1)} of ${budget.inAll} kB in all (${left(budget.inAll, inAll)})`,
          `nothing of ${budget.never.join(' or ')}`,
        ].join(', '),
      );
    },
  };
}
