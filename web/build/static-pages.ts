import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FirstPicture, fillHead, fixedPages, pageHead, unlistedHead } from '@streetlore/domain/page';
import { routes } from '@streetlore/domain/paths';
import type { Plugin } from 'vite';
import { heroPicture } from '../src/site/home/hero-picture.ts';
import { muralSources } from '../src/ui/mural-sources.ts';

const hero: FirstPicture = {
  srcset: muralSources(heroPicture.name, heroPicture.widths, 'avif'),
  sizes: heroPicture.sizes,
  type: 'image/avif',
};

/**
 * Writes the site's document once for every page with a fixed address, each with its own head, and robots.txt. Hosting serves
 * these as files; pages of documents get their heads from a function, and pages that are nobody's search result share
 * app.html. `site` is the website's address.
 */
export function staticPages(site: string): Plugin {
  const address = site.replace(/\/+$/, '');
  return {
    name: 'streetlore:static-pages',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) throw new Error('The build has no folder to write pages into');
      const shell = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const [path, text] of fixedPages) {
        const file = join(dir, `${path === routes.home ? 'index' : path.slice(1)}.html`);
        mkdirSync(dirname(file), { recursive: true });
        const head = pageHead(path, text, address);
        writeFileSync(file, fillHead(shell, path === routes.home ? { ...head, firstPicture: hero } : head));
      }
      writeFileSync(join(dir, 'app.html'), fillHead(shell, unlistedHead(address)));
      writeFileSync(join(dir, 'robots.txt'), robots(address));
    },
  };
}

const robots = (site: string) => `User-agent: *\nDisallow: /admin\n\nSitemap: ${site}/sitemap.xml\n`;
