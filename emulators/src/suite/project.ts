import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { portOffset, ports, projectId } from '../config.ts';
import { Fault } from '../fault.ts';
import { builds, generated, root } from './paths.ts';
import { dotenv, type SuiteSettings } from './settings.ts';

const header = z.looseObject({ key: z.string(), value: z.string() });
const firebaseJson = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.looseObject({
    rewrites: z.array(z.unknown()),
    headers: z.optional(z.array(z.looseObject({ source: z.string(), headers: z.array(header) }))),
  }),
  emulators: z.looseObject({}),
});

const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*'].join(' ');

/**
 * The folder that the functions emulator runs. It points at `entry`. It is not in the folder of
 * generated files, because the emulator never watches a path with a leading dot.
 */
const functionsFolder = join(root, 'functions.local');

/** The file that the functions folder loads: the local bundle, or nothing yet. */
const entry = join(generated, 'functions.cjs');

/**
 * Writes two things for firebase-tools: firebase.local.json, derived from firebase.json, and a
 * functions folder with this run's settings. The folder stands beside the user's own, so that no
 * file of the user changes.
 * `preload`: files that load first in every process of a function.
 * @returns the path of the derived configuration
 * @throws Fault when firebase.json cannot be understood
 */
export function writeLocalProject(
  settings: SuiteSettings,
  options: { ui: boolean; withFunctions?: boolean; preload: readonly string[] },
): string {
  const config = readConfig();
  const codebase = config.functions[0];
  const derived = {
    ...config,
    functions: [{ ...codebase, source: 'functions.local', ignore: ['node_modules'], predeploy: [] }],
    hosting: {
      ...config.hosting,
      public: relative(root, builds.site),
      headers: (config.hosting.headers ?? []).map(openToLocalOrigins),
    },
    emulators: {
      ...Object.fromEntries(Object.entries(config.emulators).map(([name, value]) => [name, withOffset(value)])),
      ui: options.ui ? withOffset({ enabled: true, port: 4000 }) : { enabled: false },
    },
  };
  const file = join(root, 'firebase.local.json');
  writeFileSync(file, `${JSON.stringify(derived, null, 2)}\n`);
  mkdirSync(builds.site, { recursive: true });
  writeFunctionsFolder(settings, options.preload);
  putFunctions(options.withFunctions ?? true);
  return file;
}

/**
 * Makes the functions emulator find the functions, or none, when it loads them next. The loader
 * writes the compile cache at once, so that the next processes can use it. Node itself writes the
 * cache only when a process ends in order, and the emulator's processes never do.
 */
export function putFunctions(there: boolean): void {
  const loading = `module.exports = require(${JSON.stringify(functionsBundle())});\n`;
  writeFileSync(entry, there ? `${loading}require('node:module').flushCompileCache();\n` : '');
}

/** The bundle that functions/build.mjs makes for the local run. */
export function functionsBundle(): string {
  return join(builds.functions, basename(readManifest().main));
}

/** An emulator's entry, on the port of this checkout. */
function withOffset(entry: unknown): unknown {
  const withPort = z.looseObject({ port: z.number() }).safeParse(entry);
  return withPort.success ? { ...withPort.data, port: withPort.data.port + portOffset() } : entry;
}

function readConfig(): z.infer<typeof firebaseJson> {
  try {
    return z.parse(firebaseJson, JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')));
  } catch (error) {
    const detail = error instanceof z.core.$ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error);
    throw new Fault(`firebase.json cannot be understood: ${detail}`);
  }
}

/**
 * The functions' identity. Its key opens nothing. Without an identity the admin SDK asks Google
 * Cloud's metadata server for a name whenever it queues a task. The SDK gives up only after two
 * seconds, and no trigger runs in that time.
 */
const functionsIdentity = {
  type: 'service_account',
  project_id: projectId,
  client_email: `functions@${projectId}.iam.gserviceaccount.com`,
  private_key: 'none',
};

/**
 * Node's options for the functions.
 *
 * - The emulator keeps a process for every function. A small nursery costs little time and saves
 *   each process some 50 MB.
 * - `preload` files load first. Their paths become relative to the functions folder, because an
 *   absolute path may contain blanks.
 * - FUNCTIONS_NODE_OPTIONS adds the options that a benchmark counts with.
 */
function nodeOptions(preload: readonly string[]): string {
  const files = preload.map((file) => `--require ${relative(functionsFolder, file)}`);
  return ['--max-semi-space-size=4', ...files, process.env.FUNCTIONS_NODE_OPTIONS ?? ''].join(' ').trim();
}

function writeFunctionsFolder({ parameters, secrets }: SuiteSettings, preload: readonly string[]): void {
  rmSync(functionsFolder, { recursive: true, force: true });
  mkdirSync(functionsFolder, { recursive: true });
  const local = { ...readManifest(), main: relative(functionsFolder, entry), scripts: {} };
  writeFileSync(join(functionsFolder, 'package.json'), JSON.stringify(local, null, 2));
  markFunctionsRebuilt();
  const identity = join(functionsFolder, 'identity.json');
  writeFileSync(identity, JSON.stringify(functionsIdentity));
  writeFileSync(
    join(functionsFolder, '.env.local'),
    dotenv({ ...parameters, GOOGLE_APPLICATION_CREDENTIALS: identity, NODE_OPTIONS: nodeOptions(preload) }),
  );
  writeFileSync(join(functionsFolder, '.secret.local'), dotenv(secrets), { mode: 0o600 });
}

function readManifest() {
  const text = readFileSync(join(root, 'functions', 'package.json'), 'utf8');
  return z.parse(z.looseObject({ main: z.string() }), JSON.parse(text));
}

/**
 * Makes a running functions emulator reload the functions: it watches the folder for changed files.
 */
export function markFunctionsRebuilt(): void {
  writeFileSync(join(functionsFolder, 'rebuilt.json'), JSON.stringify({ at: new Date().toISOString() }));
}

/** The content security policy of production, plus the emulators and stand-ins. */
function openToLocalOrigins<T extends { headers: z.infer<typeof header>[] }>(rule: T): T {
  const headers = rule.headers.map((entry) =>
    entry.key.toLowerCase() === 'content-security-policy' ? { ...entry, value: openPolicy(entry.value) } : entry,
  );
  return { ...rule, headers };
}

function openPolicy(policy: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      /^(connect|script|frame|img)-src /.test(directive) ? `${directive} ${localOrigins}` : directive,
    )
    .join('; ');
}

/** The ports that a run needs, by the program that needs them. */
export function neededPorts(options: { vite: boolean }): Record<string, number> {
  return {
    'the site (hosting emulator)': ports.hosting,
    'the Firestore emulator': ports.firestore,
    'the Auth emulator': ports.auth,
    'the functions emulator': ports.functions,
    'the Storage emulator': ports.storage,
    'the phone and the stand-ins': ports.standIns,
    'the Eventarc emulator': ports.eventarc,
    'the Cloud Tasks emulator': ports.tasks,
    'the emulator hub': ports.hub,
    'the emulators’ logging': ports.logging,
    ...(options.vite ? { Vite: ports.vite } : {}),
  };
}
