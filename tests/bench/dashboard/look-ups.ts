import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ports, projectId } from '../../../emulators/src/config.ts';

type Node = {
  sourcePosition?: { line: number; column: number } | undefined;
  values?: { count?: number | undefined }[] | undefined;
  children?: Node[] | undefined;
};
const node: z.ZodMiniType<Node> = z.object({
  sourcePosition: z.optional(z.object({ line: z.int(), column: z.int() })),
  values: z.optional(z.array(z.object({ count: z.optional(z.int()) }))),
  children: z.optional(z.array(z.lazy(() => node))),
});
const coverage = z.object({ report: z.array(node) });

/** The look-up by which the rules ask whether a role was taken away; its `get` of the same document is billed with it. */
const LOOK_UP = 'exists(admin)';

/**
 * How often the rules have looked a document up since they were loaded: each is billed as a read, once for each listener.
 * The emulator's coverage report counts them.
 */
export async function ruleLookUps(): Promise<number> {
  const lines = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(LOOK_UP)) + 1;
  const column = (lines[line - 1]?.indexOf(LOOK_UP) ?? -1) + 1;
  if (line === 0) throw new Error(`The rules have no ${LOOK_UP} any more`);
  const address = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const { report } = coverage.parse(await (await fetch(address)).json());
  const counts = report.flatMap(function at({ sourcePosition, values, children }): number[] {
    const isHere = sourcePosition?.line === line && sourcePosition.column === column;
    return [...(isHere ? (values ?? []).map(({ count }) => count ?? 0) : []), ...(children ?? []).flatMap(at)];
  });
  return Math.max(0, ...counts);
}
