/**
 * Bundles the functions, with the domain inside, into lib/index.js: a deploy uploads this folder alone. npm packages
 * stay outside and are installed from package.json. `--watch` builds again whenever a source changes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'src', 'index.ts');
if (!existsSync(entry)) {
  console.error('functions/src/index.ts is missing: there is no function to build.');
  process.exit(1);
}

const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: [entry],
  outfile: join(here, 'lib', 'index.js'),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  // Packages of the domain are bundled too; those among them in CommonJS still ask for require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

if (process.argv.includes('--watch')) {
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
