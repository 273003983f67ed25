import type { Plugin } from 'vite';

const PREFIX = '\0reactfire-diet:';

/** The names reactfire 4 imports from each Firebase product that this site does not use through reactfire. */
const UNUSED: Record<string, readonly string[]> = {
  'firebase/database': ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
  'firebase/remote-config': ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
  'firebase/storage': ['getDownloadURL', 'ref'],
  'firebase/functions': ['httpsCallable'],
};

/**
 * reactfire imports every Firebase product it has hooks for. Imports made by reactfire itself of products that the site
 * uses directly or not at all become functions that throw; about 55 kB gzip less in the first load. Everything outside
 * reactfire still gets the real packages.
 */
export function reactfireDiet(): Plugin {
  return {
    name: 'streetlore:reactfire-diet',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/node_modules/reactfire/')) return null;
      return source in UNUSED ? PREFIX + source : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const product = id.slice(PREFIX.length);
      const message = `reactfire's hooks for ${product} are left out of this build`;
      return (UNUSED[product] ?? [])
        .map((name) => `export function ${name}() { throw new Error(${JSON.stringify(message)}); }`)
        .join('\n');
    },
  };
}
