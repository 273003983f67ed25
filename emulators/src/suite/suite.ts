import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ports, projectId } from '../config.ts';
import { Fault } from '../fault.ts';
import type { Child, Children } from './children.ts';
import { generated } from './paths.ts';
import { warmWorkers } from './warm.ts';

/**
 * How long the emulators may take to be ready, in milliseconds. This includes a first download of
 * their jars.
 */
const patience = 240_000;

/**
 * The functions emulator prints this when it cannot load the bundle. It then goes on without
 * functions.
 */
const functionsFailed =
  /functions: Failed to load function definition|Function discovery failed|User code failed to load/;

/**
 * Without these settings a start takes twice as long. firebase-tools would ask npm for the newest
 * firebase-functions, which takes ten seconds without a network. It would also compile all of its
 * own code again.
 */
const quickly = {
  npm_config_offline: 'true',
  NODE_COMPILE_CACHE: join(generated, 'compile-cache'),
  METADATA_SERVER_DETECTION: 'none',
};

/**
 * Makes a temporary folder for this run. By default the Storage emulator keeps its files, and the
 * hub its address, in one place for the whole machine. A second suite, of any project, would then
 * empty this place under the first suite.
 *
 * The name is short because the functions emulator puts Unix sockets there, and their paths must be
 * short.
 */
function ownTemporaryFolder(children: Children): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'sl-'));
  children.afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

/**
 * Options of the Emulator Suite: the derived configuration, its environment, the files to preload
 * into firebase-tools, and the folder that keeps data, if any.
 */
export type SuiteOptions = {
  readonly config: string;
  readonly env: Record<string, string>;
  readonly preload: readonly string[];
  readonly persist: string | undefined;
};

/** Whether a folder holds the data of an earlier run. */
export function hasStoredData(folder: string): boolean {
  return existsSync(join(folder, 'firebase-export-metadata.json'));
}

/**
 * Starts firebase-tools with all emulators and resolves when they are ready.
 * @throws Fault when firebase-tools ends or stays silent before that, or cannot load the functions
 */
export async function startSuite(children: Children, options: SuiteOptions): Promise<Child> {
  const require = createRequire(import.meta.url);
  const firebase = join(dirname(require.resolve('firebase-tools/package.json')), 'lib', 'bin', 'firebase.js');
  const keep = options.persist === undefined ? [] : ['--export-on-exit', options.persist];
  const take = options.persist !== undefined && hasStoredData(options.persist) ? ['--import', options.persist] : [];
  const only = ['auth', 'functions', 'firestore', 'storage', 'hosting', 'eventarc', 'tasks'].join(',');
  const child = children.startNode(
    'suite',
    firebase,
    ['emulators:start', '--config', options.config, '--project', projectId, '--only', only, ...take, ...keep],
    {
      cwd: generated,
      env: { ...quickly, ...warmWorkers, ...ownTemporaryFolder(children), ...options.env },
      preload: options.preload,
    },
  );
  await ready(child);
  return child;
}

/**
 * Makes the running functions emulator load the functions that it could not find when it started.
 * @throws Fault when they cannot be loaded
 */
export async function loadFunctions(child: Child): Promise<void> {
  let output = '';
  child.onOutput((text) => {
    output += text;
  });
  const answer = await fetch(`http://127.0.0.1:${ports.hub}/functions/enableBackgroundTriggers`, { method: 'PUT' });
  if (answer.ok && !functionsFailed.test(output)) return;
  throw new Fault(`The functions could not be loaded (all of it: ${child.logFile}).${complaint(output)}`);
}

function ready(child: Child): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const say = (what: string): Fault => new Fault(`${what} (all of it: ${child.logFile}).${complaint(output)}`);
    const timer = setTimeout(() => reject(say(`The emulators were not ready after ${patience / 1000} s`)), patience);
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      end();
    };
    void child.ended.then(({ code, signal }) =>
      settle(() => reject(say(`The emulators ended with ${signal ?? `code ${code}`}`))),
    );
    child.onOutput((text) => {
      if (output.length < 200_000) output += text;
      if (functionsFailed.test(output)) settle(() => reject(say('The functions could not be loaded')));
      if (output.includes('All emulators ready')) settle(resolve);
    });
  });
}

/** The reason that firebase-tools gave: its errors, or else its warnings. */
function complaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const errors = lines.filter((line) => /^(\w*Error:|✖|.*(Failed to load|SyntaxError|error:))/.test(line));
  const words = errors.length > 0 ? errors : lines.filter((line) => line.startsWith('⚠'));
  return words.length === 0 ? '' : `\n  ${words.slice(-4).join('\n  ')}`;
}
