import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillHead, fixedPages, pageHead } from '@streetlore/domain/page';
import type { Plugin } from 'vite';

/**
 * Writes the site's document once for every page with a fixed address, each with its own head, and robots.txt. Hosting serves
 * these as files; pages of documents get their heads from a function. `site` is the website's address.
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
        const file = join(dir, `${path === '/' ? 'index' : path.slice(1)}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, fillHead(shell, pageHead(path, text, address)));
      }
      writeFileSync(join(dir, 'robots.txt'), robots(address));
    },
  };
}

const robots = (site: string) => `User-agent: *\nDisallow: /admin\n\nSitemap: ${site}/sitemap.xml\n`;
