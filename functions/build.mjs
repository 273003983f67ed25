/**
 * Bundles the functions, with the domain and its zod inside, into lib/index.cjs: a deploy uploads this folder alone.
 * `--outdir DIR` puts it elsewhere: a local build must not be where a deploy finds it. Other npm packages stay outside and are installed from package.json; of zod most is never used, and loading it whole would take
 * a tenth of a second of every process's start. CommonJS, because Firebase's own runtime requires firebase-functions
 * that way: as a module it would be loaded a second time, at some 40 MB a process. `--watch` builds again whenever a source changes.
 * There is no source map: nothing reads one, and none may be uploaded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'src', 'index.ts');
if (!existsSync(entry)) {
  console.error('functions/src/index.ts is missing: there is no function to build.');
  process.exit(1);
}

const { outdir, watch } = parseArgs({
  options: {
    outdir: { type: 'string', default: join(here, 'lib') },
    watch: { type: 'boolean', default: false },
  },
}).values;

const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [entry],
  outfile: join(resolve(outdir), 'index.cjs'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
};

if (watch) {
  const watched = await context({
    ...options,
    plugins: [
      {
        name: 'say',
        setup: ({ onEnd }) =>
          onEnd(({ errors }) =>
            console.log(errors.length === 0 ? 'Functions built' : 'Functions not built: see above'),
          ),
      },
    ],
  });
  await watched.watch();
} else {
  try {
    await build(options);
  } catch {
    process.exit(1); // esbuild has printed where and why
  }
}
