import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { neighborhoodSlugs } from '@streetlore/domain/city';
import {
  type FirstPicture,
  fillHead,
  fillPage,
  fixedPages,
  type PageHead,
  pageHead,
  unlistedHead,
} from '@streetlore/domain/page';
import { giftRoutes, patterns, routes } from '@streetlore/domain/paths';
import type { Plugin, Rolldown } from 'vite';
import { closure, holds } from '../../../build/chunks.ts';
import { heroPicture } from '../../site/home/hero-picture.ts';
import { muralSources } from '../../ui/mural-sources.ts';
import { buildServerBundle, type ClientBuild } from './server-bundle.ts';

const hero: FirstPicture = {
  srcset: muralSources(heroPicture.name, heroPicture.widths, 'avif'),
  sizes: heroPicture.sizes,
  type: 'image/avif',
};

/** Fixed addresses whose first screen is live. The function `page` renders them on request. */
const onRequest: ReadonlySet<string> = new Set([
  routes.tours,
  routes.contest,
  routes.contestWinners,
  routes.leaderboard,
  routes.partners,
  ...neighborhoodSlugs.map(routes.partnersOf),
  routes.blog,
  routes.parties,
]);

const partyFiles = [
  '/src/sold-pages.tsx',
  '/src/site/parties/parties-pages.tsx',
  '/src/site/parties/party/party-pages.tsx',
];
const giftFiles = ['/src/sold-pages.tsx', '/src/site/gifts/gifts-pages.tsx', '/src/site/gifts/given/given-pages.tsx'];

/**
 * The pages behind a private link (its token stands behind `#`), and the modules that each needs. Such a
 * page is empty until its code runs, so its HTML names every file of that code.
 */
const byLink: Readonly<Record<string, readonly string[]>> = {
  [routes.bookingPage]: ['/src/site/your-hunt/your-hunt-page.tsx'],
  [routes.teamPage]: ['/src/site/team/team-page.tsx'],
  [patterns.till]: ['/src/site/till/till-page.tsx'],
  [routes.partyPage]: partyFiles,
  [routes.partyBoard]: partyFiles,
  [giftRoutes.gift]: giftFiles,
  [giftRoutes.buyer]: giftFiles,
};
/** What every live page waits for before Firebase starts. */
const LIVE = '/src/firebase/dead-database.ts';

/**
 * Prerenders every page with a fixed address, each with its own head, and writes robots.txt.
 * Hosting serves these files; the function `page` renders other pages into app.html. Pages that no
 * search engine should list share app.html as it is.
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
      const write = (path: string, html: string) => {
        const file = join(dir, `${path === routes.home ? 'index' : path.slice(1)}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, html);
      };
      const fill = (path: string, head: PageHead) => fillPage(shell, head, path, render(path, new Map()), 0);
      for (const [path, text] of fixedPages) {
        if (onRequest.has(path)) continue;
        const head = pageHead(path, text, address);
        write(path, fill(path, path === routes.home ? { ...head, firstPicture: hero } : head));
      }
      for (const [path, modules] of Object.entries(byLink)) {
        const html = withPreloads(filesOf(bundle, [...modules, LIVE]), fill(path, unlistedHead(address)));
        write(path, mode === 'emulators' ? html : withConnection(html));
      }
      writeFileSync(join(dir, 'app.html'), fillHead(shell, unlistedHead(address)));
      writeFileSync(join(dir, 'robots.txt'), robots(address));
    },
  };
}

/**
 * The files of the entry and of some modules, with all scripts that they import, and style sheets.
 * @throws Error when a module is in no chunk
 */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const roots = modules.map((module) => {
    const chunk = chunks.find((one) => holds(one, module));
    if (!chunk) throw new Error(`${module} is in no chunk: correct byLink`);
    return chunk;
  });
  const needed = [...closure([...chunks.filter(({ isEntry }) => isEntry), ...roots], chunks)];
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...needed.map(({ fileName }) => fileName), ...new Set(styles)];
}

/** Makes the browser load these files at once, except the document's own style sheets. */
function withPreloads(files: readonly string[], html: string): string {
  const links = files
    .filter((file) => !html.includes(`<link rel="stylesheet" crossorigin href="/${file}"`))
    .map(
      (file) =>
        `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}" />`,
    );
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Opens the connection to Firestore while the code loads. It takes three round trips. */
const withConnection = (html: string): string =>
  html.replace('</head>', '  <link rel="preconnect" crossorigin href="https://firestore.googleapis.com" />\n  </head>');

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
