import { isMark } from './plain-words.ts';
import type { Place, Tags } from './tags.ts';

/**
 * How a text speaks. `names`: it names a thing, as a guess does ('a man with a gun'). `cries`: it names a
 * thing without an article, as a guess or a cry does ('chest pain'). `tells`: it tells something.
 */
export type Manner = 'names' | 'cries' | 'tells';

export function mannerOf(readings: readonly string[][], tags: Tags): Manner {
  const at = (concept: 'article' | 'filler' | 'lead' | 'teller') => tags.get(concept) ?? [];
  let start = 0;
  let isGuess = false;
  for (;;) {
    if (isMark(readings[start]?.[0] ?? '')) start++;
    const isHere = ({ from }: Place) => from === start;
    const leads = at('lead').filter(isHere);
    const ends = [...leads, ...at('filler').filter(isHere)].map(({ to }) => to);
    if (ends.length === 0) break;
    isGuess ||= leads.length > 0;
    start = Math.max(...ends) + 1;
  }
  // The article stands before the name, or ends a lead: 'is it a …'.
  const article = at('article').find(({ from, to }) => from === start || to === start - 1);
  // 'A bleeding rose'
  const isOfName = (from: number) => article !== undefined && from === article.to + 1;
  if (at('teller').some(({ from }) => from >= start && !isOfName(from))) return 'tells';
  return isGuess || article ? 'names' : 'cries';
}
