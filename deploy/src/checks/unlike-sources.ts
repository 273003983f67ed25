import type { DeployedFunction } from '../deployed-functions.ts';
import { functionRows } from '../functions-table.ts';
import type { Manifest } from '../package.ts';

const rowsOf = (manifest: Pick<Manifest, 'endpoints'>) =>
  new Map(functionRows(manifest).map((row) => [row[0] ?? '', row.join(' ')]));

/** Says which packed functions differ from their sources, which docs/access.md lists. */
export function findUnlikeSources(
  manifest: Pick<Manifest, 'endpoints'>,
  sources: readonly Pick<DeployedFunction, 'name' | 'endpoint'>[],
): string[] {
  const packed = rowsOf(manifest);
  const wanted = rowsOf({ endpoints: Object.fromEntries(sources.map(({ name, endpoint }) => [name, endpoint])) });
  return [...new Set([...packed.keys(), ...wanted.keys()])]
    .filter((name) => packed.get(name) !== wanted.get(name))
    .map((name) => `The packed function ${name} is not as its source defines it.`);
}
