import type { PageData, RenderedPage } from '@streetlore/domain/page';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { ClientBuild } from './build/server-bundle.ts';
import { dehydrate, hydrate } from './dehydrated-state.ts';
import { loadAll } from './lazy-live.tsx';

/** build/server-bundle.ts replaces this name with the value. */
declare const CLIENT_BUILD: ClientBuild;

const { script, stylesheetsByClass } = CLIENT_BUILD;

export { script };

await loadAll();

/** What React lifts into the head. domain/page fills the document's head instead. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;
/** React marks a Suspense boundary like this when it leaves it to the browser. */
const CLIENT_RENDERED = '<!--$!-->';

/** ServerBundle.render: the application as the browser would first show it. */
export function render(path: string, data: PageData): RenderedPage {
  hydrate(data);
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  ).replace(HEAD, '');
  if (html.includes(CLIENT_RENDERED)) throw new Error(`A part of ${path} cannot be rendered on the server`);
  return { html, stylesheets: stylesheetsOf(html), ...dehydrate() };
}

function stylesheetsOf(html: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes.flatMap((name) => stylesheetsByClass[name] ?? []))];
}
