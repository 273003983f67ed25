import { existsSync, readFileSync, rmSync, unwatchFile, watchFile, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ports } from '../config.ts';
import { Fault } from '../fault.ts';
import type { Children } from './children.ts';
import { digestOf } from './made-of.ts';
import { builds, root } from './paths.ts';
import { functionsBundle, markFunctionsRebuilt } from './project.ts';

const bundling = ['--outdir', builds.functions];

/** Bundles the functions once. */
export async function buildFunctions(children: Children): Promise<void> {
  await finished(children, 'functions-build', join(root, 'functions', 'build.mjs'), bundling, 'functions', {});
}

/**
 * The sources of the site: these folders, with what they import from each other, and the packages.
 */
const siteSources = ['art', 'domain', 'web'].map((folder) => join(root, folder));
const sitePackages = ['package-lock.json', 'tsconfig.base.json'].map((file) => join(root, file));

/** Holds the digest of the sources of the built site. The file is absent while a build runs. */
const siteMark = join(builds.site, '..', 'site-made-of');

/**
 * Builds the site for the emulators, unless the site there was built from the same files and
 * values. A build takes longer than everything else of a start.
 * @param env values for Vite
 * @returns whether the site was built
 */
export async function buildWeb(children: Children, env: Record<string, string>): Promise<boolean> {
  const madeOf = digestOf(siteSources, sitePackages, [process.version, { ...viteEnv(), ...env }]);
  const bundle = join(builds.functions, 'site');
  if ([builds.site, bundle, siteMark].every(existsSync) && readFileSync(siteMark, 'utf8') === madeOf) return false;
  rmSync(siteMark, { force: true });
  await finished(children, 'web-build', viteScript(), ['build', '--mode', 'emulators'], 'web', env);
  writeFileSync(siteMark, madeOf);
  return true;
}

/** The values that Vite takes from the environment beside `env`. */
function viteEnv(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(VITE_|NODE_ENV$)/.test(name)));
}

/**
 * Bundles the functions whenever their sources change, and makes the running emulator reload them.
 */
export function watchFunctions(children: Children, say: (line: string) => void): () => void {
  const bundle = functionsBundle();
  const child = children.startNode('functions-watch', join(root, 'functions', 'build.mjs'), [...bundling, '--watch'], {
    cwd: join(root, 'functions'),
  });
  child.onOutput((text) => say(text.trimEnd()));
  watchFile(bundle, { interval: 500 }, markFunctionsRebuilt);
  return () => unwatchFile(bundle);
}

/**
 * Starts Vite's development server and resolves when it answers. Paths that hosting rewrites to
 * functions go to hosting.
 */
export async function startVite(children: Children, env: Record<string, string>): Promise<void> {
  const script = join(import.meta.dirname, 'vite-server.ts');
  const child = children.startNode('vite', script, [], { cwd: join(root, 'web'), env });
  await new Promise<void>((resolve, reject) => {
    child.onOutput((text) => {
      if (text.includes(`listening on ${ports.vite}`)) resolve();
    });
    void child.ended.then(() => reject(new Fault(`Vite ended; its words are in ${child.logFile}.`)));
  });
}

function viteScript(): string {
  const require = createRequire(join(root, 'web', 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
}

async function finished(
  children: Children,
  name: string,
  script: string,
  args: string[],
  workspace: string,
  env: Record<string, string>,
): Promise<void> {
  if (!existsSync(script)) throw new Fault(`${script} is missing: ${workspace} cannot be built.`);
  let output = '';
  const child = children.startNode(name, script, args, { cwd: join(root, workspace), env });
  child.onOutput((text) => {
    output += text;
  });
  const { code, signal } = await child.ended;
  if (code !== 0) {
    const words = output.trim().split('\n').slice(-25).join('\n');
    throw new Fault(`${workspace} could not be built (${signal ?? `code ${code}`}):\n${words}`);
  }
}
