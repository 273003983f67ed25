import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './output.ts';

/** What an emulated project is for: a test has the product ask there, or tries the rules there. */
type Use = 'product' | 'rules';

const folderOf = (use: Use) => join(output, 'projects', use);

/**
 * Notes an emulated project that a test uses. After the tests those in which the product asks are asked which indexes its queries would
 * need. The tests of the rules take what they ask from the declarations, or make it up to have it refused; their projects are asked
 * which parts of the rules were seen true and false.
 */
export function noteProject(projectId: string, use: Use = 'product'): void {
  mkdirSync(folderOf(use), { recursive: true });
  writeFileSync(join(folderOf(use), projectId), '');
}

/** Every emulated project that tests have noted for that use since the output was emptied. */
export function notedProjects(use: Use): string[] {
  mkdirSync(folderOf(use), { recursive: true });
  return readdirSync(folderOf(use));
}
