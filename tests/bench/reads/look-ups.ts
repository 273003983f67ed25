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

/**
 * The look-up with which the rules check whether a role or a session was ended. The rules' `get` of
 * the same document is billed with it.
 */
const LOOK_UP = 'exists(line)';
const rules = new URL('../../../firestore.rules', import.meta.url);

/**
 * The place of that look-up in the rules.
 * @throws when the rules do not contain it exactly once
 */
export function placeOfLookUp(): { line: number; column: number } {
  const [before = '', ...after] = readFileSync(rules, 'utf8').split(LOOK_UP);
  if (after.length !== 1) throw new Error(`The rules have ${after.length} times ${LOOK_UP}, not once`);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * How often the rules have looked a document up since they were loaded. Each look-up is billed as a
 * read, once for each listener. The count is from the emulator's coverage report.
 */
export async function ruleLookUps(): Promise<number> {
  const { line, column } = placeOfLookUp();
  const address = `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
  // The emulator closes a connection that was idle for some seconds, and the next request fails on it.
  const answer = await fetch(address, { headers: { connection: 'close' } });
  const { report } = coverage.parse(await answer.json());
  const counts = report.flatMap(function at({ sourcePosition, values, children }): number[] {
    const isHere = sourcePosition?.line === line && sourcePosition.column === column;
    return [...(isHere ? (values ?? []).map(({ count }) => count ?? 0) : []), ...(children ?? []).flatMap(at)];
  });
  return Math.max(0, ...counts);
}
