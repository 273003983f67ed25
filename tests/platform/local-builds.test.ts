import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readProject, root } from '../../deploy/src/project.ts';
import { listUploads } from '../../deploy/src/uploads.ts';
import { buildFunctions, buildWeb } from '../../emulators/src/suite/builds.ts';
import { Children } from '../../emulators/src/suite/children.ts';
import { readSettings } from '../../emulators/src/suite/settings.ts';

const children = new Children();
afterEach(() => children.kill());

/** What a deploy would upload now, and when each file was written. */
async function uploads(): Promise<Record<string, number>> {
  const { functions, hosting } = await listUploads(readProject());
  return Object.fromEntries(
    [...functions, ...hosting].map((file) => [relative(root, file), statSync(file).mtimeMs] as const),
  );
}

test('writes nothing of a local build where a deploy would upload it', async () => {
  const before = await uploads();
  await buildFunctions(children);
  // Vitest's own NODE_ENV is none that anybody builds with.
  await buildWeb(children, { ...readSettings().web, NODE_ENV: 'production' });
  const after = await uploads();
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([]);
});
