import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FirstPicture, fillHead, fillPage, fixedPages, pageHead, unlistedHead } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import type { Plugin, Rolldown } from 'vite';
import { heroPicture } from '../../site/home/hero-picture.ts';
import { muralSources } from '../../ui/mural-sources.ts';
import { buildServerBundle, type ClientBuild } from './server-bundle.ts';

const hero: FirstPicture = {
  srcset: muralSources(heroPicture.name, heroPicture.widths, 'avif'),
  sizes: heroPicture.sizes,
  type: 'image/avif',
};

/** Fixed addresses whose first screen is live. The function `page` renders them on request. */
const onRequest: ReadonlySet<string> = new Set([routes.tours]);

/**
 * Prerenders every page with a fixed address into the site's document, each with its own head, and
 * writes robots.txt. Hosting serves these files. The function `page` renders all other pages into
 * app.html on request. Pages that no search engine should list share app.html as it is.
 * @param site the website's address
 * @param folder where the server bundle goes
 */
export function prerender(site: string, folder: string): Plugin {
  const address = site.replace(/\/+$/, '');
  let mode = 'production';
  return {
    name: 'streetlore:prerender',
    apply: 'build',
    configResolved(config) {
      mode = config.mode;
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder to write pages into');
      const shell = readFileSync(join(dir, 'index.html'), 'utf8');
      const { render } = await buildServerBundle(clientBuild(shell, bundle), mode, folder);
      for (const [path, text] of fixedPages) {
        if (onRequest.has(path)) continue;
        const file = join(dir, `${path === routes.home ? 'index' : path.slice(1)}.html`);
        mkdirSync(dirname(file), { recursive: true });
        const head = pageHead(path, text, address);
        const full = path === routes.home ? { ...head, firstPicture: hero } : head;
        writeFileSync(file, fillPage(shell, full, path, render(path, new Map()), 0));
      }
      writeFileSync(join(dir, 'app.html'), fillHead(shell, unlistedHead(address)));
      writeFileSync(join(dir, 'robots.txt'), robots(address));
    },
  };
}

/** Reads from the built files what the server bundle has to know about them. */
function clientBuild(shell: string, bundle: Rolldown.OutputBundle): ClientBuild {
  const script = [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  if (!script) throw new Error('The document names no script');
  const stylesheetsByClass: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css') || shell.includes(file.fileName)) continue;
    const css = String(file.source);
    for (const name of new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, found = '']) => found))) {
      stylesheetsByClass[name] = [...(stylesheetsByClass[name] ?? []), `/${file.fileName}`];
    }
  }
  return { script, stylesheetsByClass };
}

const robots = (site: string) => `User-agent: *\nDisallow: /admin\n\nSitemap: ${site}/sitemap.xml\n`;
