import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ports } from '../config.ts';
import { Fault } from '../fault.ts';
import type { Children } from './children.ts';
import { builds, root } from './paths.ts';
import { functionsBundle, markFunctionsRebuilt } from './project.ts';

const bundling = ['--outdir', builds.functions];

/** Bundles the functions once. */
export async function buildFunctions(children: Children): Promise<void> {
  await finished(children, 'functions-build', join(root, 'functions', 'build.mjs'), bundling, 'functions', {});
}

/** Builds the site once, for the emulators; `env` is what Vite hands to it. */
export async function buildWeb(children: Children, env: Record<string, string>): Promise<void> {
  await finished(children, 'web-build', viteScript(), ['build', '--mode', 'emulators'], 'web', env);
}

/** Bundles the functions whenever their sources change and makes the running emulator load them again. */
export function watchFunctions(children: Children, say: (line: string) => void): () => void {
  const bundle = functionsBundle();
  const child = children.startNode('functions-watch', join(root, 'functions', 'build.mjs'), [...bundling, '--watch'], {
    cwd: join(root, 'functions'),
  });
  child.onOutput((text) => say(text.trimEnd()));
  watchFile(bundle, { interval: 500 }, markFunctionsRebuilt);
  return () => unwatchFile(bundle);
}

/** Starts Vite's development server; resolves when it answers. What hosting rewrites to functions goes to hosting. */
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
