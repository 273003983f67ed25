export { type CleanPost, cleanPost, cleanTitles } from './clean.ts';
export { isAllowedLink, safeMarkdown } from './markdown.ts';
export { type Personal, withoutPersonal } from './personal.ts';
export {
  type Material,
  type PostAnswer,
  postAnswerSchema,
  postQuestion,
  type Question,
  titlesAnswerSchema,
  titlesQuestion,
} from './prompts.ts';
