import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAccount } from './account/index.ts';
import { buildForDeploy } from './build.ts';
import { findCpuFaults } from './checks/cpu.ts';
import { findIndexFaults, findRuleFaults, type Indexes, readIndexes } from './checks/firestore.ts';
import { findStaleIndexes } from './checks/indexes.ts';
import { findSecretsInFiles, findUnfilledParameters, findUnnamedParameters } from './checks/parameters.ts';
import { findDeadRewrites } from './checks/rewrites.ts';
import { findStartFaults } from './checks/start.ts';
import { ttlFields } from './checks/ttl-fields.ts';
import { findUnlikeSources } from './checks/unlike-sources.ts';
import { deployedFunctions } from './deployed-functions.ts';
import { dotenvFile, exampleSite, functionsEnvironment } from './environment.ts';
import { functionRows, printedTable } from './functions-table.ts';
import { checkPacked, discoverFunctions, installFunctions, type Manifest, packFunctions } from './package.ts';
import { type FirebaseProject, readProject, root } from './project.ts';
import { measureStart } from './start.ts';
import { listUploads } from './uploads.ts';

/**
 * `npm run preflight`: checks all that can be known of a deploy without deploying. It builds,
 * packs, installs and loads what would be uploaded, looks through it, and ends with code 1 and a
 * sentence for each fault.
 * - `--project ID` also asks what is really there.
 * - `--before-first-deploy` with it lists what the first deploy makes, instead of calling that a
 *   fault.
 */

const usage = 'npm run preflight [-- --project ID [--before-first-deploy]]';

/** Stands in for the project when none is given: the CLI loads no functions without one. */
const NO_PROJECT = 'streetlore-preflight';

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

type Options = {
  readonly project: string | undefined;
  readonly isBeforeFirst: boolean;
};

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      'before-first-deploy': { type: 'boolean', default: false },
    },
  });
  return {
    project: values.project,
    isBeforeFirst: values['before-first-deploy'],
  };
}

/** Says what is wrong with the files that a deploy uploads as they are. */
function checkFiles({ firestore, storage }: FirebaseProject): { faults: string[]; indexes: Indexes | undefined } {
  const indexes = readIndexes(textOf(join(root, firestore.indexes)) ?? '');
  return {
    faults: [
      ...(typeof indexes === 'string'
        ? [indexes]
        : [...findIndexFaults(indexes, ttlFields), ...findStaleIndexes(indexes)]),
      ...[firestore.rules, storage.rules].flatMap((file) => findRuleFaults(file, textOf(join(root, file)))),
    ],
    indexes: typeof indexes === 'string' ? undefined : indexes,
  };
}

/**
 * Builds as a deploy does. Without web/.env.production it takes the values of
 * web/.env.production.example.
 */
async function build({ project }: Options, deploy: FirebaseProject): Promise<string[]> {
  const example = exampleSite();
  if (example && project) return ['web/.env.production is missing: copy web/.env.production.example and fill it in.'];
  if (example) {
    console.log('Building with web/.env.production.example, for there is no web/.env.production …');
    Object.assign(process.env, example);
  } else console.log('Building with web/.env.production …');
  const refusals = await buildForDeploy(project);
  const { functions, hosting } = await listUploads(deploy);
  const size = (files: readonly string[]) => megabytes(files.reduce((sum, file) => sum + statSync(file).size, 0));
  console.log(
    `The site: ${hosting.length} files, ${size(hosting)}. The functions: ${functions.length} files, ${size(functions)}.`,
  );
  return refusals;
}

/**
 * Packs, installs and loads the functions outside the repository, where they cannot find the
 * repository's files by chance.
 */
async function loadPacked(
  { project = NO_PROJECT }: Options,
  deploy: FirebaseProject,
): Promise<{ manifest: Manifest; faults: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'streetlore-preflight-'));
  try {
    const bytes = await packFunctions(deploy, folder);
    console.log(`Packed: ${megabytes(bytes)} to upload. Installing it by itself …`);
    const faults = checkPacked(folder);
    await installFunctions(folder);
    const { start, missing } = await measureStart(folder, project);
    const { modules, bytes: loaded, seconds } = start;
    console.log(
      `A start loads ${modules} modules, ${megabytes(loaded)}: ${seconds.toFixed(1)} s of a processor, here.`,
    );
    faults.push(...findStartFaults(start, missing));
    return { manifest: await discoverFunctions(deploy, folder, project), faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkManifest({ project }: Options, deploy: FirebaseProject, manifest: Manifest): Promise<string[]> {
  const named = project === undefined ? dotenvFile(join(root, 'functions', '.env.example')) : {};
  const files = `functions/.env and functions/.env.${project ?? 'example'}`;
  const parameters = { ...functionsEnvironment(project), ...named };
  console.log(`\n${printedTable(functionRows(manifest))}\n`);
  return [
    ...findUnnamedParameters(manifest, parameters, files),
    ...(project === undefined ? [] : findUnfilledParameters(manifest, parameters, files)),
    ...findSecretsInFiles(manifest, parameters, files),
    ...findDeadRewrites(deploy, manifest),
    ...findCpuFaults(manifest),
    ...findUnlikeSources(manifest, await deployedFunctions()),
  ];
}

async function main(options: Options): Promise<string[]> {
  const deploy = readProject();
  const { faults, indexes } = checkFiles(deploy);
  const refusals = await build(options, deploy);
  faults.push(...refusals);
  // The refused upload may come from an earlier build, or not exist at all.
  if (refusals.length > 0) return faults;
  const { manifest, faults: packing } = await loadPacked(options, deploy);
  faults.push(...packing, ...(await checkManifest(options, deploy, manifest)));
  if (options.project !== undefined && indexes) {
    faults.push(
      ...(await checkAccount({
        project: options.project,
        manifest,
        indexes,
        ttlFields,
        isBeforeFirst: options.isBeforeFirst,
      })),
    );
  }
  return faults;
}

const since = performance.now();
let faults: string[];
try {
  faults = await main(readOptions());
} catch (error) {
  faults = [
    error instanceof TypeError ? `${error.message}\n${usage}` : error instanceof Error ? error.message : String(error),
  ];
}
for (const fault of faults) console.error(`✘ ${fault}`);
const seconds = ((performance.now() - since) / 1000).toFixed(0);
console.log(
  faults.length === 0
    ? `Preflight: nothing is wrong (${seconds} s).`
    : `Preflight: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} (${seconds} s).`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
