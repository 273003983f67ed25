import type { ReactElement } from 'react';
import { dehydrate, hydrate } from '../server-rendering/dehydrated-state.ts';
import { htmlOf } from './words.tsx';

/**
 * By path: a collection's documents with their ids, or one document, null if it does not exist.
 * Paths that are missing here are still loading.
 */
type Stored = Readonly<Record<string, unknown>>;

/**
 * For tests: the HTML that the server would render for the page at `address` with these documents
 * stored. Every query gets its whole collection, unfiltered.
 */
export function serverRendered(stored: Stored, page: ReactElement, address = '/'): string {
  const render = (answers: ReadonlyMap<string, unknown>) => {
    hydrate(answers);
    return htmlOf(page, address);
  };
  try {
    let answers = new Map<string, unknown>();
    for (;;) {
      const html = render(answers);
      const asked = dehydrate().missing.filter(({ path }) => path in stored);
      if (asked.length === 0) return html;
      answers = new Map([...answers, ...asked.map(({ name, path }) => [name, stored[path]] as const)]);
    }
  } finally {
    // Test files in one thread share modules, so the next file must find nothing.
    hydrate(new Map());
  }
}
