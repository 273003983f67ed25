import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gameCommands } from '@streetlore/domain/commands';
import type { Hono } from 'hono';
import { siteUrl } from '../../config.ts';

const fonts = {
  '/phone/anton.woff2': '@fontsource/anton/files/anton-latin-400-normal.woff2',
  '/phone/archivo.woff2': '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  '/phone/marker.woff2': '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2',
};
const scripts = ['phone', 'inbox', 'thread', 'numbers'];

/** A link that the phone page shows, into a hunt that is there without booking. */
export type PageLink = { readonly name: string; readonly address: string };

/**
 * Serves the phone page: one document, its style, its scripts, and the three typefaces of
 * Streetlore. The document carries the commands of the game, each of which gets a button.
 */
export function servePage(app: Hono, ownNumber: string, links: () => readonly PageLink[]): void {
  const { resolve } = createRequire(import.meta.url);

  app.get('/', (c) =>
    c.html(
      pageFile('index.html')
        .replaceAll('{{siteUrl}}', siteUrl)
        .replaceAll('{{ownNumber}}', ownNumber)
        .replaceAll('{{commands}}', gameCommands.join(' '))
        .replace('{{links}}', listed(links())),
      200,
      fresh,
    ),
  );
  app.get('/phone/phone.css', (c) =>
    c.body(pageFile('phone.css'), 200, { ...fresh, 'content-type': 'text/css; charset=utf-8' }),
  );
  for (const script of scripts) {
    const headers = { ...fresh, 'content-type': 'text/javascript; charset=utf-8' };
    app.get(`/phone/${script}.js`, (c) => c.body(pageFile(`${script}.js`), 200, headers));
  }
  for (const [path, file] of Object.entries(fonts)) {
    const headers = { 'cache-control': 'max-age=86400', 'content-type': 'font/woff2' };
    app.get(path, (c) => c.body(readFileSync(resolve(file)), 200, headers));
  }
}

/** The list of the links, or an empty text. */
function listed(links: readonly PageLink[]): string {
  if (links.length === 0) return '';
  const items = links.map(({ name, address }) => `<li><a href="${address}">${name}</a></li>`);
  return `<h3>Already under way</h3><ul>${items.join('')}</ul>`;
}

const fresh = { 'cache-control': 'no-cache' };

function pageFile(name: string): string {
  return readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
}
