import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

const codeOf = new Map(
  globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`${src}/${file}`, 'utf8')] as const),
);
/** The files that import a file, at once or later. */
const imports = Map.groupBy(
  [...codeOf].flatMap(([file, code]) =>
    [...code.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path = '']) => ({
      file,
      imported: join(dirname(file), path),
    })),
  ),
  ({ imported }) => imported,
);
const whoImports = (file: string): string[] => (imports.get(file) ?? []).map((one) => one.file);

/** The files at the top of the ways that lead from a file to its importers past no Toaster. */
function withoutToaster(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || codeOf.get(file)?.includes('<Toaster')) return [];
  seen.add(file);
  const importers = whoImports(file);
  return importers.length === 0 ? [file] : importers.flatMap((one) => withoutToaster(one, seen));
}

test('every toast is shown by a Toaster above it', () => {
  const toasting = whoImports('ui/toaster.tsx').filter((file) =>
    /\btoast\.(success|error)\(/.test(codeOf.get(file) ?? ''),
  );
  expect(toasting.length).toBeGreaterThan(10);
  const lost = toasting.flatMap((file) => withoutToaster(file).map((top) => `${file} in ${top}`));
  expect(lost).toEqual([]);
});
