import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that no build reads: installed packages, builds, drawn pictures and tests. */
const notSources = [/^node_modules$/, /^dist$/, /^\.cache$/, /^public[\\/]art$/, /\.test\.tsx?$/];

/**
 * A digest of the sources in `folders` (each by name and content), of `files` and of `values`. The
 * digest stays the same until one of them changes.
 * @throws Error when a folder or file is missing
 */
export function digestOf(folders: readonly string[], files: readonly string[], values: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(values));
  for (const folder of folders) {
    for (const file of sourcesBelow(folder, folder)) {
      digest.update(`\n${relative(folder, file)}\n`).update(readFileSync(file));
    }
  }
  for (const file of files) digest.update('\n').update(readFileSync(file));
  return digest.digest('hex');
}

function sourcesBelow(folder: string, top: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const isSource = !notSources.some((pattern) => pattern.test(entry.name) || pattern.test(relative(top, path)));
      if (!isSource) return [];
      return entry.isDirectory() ? sourcesBelow(path, top) : [path];
    });
}
