export { type CleanPost, cleanPost, cleanTitles } from './clean.ts';
export { isAllowedLink } from './markdown.ts';
export { type PostAnswer, postQuestion, titlesQuestion } from './prompts.ts';
