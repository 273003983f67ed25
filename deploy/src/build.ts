import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { refuseEnvironment, type Variables } from './checks/environment.ts';
import { findLeaks, type Uploaded } from './checks/leaks.ts';
import { functionsEnvironment, siteEnvironment, siteTrader } from './environment.ts';
import { parseLockfile, workspaceLockfile } from './lockfile.ts';
import { readProject, root } from './project.ts';
import { runCommand } from './run.ts';
import { listUploads } from './uploads.ts';

/**
 * Builds what a deploy uploads, from nothing: the functions' bundle, the site and its server bundle
 * beside it, and the lockfile that Cloud Build installs the functions from. It always builds both
 * halves, because pages that functions render name the site's scripts.
 * @param project the project to deploy to; undefined when nothing is deployed
 * @returns the reasons why this must not be deployed; none when it may
 * @throws Error with the output of a build that failed
 */
export async function buildForDeploy(project: string | undefined): Promise<string[]> {
  const refusals = refuseEnvironment({
    project,
    site: siteEnvironment(),
    functions: functionsEnvironment(project),
  });
  if (refusals.length > 0) return refusals;
  const functions = join(root, 'functions');
  rmSync(join(functions, 'lib'), { recursive: true, force: true });
  await finished('The functions', join(functions, 'build.mjs'), [], functions, {});
  const web = join(root, 'web');
  const require = createRequire(join(web, 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  await finished('The site', vite, ['build', '--logLevel', 'warn'], web, siteTrader(project));
  const lock = workspaceLockfile(parseLockfile(readFileSync(join(root, 'package-lock.json'), 'utf8')), 'functions');
  writeFileSync(join(functions, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  return findLeaks(await readUploads());
}

/** The text files among what a deploy would upload now. */
async function readUploads(): Promise<Uploaded[]> {
  const { functions, hosting } = await listUploads(readProject());
  return [...functions, ...hosting]
    .filter((file) => !/\.(?:avif|webp|png|jpe?g|ico|woff2?)$/.test(file))
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }));
}

async function finished(what: string, script: string, args: string[], cwd: string, more: Variables): Promise<void> {
  const env = { ...process.env, ...more, NODE_ENV: 'production', NO_COLOR: '1' };
  const { code, printed } = await runCommand(process.execPath, [script, ...args], { cwd, env });
  if (code !== 0) throw new Error(`${what} could not be built:\n${printed.trim().split('\n').slice(-25).join('\n')}`);
}
