export { IDEAS, type IdeaSources, suggestArticles } from './suggest.ts';
