import { sheetsByClass } from 'virtual:built-site';
import type { Answers, Drawing } from '@streetlore/domain/page';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { conversation, serve } from './dehydrated-state.ts';
import { loadParts } from './lazy-live.tsx';

export { script } from 'virtual:built-site';

await loadParts();

/** What React lifts out of the page into the head; the document's head is filled by domain/page. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;
/** How React marks a part that it leaves to the browser. */
const LEFT_OUT = '<!--$!-->';

/** Drawer.draw: the application as the browser would first show it at `path`, had it been told `answers`. */
export function draw(path: string, answers: Answers): Drawing {
  serve(answers);
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  ).replace(HEAD, '');
  if (html.includes(LEFT_OUT)) throw new Error(`A part of ${path} cannot be drawn`);
  return { html, sheets: sheetsOf(html), ...conversation() };
}

/** The style sheets in which the classes of the page stand. */
function sheetsOf(html: string): string[] {
  const classes = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes.flatMap((name) => sheetsByClass[name] ?? []))];
}
