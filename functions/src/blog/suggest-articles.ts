import { type SuggestArticlesOutput, suggestArticlesInput } from '@streetlore/domain/blog';
import { suggestArticles as choose } from '@streetlore/domain/blog/ideas';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { readIdeaSources } from './read-ideas.ts';

/** Ideas for articles over what there is now. */
export async function drawIdeas(services: Services): Promise<SuggestArticlesOutput> {
  return { suggestions: choose(await readIdeaSources(services), Math.random) };
}

export const suggestArticles = callable('suggestArticles', {
  input: suggestArticlesInput,
  who: 'admin',
  run: (services) => drawIdeas(services),
});
