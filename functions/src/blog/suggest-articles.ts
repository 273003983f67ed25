import { SUGGESTIONS_KEPT, type SuggestArticlesOutput, suggestArticlesInput } from '@streetlore/domain/blog';
import { suggestArticles as choose } from '@streetlore/domain/blog/ideas';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { readIdeaSources } from './read-ideas.ts';

export async function drawIdeas(services: Services): Promise<SuggestArticlesOutput> {
  const suggestions = choose(await readIdeaSources(services), Math.random);
  await services.store.suggestions.set({ suggestions, drawn_at: services.now() });
  return { suggestions };
}

/**
 * Draws new ideas once a day.
 * @returns 1 if it has stored new ideas, else 0
 */
export async function redrawIdeas(services: Services): Promise<number> {
  const stored = await services.store.suggestions.read();
  if (stored && services.now().getTime() - stored.drawn_at.getTime() < SUGGESTIONS_KEPT) return 0;
  await drawIdeas(services);
  return 1;
}

export const suggestArticles = callable('suggestArticles', {
  input: suggestArticlesInput,
  who: 'admin',
  run: (services) => drawIdeas(services),
});
