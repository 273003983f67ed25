/**
 * The vitest projects, in the order in which they run: while the platform starts; on its emulators, in emulated projects of their
 * own; in browsers that want it for themselves, which they have beside those; in browsers side by side; after it.
 */
export const phases = [['unit'], ['rules', 'functions'], ['alone'], ['e2e'], ['platform']] as const;

/** One of vitest.config.ts's projects. */
export type TestProject = (typeof phases)[number][number];

const all: readonly TestProject[] = phases.flat();

/**
 * What a command line asks for: names of projects choose those, paths choose the project they belong to and filter
 * its files; `e2e` is both kinds of browser tests. Nothing asks for everything.
 */
export function plan(args: readonly string[]): { projects: TestProject[]; filters: string[] } {
  const wanted = args.includes('e2e') ? [...args, 'alone'] : args;
  const named = all.filter((project) => wanted.includes(project));
  const filters = args.filter((arg) => !all.some((project) => project === arg));
  if (args.length === 0) return { projects: [...all], filters: [] };
  const projects = new Set([...named, ...(named.length === 0 ? filters.map(projectOf) : [])]);
  return { projects: all.filter((project) => projects.has(project)), filters };
}

function projectOf(path: string): TestProject {
  const place = path.replaceAll('\\', '/');
  if (place.startsWith('tests/e2e/alone')) return 'alone';
  return all.find((project) => place.startsWith(`tests/${project}`)) ?? 'unit';
}
