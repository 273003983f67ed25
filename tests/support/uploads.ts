import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { readProject, root } from '../../deploy/src/project.ts';
import { listUploads } from '../../deploy/src/uploads.ts';

/** The files that a deploy would upload now, each with the time of its last write (ms). */
export async function uploads(): Promise<ReadonlyMap<string, number>> {
  const { functions, hosting } = await listUploads(readProject());
  return new Map([...functions, ...hosting].map((file) => [relative(root, file), statSync(file).mtimeMs]));
}

/** The files of a deploy that have been written since `before`. */
export async function writtenSince(before: ReadonlyMap<string, number>): Promise<string[]> {
  return [...(await uploads())].flatMap(([file, at]) => (before.get(file) === at ? [] : [file]));
}
