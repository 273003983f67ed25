import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageData, type RenderedPage, readAddress, type ServerBundle } from '@streetlore/domain/page';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';

/** A page may need several rounds of reading: a tour by its name, then its stops and partners. */
const MAX_ROUNDS = 4;

/**
 * Renders a page on the server. The components say which data they need, and may need more once they have
 * some.
 * @returns null when the page cannot be rendered on the server; it still opens in a browser
 */
export async function renderPage(
  { store }: Services,
  bundle: ServerBundle,
  path: string,
): Promise<RenderedPage | null> {
  const { kind } = readAddress(path);
  try {
    let data: PageData = new Map();
    for (let round = 1; ; round += 1) {
      const page = bundle.render(path, data);
      // A path that can be no page costs no reads.
      if (kind === 'missing' || page.missing.length === 0 || round === MAX_ROUNDS) return page;
      const read = await Promise.all(
        page.missing.map(async (request) => [request.name, await store.readPublic(request)] as const),
      );
      data = new Map([...data, ...read]);
    }
  } catch (error) {
    log.error('A page could not be rendered', { kind }, error);
    return null;
  }
}

/** Where the site's build puts the server bundle (web/src/server-rendering/build/server-bundle.ts). */
const bundleFile = () => join(__dirname, 'site', 'render.js');
let loading: Promise<ServerBundle> | undefined;

/**
 * Loads the server bundle once. It is null when the functions were built without the site. Browsers then
 * render every page.
 */
export async function loadServerBundle(): Promise<ServerBundle | null> {
  const file = bundleFile();
  if (!existsSync(file)) return null;
  loading ??= import(pathToFileURL(file).href) as Promise<ServerBundle>;
  try {
    return await loading;
  } catch (error) {
    log.error('The site’s server bundle cannot be loaded', {}, error);
    return null;
  }
}
