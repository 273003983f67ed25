import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Keeps files by the parameters that made them, and makes the files that it does not have. */
export type Cache = (parameters: unknown, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * A cache in `folder` for what the files in `sources` draw. Each state of the sources has a folder
 * of its own, so no picture outlives the code that drew it. Folders of earlier states are removed.
 * A missing picture is made again.
 */
export function cacheIn(folder: string, sources: readonly string[]): Cache {
  const state = join(folder, digest(...sources.map((file) => readFileSync(file))));
  mkdirSync(state, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (join(folder, other) !== state) rmSync(join(folder, other), { recursive: true, force: true });
  }
  return async (parameters, make) => {
    const file = join(state, digest(JSON.stringify(parameters)));
    try {
      return await readFile(file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    const bytes = await make();
    mkdirSync(state, { recursive: true });
    // Written under another name and then renamed: a run that is cut off leaves no half picture.
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
    return bytes;
  };
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/**
 * What decides how a drawing becomes a picture: this workspace's code, and the exact version of
 * sharp in its package.json. The drawing itself stands in the parameters.
 */
function sources(): string[] {
  const src = fileURLToPath(new URL('.', import.meta.url));
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return [fileURLToPath(new URL('../package.json', import.meta.url)), ...code.sort().map((file) => join(src, file))];
}

let shared: Cache | undefined;

/**
 * The cache of this workspace. It is a git-ignored folder beside the code, so installing packages
 * anew does not empty it.
 */
export const cached: Cache = (parameters, make) => {
  shared ??= cacheIn(fileURLToPath(new URL('../.cache/', import.meta.url)), sources());
  return shared(parameters, make);
};
