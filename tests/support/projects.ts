import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './output.ts';

/**
 * The purpose of an emulated project: the product sends queries there, or a test tries the rules
 * there.
 */
type Use = 'product' | 'rules';

const folderOf = (use: Use) => join(output, 'projects', use);

/**
 * Notes an emulated project that a test uses. After all tests, two checks read the notes:
 *
 * - Projects of the product: which indexes would their queries need?
 * - Projects of the rules: which parts of the rules were true and which false?
 *
 * The rules' tests are not in the first check. They take their queries from the declarations, or
 * make up queries that the rules must refuse.
 */
export function noteProject(projectId: string, use: Use = 'product'): void {
  mkdirSync(folderOf(use), { recursive: true });
  writeFileSync(join(folderOf(use), projectId), '');
}

/** Every emulated project that tests noted for `use` since the output was last emptied. */
export function notedProjects(use: Use): string[] {
  mkdirSync(folderOf(use), { recursive: true });
  return readdirSync(folderOf(use));
}
