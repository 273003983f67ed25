/**
 * The Vitest projects, in the order in which they run:
 *
 * 1. while the platform starts
 * 2. on its emulators, in separate emulated projects
 * 3. in browsers that need the site to themselves
 * 4. in browsers, walks through what the product exists for
 * 5. in browsers, everything else
 * 6. after the platform has stopped
 */
export const phases = [['unit'], ['rules', 'functions'], ['alone'], ['walks'], ['e2e'], ['platform']] as const;

/** One of vitest.config.ts's projects. */
export type TestProject = (typeof phases)[number][number];

const all: readonly TestProject[] = phases.flat();

/** What `npm test` runs. Of the tests in browsers these are the walks alone. */
const daily: readonly TestProject[] = ['unit', 'rules', 'functions', 'walks'];

/**
 * Reads a command line. A project's name chooses the project. A path chooses the project that it
 * belongs to and filters its files. `e2e` means all tests in browsers. An empty command line means
 * `npm test`, `--rest` all that `npm test` leaves out, and `--all` everything.
 */
export function plan(args: readonly string[]): { projects: TestProject[]; filters: string[] } {
  if (args.length === 0) return { projects: [...daily], filters: [] };
  if (args.includes('--rest')) return { projects: all.filter((project) => !daily.includes(project)), filters: [] };
  if (args.includes('--all')) return { projects: [...all], filters: [] };
  const wanted = args.includes('e2e') ? [...args, 'alone', 'walks'] : args;
  const named = all.filter((project) => wanted.includes(project));
  const filters = args.filter((arg) => !all.some((project) => project === arg));
  const projects = new Set([...named, ...(named.length === 0 ? filters.map(projectOf) : [])]);
  return { projects: all.filter((project) => projects.has(project)), filters };
}

function projectOf(path: string): TestProject {
  const place = path.replaceAll('\\', '/');
  if (place.startsWith('tests/e2e/alone')) return 'alone';
  return all.find((project) => place.startsWith(`tests/${project}`)) ?? 'unit';
}
