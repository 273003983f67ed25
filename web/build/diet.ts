import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = '\0diet:';

type Cut = {
  /** Part of the importing file's path; every other file gets the real package. */
  readonly from: string;
  readonly source: string;
  /** The names that the file imports. */
  readonly names: readonly string[];
};

/**
 * Imports of libraries that this site never reaches. reactfire has hooks for every Firebase
 * product; the site uses functions and storage in other ways, and the rest not at all. Firestore
 * carries a whole regular-expression engine for the pattern operators of pipeline queries, and no
 * query here uses those operators.
 */
const CUTS: readonly Cut[] = [
  {
    from: '/node_modules/reactfire/',
    source: 'firebase/database',
    names: ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
  },
  {
    from: '/node_modules/reactfire/',
    source: 'firebase/remote-config',
    names: ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
  },
  { from: '/node_modules/reactfire/', source: 'firebase/storage', names: ['getDownloadURL', 'ref'] },
  { from: '/node_modules/reactfire/', source: 'firebase/functions', names: ['httpsCallable'] },
  { from: '/node_modules/@firebase/firestore/', source: 're2js', names: ['RE2JS'] },
];

const externalStore = fileURLToPath(new URL('../src/data/external-store.ts', import.meta.url));

/** react-router's package names the build with all warnings for developers, even in production. */
function routerForProduction(): string {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('react-router/package.json'));
  return join(folder, 'dist', 'production', 'index.mjs');
}

/**
 * Replaces those imports with functions that throw when they are called. Home gets 95 kB (gzip)
 * smaller.
 */
export function diet(): Plugin {
  return {
    name: 'streetlore:diet',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-router') return routerForProduction();
      if (source === 'use-sync-external-store/shim' && importer?.includes('/node_modules/reactfire/'))
        return externalStore;
      const cut = CUTS.find((known) => known.source === source && importer?.includes(known.from));
      return cut ? { id: PREFIX + source, moduleSideEffects: false } : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const source = id.slice(PREFIX.length);
      const message = JSON.stringify(`${source} is left out of this build (web/build/diet.ts)`);
      const names = CUTS.find((known) => known.source === source)?.names ?? [];
      return names.map((name) => `export function ${name}() { throw new Error(${message}); }`).join('\n');
    },
  };
}
