import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId as platformProject } from '../../emulators/src/config.ts';
import { output } from './output.ts';

const folder = join(output, 'projects');

/**
 * Notes an emulated project in which a test has the product ask: after the tests each is asked which indexes its queries would need.
 * The tests of the rules note none: what they ask they take from the declarations, or make up to have it refused.
 */
export function noteProject(projectId: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, projectId), '');
}

/** Every emulated project that tests have used since the output was emptied, the running platform's among them. */
export function notedProjects(): string[] {
  mkdirSync(folder, { recursive: true });
  return [...new Set([platformProject, ...readdirSync(folder)])];
}
