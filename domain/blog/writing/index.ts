export { type CleanPost, cleanPost, cleanTitles } from './clean.ts';
export { isAllowedLink, safeMarkdown } from './markdown.ts';
export { type PostAnswer, postQuestion, titlesQuestion } from './prompts.ts';
