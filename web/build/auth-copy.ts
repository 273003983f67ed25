import type { Plugin } from 'vite';

const COPY = '?copy';

/**
 * Gives second factors a copy of Firebase's Auth of their own. The SDK is one module, so that whatever one page uses of it is loaded by all
 * that use any: 3.7 kB (gzip) for every visitor, for what a few admins do. The copy works on the page's one `Auth` object, which tells no
 * difference: the browser test of second factors signs in through it. Only builds have it.
 */
export function authCopy(): Plugin {
  return {
    name: 'streetlore:auth-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isEntry = source === 'firebase/auth' && importer?.endsWith('/src/data/second-factor.ts');
      if (!importer || !(isEntry || importer.endsWith(COPY))) return null;
      const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
      const isAuth = found && /\/node_modules\/(firebase|@firebase)\/auth\//.test(found.id);
      return isAuth ? { ...found, id: found.id + COPY } : found;
    },
  };
}
