import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Drawer } from '@streetlore/domain/page';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));

const BUILT_SITE = 'virtual:built-site';
const ABSENT = '\0absent:';
/** What only a browser runs. */
const absent = [
  'firebase/app',
  'firebase/app-check',
  'firebase/auth',
  'firebase/firestore',
  'firebase/functions',
  'firebase/storage',
  'reactfire',
];

/** What the drawer knows of the site that the browser gets. */
export type BuiltSite = {
  readonly script: string;
  readonly sheetsByClass: Readonly<Record<string, readonly string[]>>;
};

/**
 * Builds the application to run where documents are made, without Firebase: listeners answer with what they are given.
 * @param folder beside the functions' own bundle, where the function `page` looks for it
 */
export async function buildDrawer(site: BuiltSite, mode: string, folder: string): Promise<Drawer> {
  await build({
    configFile: false,
    root: web,
    mode,
    logLevel: 'warn',
    plugins: [react(), without(site)],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/drawer/draw.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'draw.js' } },
    },
  });
  return (await import(`${pathToFileURL(folder)}/draw.js?${Date.now()}`)) as Drawer;
}

function without(site: BuiltSite): Plugin {
  return {
    name: 'streetlore:drawer',
    enforce: 'pre',
    resolveId(source) {
      if (source === BUILT_SITE) return `\0${BUILT_SITE}`;
      return absent.includes(source) || /\/admin\/admin-app\.tsx$/.test(source) ? ABSENT + source : null;
    },
    async load(id) {
      if (id === `\0${BUILT_SITE}`) {
        const parts = Object.entries(site).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
        return parts.join('\n');
      }
      if (!id.startsWith(ABSENT)) return null;
      const source = id.slice(ABSENT.length);
      if (!absent.includes(source)) return 'export default () => null;';
      const message = JSON.stringify(`${source} is not there where documents are drawn`);
      const names = Object.keys(await import(source)).filter((name) => /^\w+$/.test(name) && name !== 'default');
      return names.map((name) => `export function ${name}() { throw new Error(${message}); }`).join('\n');
    },
  };
}
