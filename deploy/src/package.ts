import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findPackingFaults } from './checks/packed.ts';
import { cliModule } from './cli.ts';
import { endpointSchema } from './endpoint.ts';
import { type FirebaseProject, root } from './project.ts';
import { runCommand } from './run.ts';

const { prepareFunctionsUpload } = cliModule('deploy/functions/prepareFunctionsUpload.js') as {
  prepareFunctionsUpload(
    projectDir: string,
    sourceDir: string,
    config: { ignore: string[] },
    additionalSources: string[],
  ): Promise<{ pathToSource: string }>;
};
const { unzip } = cliModule('unzip.js') as { unzip(archive: string, folder: string): Promise<void> };
const { tryCreateDelegate } = cliModule('deploy/functions/runtimes/node/index.js') as {
  tryCreateDelegate(context: { projectId: string; projectDir: string; sourceDir: string; runtime: string }): Promise<
    | {
        validate(): Promise<void>;
        discoverBuild(config: object, env: Record<string, string>): Promise<unknown>;
      }
    | undefined
  >;
};

/**
 * Packs the functions as a deploy does and unpacks them into `folder`, as Cloud Build does.
 * @returns how many bytes are uploaded
 */
export async function packFunctions({ functions: [functions] }: FirebaseProject, folder: string): Promise<number> {
  const ignore = [...functions.ignore]; // the CLI adds to this array
  const { pathToSource } = await prepareFunctionsUpload(root, join(root, functions.source), { ignore }, []);
  const bytes = statSync(pathToSource).size;
  await unzip(pathToSource, folder);
  rmSync(pathToSource);
  return bytes;
}

const packageJson = z.looseObject({
  main: z.optional(z.string()),
  scripts: z.optional(z.record(z.string(), z.string())),
});

/** Says what is wrong with the package in `folder`, before anything is installed. */
export function checkPacked(folder: string): string[] {
  const manifest = z.parse(packageJson, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return findPackingFaults(manifest, (path) => existsSync(join(folder, path)));
}

/**
 * Installs the packed functions as Cloud Build does: from their own lockfile, without dev tools. No
 * package's script runs. In the repository only esbuild's may run (package.json, allowScripts).
 * @throws Error with npm's output
 */
export async function installFunctions(folder: string): Promise<void> {
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, printed } = await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    // Settings of the npm that started this process must not reach the other npm.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(registry|cache)$)/.test(name)),
    ),
  });
  if (code !== 0) throw new Error(`The functions cannot be installed by themselves: ${printed.trim()}`);
}

const buildSchema = z.looseObject({
  endpoints: z.record(z.string(), endpointSchema),
  params: z.array(z.looseObject({ name: z.string(), type: z.string() })),
  requiredAPIs: z.array(z.looseObject({ api: z.string() })),
});

/**
 * What the CLI finds when it loads the functions: functions by name, parameters, secrets, and the
 * APIs they need.
 */
export type Manifest = z.infer<typeof buildSchema>;

/**
 * Loads the functions in `folder` as the CLI does before it deploys them.
 * @throws Error when the functions cannot be loaded, or the CLI would refuse them
 */
export async function discoverFunctions(
  { functions: [{ runtime }] }: FirebaseProject,
  folder: string,
  project: string,
): Promise<Manifest> {
  const delegate = await tryCreateDelegate({ projectId: project, projectDir: folder, sourceDir: folder, runtime });
  if (!delegate) throw new Error('The CLI takes the packed functions for no Node package: package.json is missing.');
  await delegate.validate();
  // The manifest comes through a file, because another process may hold the port.
  process.env.FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH = 'true';
  const firebaseConfig = { projectId: project, storageBucket: `${project}.firebasestorage.app` };
  const env = { GCLOUD_PROJECT: project, FIREBASE_CONFIG: JSON.stringify(firebaseConfig) };
  try {
    return z.parse(buildSchema, await delegate.discoverBuild({}, env));
  } catch (error) {
    throw new Error(`The functions cannot be loaded: ${wordsOf(error)}`);
  }
}

/** The line of a stack trace that says what happened. */
function wordsOf(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  return lines.find((line) => /^\s*\w*Error: /.test(line))?.trim() ?? lines[0] ?? '';
}
