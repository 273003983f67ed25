import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

export const htmlOf = (page: ReactNode, address = '/') =>
  renderToString(<StaticRouter location={address}>{page}</StaticRouter>);

/** What a page tells machines: search engines, other sites and the browser's tab. */
const forMachines = /<(script|style|title|template)\b[^>]*>.*?<\/\1>|<(?:meta|link)\b[^>]*>/gs;

const shownIn = (html: string) => html.replace(forMachines, '');

export const wordsOf = (html: string) =>
  shownIn(html)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/**
 * What people see of some HTML: its words, its pictures and where its links lead. An `alt` is no
 * sign that a text stands on the page.
 */
export const seenIn = (html: string): string =>
  [wordsOf(html), ...shownIn(html).matchAll(/\s(?:src|srcset|href|style)="[^"]*"/gi)].join('\n');
