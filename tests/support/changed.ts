import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './output.ts';

/**
 * The tests that a change asks for: the changed tests themselves, and the folder of emulator tests
 * that has the name of a changed capability. `npm run quick` finds the unit tests.
 * @param files changed files, relative to the root
 * @param exists whether a path below the root exists
 * @returns paths below `tests`, sorted
 */
export function testsOfChange(files: readonly string[], exists: (path: string) => boolean): string[] {
  const paths = files.flatMap((file) => {
    if (/^tests\/(rules|functions|walks|e2e|platform)\/.*\.test\.ts$/.test(file)) return [file];
    if (/^(firestore|storage)\.rules$/.test(file)) return ['tests/rules'];
    const capability = /^(?:domain|functions\/src)\/([^/]+)\//.exec(file)?.[1];
    return capability === undefined ? [] : [`tests/functions/${capability}`];
  });
  return [...new Set(paths)].filter(exists).sort();
}

/** The tests of what git calls changed in this checkout: what is not committed. */
export function changedTests(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return testsOfChange(files, (path) => existsSync(join(root, path)));
}
