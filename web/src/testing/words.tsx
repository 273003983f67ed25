import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** For tests: the HTML of a page at `address`. */
export const htmlOf = (page: ReactNode, address = '/') =>
  renderToString(<StaticRouter location={address}>{page}</StaticRouter>);

/** For tests: the words of some HTML, as people read them. */
export const wordsOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
