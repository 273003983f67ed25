import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { limitInWords } from '../../../functions/src/platform/limit-words.ts';
import { type DeployedFunction, deployedFunctions } from '../deployed-functions.ts';
import { triggerOf } from '../functions-table.ts';
import { root } from '../project.ts';

/** A function's row in docs/security.md. */
export type FunctionRow = { name: string; who: string; limit: string; tests: string[] };

/**
 * Lists every function that a deploy makes: who may call it, what limits it, and which tests
 * import its module.
 * @throws Error when a function that is open to strangers has no stated limit, or when no test
 * imports a function's module
 */
export async function functionsTable(): Promise<FunctionRow[]> {
  const tests = testSources();
  const modules = modulesOfFunctions();
  return (await deployedFunctions()).map((deployed) => {
    const importing = testsOf(modules.get(deployed.name) ?? '', tests);
    const all =
      deployed.who === 'admin' ? [EVERY_ADMINS, ...importing.filter((test) => test !== EVERY_ADMINS)] : importing;
    if (all.length === 0) throw new Error(`No test calls ${deployed.name}`);
    return { name: deployed.name, who: callersOf(deployed), limit: limitOf(deployed), tests: all };
  });
}

/** The test that calls each callable of admins as a stranger. */
const EVERY_ADMINS = 'tests/functions/admin/strangers.test.ts';

function callersOf({ who, endpoint }: DeployedFunction): string {
  if (who === 'admin') return 'admins, checked for revocation';
  if (who === 'signed-in') return 'anybody with a session, anonymous included';
  return who ?? `nobody: ${triggerOf(endpoint)}`;
}

function limitOf({ name, who, endpoint, limit, limitedBy }: DeployedFunction): string {
  const words = [limit && limitInWords(limit), limitedBy].filter((one) => one !== undefined);
  const isOpen = endpoint.httpsTrigger !== undefined || who === 'signed-in';
  if (isOpen && (who === undefined || words.length === 0))
    throw new Error(`${name} is open to strangers and does not say who may call it or what limits it`);
  return words.join('; ') || '–';
}

/** For each function, the module below functions/src that exports it. */
function modulesOfFunctions(): Map<string, string> {
  const index = readFileSync(join(root, 'functions', 'src', 'index.ts'), 'utf8');
  const { staticExports } = parseSync('index.ts', index).module;
  return new Map(
    staticExports
      .flatMap(({ entries }) => entries)
      .map(({ exportName, moduleRequest }) => [exportName.name ?? '', moduleRequest?.value.replace('./', '') ?? '']),
  );
}

/** The tests that may stand in the table, by path. Two kinds look at every function at once. */
function testSources(): Map<string, string> {
  return new Map(
    readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.startsWith('bench') && !name.endsWith('secrets.test.ts'))
      .map((name) => `tests/${name.replaceAll('\\', '/')}`)
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** The tests that import a module: those of its own folder, or all if its folder has none. */
function testsOf(module: string, tests: ReadonlyMap<string, string>): string[] {
  const importing = [...tests].flatMap(([test, source]) => (source.includes(`functions/src/${module}'`) ? [test] : []));
  const own = importing.filter((test) => test.startsWith(`tests/functions/${module.split('/')[0]}/`));
  return own.length > 0 ? own : importing;
}
