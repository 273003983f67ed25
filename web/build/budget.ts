import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}

export interface Budget {
  /** gzip kB of JavaScript before the hero is painted and interactive. */
  readonly beforePaint: number;
  /** gzip kB of JavaScript that Home loads in all. */
  readonly inAll: number;
  /** Source paths (parts) whose dynamic chunks Home loads by itself, without a click. */
  readonly homeLoads: readonly string[];
  /** A source path (part) that must not be in any chunk Home loads. */
  readonly never: string;
}

const kilobytes = (chunks: Iterable<Chunk>) =>
  [...chunks].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) / 1000;

/** Follows static imports only: what the browser must have before the chunk runs. */
function closure(roots: Iterable<Chunk>, all: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(all.get(name));
  };
  for (const root of roots) visit(root);
  return found;
}

/** Fails the build when Home's first load passes its budget, and prints what was measured when it does not. */
export function performanceBudget(budget: Budget): Plugin {
  return {
    name: 'streetlore:budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const all = new Map<string, Chunk>();
      for (const output of Object.values(bundle)) if (output.type === 'chunk') all.set(output.fileName, output);
      const first = closure(
        [...all.values()].filter((chunk) => chunk.isEntry),
        all,
      );
      const loadedByHome = [...all.values()].filter((chunk) =>
        chunk.moduleIds.some((id) => budget.homeLoads.some((part) => id.includes(part))),
      );
      for (const part of budget.homeLoads) {
        if (!loadedByHome.some((chunk) => chunk.moduleIds.some((id) => id.includes(part)))) {
          this.error(
            `The budget names ${part}, which is in no chunk: correct build/budget's homeLoads in vite.config.ts`,
          );
        }
      }
      const total = closure([...first, ...loadedByHome], all);
      const before = kilobytes(first);
      const inAll = kilobytes(total);
      const forbidden = [...total].flatMap((chunk) => chunk.moduleIds).filter((id) => id.includes(budget.never));
      if (before > budget.beforePaint)
        this.error(
          `Home loads ${before.toFixed(1)} kB before the hero is painted; the budget is ${budget.beforePaint} kB`,
        );
      if (inAll > budget.inAll)
        this.error(`Home loads ${inAll.toFixed(1)} kB in all; the budget is ${budget.inAll} kB`);
      if (forbidden.length > 0) this.error(`Home must not load ${budget.never}, but loads ${forbidden.join(', ')}`);
      this.info(
        `Home loads ${before.toFixed(1)} of ${budget.beforePaint} kB before paint, ${inAll.toFixed(1)} of ${budget.inAll} kB in all, no ${budget.never}`,
      );
    },
  };
}
