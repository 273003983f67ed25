import type { Plugin } from 'vite';

const COPY = '?copy';

/**
 * Gives the code of second factors its own copy of Firebase's Auth. The SDK is one module, so every
 * page that uses Auth loads all that any page uses of it. Without the copy every visitor would load
 * 3.7 kB (gzip) for what a few admins do. The copy works on the page's one `Auth` object, which
 * cannot tell the difference: the browser test of second factors signs in through it. Only builds
 * have the copy.
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
