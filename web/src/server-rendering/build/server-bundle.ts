import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBundle } from '@streetlore/domain/page';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const web = fileURLToPath(new URL('../../..', import.meta.url));

export type ClientBuild = {
  readonly script: string;
  /** For each class, the style sheets that style it, other than the document's own. */
  readonly stylesheetsByClass: Readonly<Record<string, readonly string[]>>;
};

/**
 * Builds the application for the server, without Firebase and the back office: a server listens to
 * nothing.
 * @param folder beside the functions' own bundle, where the function `page` looks for it
 */
export async function buildServerBundle(client: ClientBuild, mode: string, folder: string): Promise<ServerBundle> {
  await build({
    configFile: false,
    root: web,
    mode,
    logLevel: 'warn',
    plugins: [react(), browserOnly],
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), CLIENT_BUILD: JSON.stringify(client) },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/server-rendering/render.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
    },
  });
  return (await import(`${pathToFileURL(folder)}/render.js?${Date.now()}`)) as ServerBundle;
}

const STUB = '\0browser-only:';

/** Code that still reaches a module for browsers only on the server gets an Error that says so. */
const browserOnly: Plugin = {
  name: 'streetlore:browser-only',
  enforce: 'pre',
  resolveId: (source) => (/^(?:firebase\/|reactfire$)|\/admin\/admin-app\.tsx$/.test(source) ? STUB + source : null),
  async load(id) {
    if (!id.startsWith(STUB)) return null;
    const source = id.slice(STUB.length);
    if (source.endsWith('.tsx')) return 'export default () => null;';
    const message = JSON.stringify(`${source} is not there on the server`);
    const names = Object.keys(await import(source)).filter((name) => /^\w+$/.test(name) && name !== 'default');
    return names.map((name) => `export function ${name}() { throw new Error(${message}); }`).join('\n');
  },
};
