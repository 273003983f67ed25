import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { limitInWords } from '../../../functions/src/platform/limit-words.ts';
import { type DeployedFunction, deployedFunctions } from '../deployed-functions.ts';
import { triggerOf } from '../functions-table.ts';
import { root } from '../project.ts';

/** A function, who may call it or what starts it, and what limits the calls. */
export type FunctionAccess = Pick<DeployedFunction, 'name' | 'endpoint'> & { who: string; limit: string };

/**
 * Lists every function that a deploy makes.
 * @throws Error when a function that is open to strangers has no stated limit, or when no test
 * imports a function's module
 */
export async function functionsAccess(): Promise<FunctionAccess[]> {
  const tests = testSources();
  const modules = modulesOfFunctions();
  return (await deployedFunctions()).map((deployed) => {
    const { name, endpoint, who } = deployed;
    const source = `functions/src/${modules.get(name)}'`;
    // tests/functions/admin/strangers.test.ts calls every callable of admins.
    if (who !== 'admin' && !tests.some((test) => test.includes(source))) throw new Error(`No test calls ${name}`);
    return { name, endpoint, who: callersOf(deployed), limit: limitOf(deployed) };
  });
}

function callersOf({ who, endpoint }: DeployedFunction): string {
  if (who === 'signed-in') return 'session';
  return who ?? triggerOf(endpoint);
}

function limitOf({ name, who, endpoint, limit, limitedBy }: DeployedFunction): string {
  const words = [limit && limitInWords(limit), limitedBy].filter((one) => one !== undefined);
  const isOpen = endpoint.httpsTrigger !== undefined || who === 'signed-in';
  if (isOpen && (who === undefined || words.length === 0))
    throw new Error(`${name} is open to strangers and does not say who may call it or what limits it`);
  return words.join('; ');
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

/** The tests that may import a function's module. Two kinds look at every function at once. */
function testSources(): string[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('bench') && !name.endsWith('secrets.test.ts'))
    .map((name) => readFileSync(join(root, 'tests', name), 'utf8'));
}
