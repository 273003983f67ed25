import { END } from './plain-words.ts';
import type { Tags } from './tags.ts';

/**
 * What a text does: it names a thing, as a guess does ('a man with a gun'); it names without an
 * article, as a guess does and a cry ('chest pain'); or it tells something.
 */
export type Manner = 'names' | 'cries' | 'tells';

export function mannerOf(readings: readonly string[][], tags: Tags): Manner {
  const at = (concept: 'lead' | 'teller' | 'article') => tags.get(concept) ?? [];
  let start = 0;
  for (;;) {
    if (readings[start]?.[0] === END) start++;
    const lead = at('lead').filter(({ from }) => from === start);
    if (lead.length === 0) break;
    start = Math.max(...lead.map(({ to }) => to)) + 1;
  }
  const article = at('article').find(({ from }) => from === start);
  // 'A bleeding rose'
  const isOfName = (from: number) => article !== undefined && from === article.to + 1;
  if (at('teller').some(({ from }) => from >= start && !isOfName(from))) return 'tells';
  return start > 0 || article ? 'names' : 'cries';
}
