import type { ReactElement } from 'react';
import { dehydrate, hydrate } from '../server-rendering/dehydrated-state.ts';
import { htmlOf } from './words.tsx';

/**
 * A collection's documents with their ids, or one document (null: does not exist), by path. Other
 * paths are still loading.
 */
type Stored = Readonly<Record<string, unknown>>;

/** What the server would render with these documents. Each query gets its whole collection. */
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
    // Test files in one thread share modules.
    hydrate(new Map());
  }
}
