import type { ReactElement } from 'react';
import { dehydrate, hydrate } from '../server-rendering/dehydrated-state.ts';
import { htmlOf } from './words.tsx';

/** By path: a collection's documents with their ids, or a document; null when there is none. What is left out is still loading. */
type Stored = Readonly<Record<string, unknown>>;

/**
 * For tests: the page at `address` as HTML, had the server told it what is stored. Whatever a query asks for, it is told the
 * whole collection.
 */
export function drawnFrom(stored: Stored, page: ReactElement, address = '/'): string {
  const draw = (answers: ReadonlyMap<string, unknown>) => {
    hydrate(answers);
    return htmlOf(page, address);
  };
  try {
    draw(new Map());
    const known = dehydrate().missing.filter(({ path }) => path in stored);
    return draw(new Map(known.map(({ name, path }) => [name, stored[path]])));
  } finally {
    // The unit tests of a thread share their modules: nothing stays for the next file.
    hydrate(new Map());
  }
}
