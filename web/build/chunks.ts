/** The fields of a bundle's chunk that the build's plugins read. */
export type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
};

/**
 * Some chunks with all that they import. It follows static imports only, because the browser must
 * have those before the chunk runs.
 */
export function closure<C extends Chunk>(roots: Iterable<C>, all: readonly C[]): Set<C> {
  const named = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<C>();
  const visit = (chunk: C | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(named.get(name));
  };
  for (const root of roots) visit(root);
  return found;
}

/** Whether a chunk has a module whose path contains `part`. */
export const holds = (chunk: Chunk, part: string): boolean => chunk.moduleIds.some((id) => id.includes(part));
