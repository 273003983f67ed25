import { SUGGESTIONS_KEPT, type SuggestArticlesOutput, suggestArticlesInput } from '@streetlore/domain/blog';
import { suggestArticles as choose } from '@streetlore/domain/blog/ideas';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { readIdeaSources } from './read-ideas.ts';

/** Draws ideas for articles over what there is now and keeps them for every dashboard that is opened. */
export async function drawIdeas(services: Services): Promise<SuggestArticlesOutput> {
  const suggestions = choose(await readIdeaSources(services), Math.random);
  await services.store.suggestions.set({ suggestions, drawn_at: services.now() });
  return { suggestions };
}

/** Draws anew what is a day old. @returns how often: once or not at all */
export async function redrawIdeas(services: Services): Promise<number> {
  const drawn = await services.store.suggestions.read();
  if (drawn && services.now().getTime() - drawn.drawn_at.getTime() < SUGGESTIONS_KEPT) return 0;
  await drawIdeas(services);
  return 1;
}

export const suggestArticles = callable('suggestArticles', {
  input: suggestArticlesInput,
  who: 'admin',
  run: (services) => drawIdeas(services),
});
