import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const packSchema = z.looseObject({
  version: z.optional(z.string()),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.optional(z.record(z.string(), z.looseObject({ optional: z.optional(z.boolean()) }))),
});
type Pack = z.infer<typeof packSchema>;

const lockSchema = z.looseObject({ lockfileVersion: z.literal(3), packages: z.record(z.string(), packSchema) });

/** npm's package-lock.json, version 3: packages by the path they are installed at. */
export type Lockfile = z.infer<typeof lockSchema>;
type Packages = Lockfile['packages'];

/**
 * Reads the text of a package-lock.json.
 * @throws when it is not a lockfile of version 3
 */
export const parseLockfile = (text: string): Lockfile => z.parse(lockSchema, JSON.parse(text));

/**
 * The lockfile of one workspace by itself, with exactly the versions that the repository has: a
 * deploy installs what was tested. Packages are found as Node finds them from the workspace. They
 * keep their places, and the workspace's own packages move one level up.
 * @throws Error when the lockfile lacks something that the workspace needs
 */
export function workspaceLockfile({ packages }: Lockfile, workspace: string): Lockfile {
  const root = packages[workspace];
  if (!root) throw new Error(`package-lock.json has no workspace ${workspace}.`);
  const placed = place(packages, workspace);
  const needed = reached(packages, workspace, { optional: false, dev: true });
  const inProduction = reached(packages, workspace, { optional: true, dev: false });
  const entries = [...placed]
    .filter(([to]) => to !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([to, from]) => {
      const { dev, optional, devOptional, peer, extraneous, ...pack } = packages[from] ?? {};
      const marks = {
        ...(inProduction.has(from) ? {} : { dev: true }),
        ...(needed.has(from) ? {} : { optional: true }),
      };
      return [to, { ...pack, ...marks }] as const;
    });
  const { name, version } = root;
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': root, ...Object.fromEntries(entries) } };
}

const inside = (folder: string, name: string) =>
  folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;

/** The package or workspace that a path's node_modules belongs to; '' is the root. */
const ownerOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));

/** The folders whose node_modules Node looks into from `path`, innermost first. */
function around(path: string): string[] {
  return path === '' ? [''] : [path, ...around(ownerOf(path))];
}

/** Where Node finds `name` from `path`; undefined when it is not there. */
const find = (has: (path: string) => boolean, path: string, name: string) =>
  around(path)
    .map((folder) => inside(folder, name))
    .find(has);

/**
 * The names of what a package needs, and whether it works without them. Dev tools count for a root
 * only.
 */
function needsOf(pack: Pack, isRoot: boolean): { name: string; required: boolean }[] {
  const optional = Object.keys(pack.optionalDependencies ?? {});
  const peers = Object.keys(pack.peerDependencies ?? {});
  return [
    ...Object.keys({ ...pack.dependencies, ...(isRoot ? pack.devDependencies : {}) })
      .filter((name) => !optional.includes(name))
      .map((name) => ({ name, required: true })),
    ...optional.map((name) => ({ name, required: false })),
    ...peers.map((name) => ({ name, required: pack.peerDependenciesMeta?.[name]?.optional !== true })),
  ];
}

/** All that the workspace needs, by paths in the repository. */
function reached(packages: Packages, workspace: string, follow: { optional: boolean; dev: boolean }): Set<string> {
  const found = new Set([workspace]);
  for (const from of found) {
    for (const { name, required } of needsOf(packages[from] ?? {}, follow.dev && from === workspace)) {
      const target = required || follow.optional ? find((path) => path in packages, from, name) : undefined;
      if (target !== undefined) found.add(target);
    }
  }
  return found;
}

/** Gives every package its new path, with its path in the repository. */
function place(packages: Packages, workspace: string): Map<string, string> {
  const placed = new Map([['', workspace]]);
  const edges: { to: string; name: string; target: string }[] = [];
  for (const [to, from] of placed) {
    for (const { name, required } of needsOf(packages[from] ?? {}, to === '')) {
      const target = find((path) => path in packages, from, name);
      if (target === undefined) {
        if (required) throw new Error(`package-lock.json lacks ${name}, which ${from} needs: run npm install.`);
        continue;
      }
      edges.push({ to, name, target });
      const seen = find((path) => placed.has(path), to, name);
      if (seen !== undefined && placed.get(seen) === target) continue;
      // The package keeps its place: the root, or a package around this one. When that place is
      // taken, it goes inside this one.
      const owner = ownerOf(target);
      const home = owner === '' ? '' : around(to).find((folder) => placed.get(folder) === owner);
      const free = home !== undefined && !placed.has(inside(home, name));
      placed.set(inside(free ? home : to, name), target);
    }
  }
  const wrong = edges.find(
    ({ to, name, target }) => placed.get(find((path) => placed.has(path), to, name) ?? '') !== target,
  );
  if (wrong) throw new Error(`${wrong.name} cannot be placed for ${wrong.to || workspace}.`);
  return placed;
}
