import {
  generatedPostSchema,
  generatePostInput,
  generateProgress,
  suggestTitlesInput,
  suggestTitlesOutput,
} from '@streetlore/domain/blog';
import { callable, streamingCallable } from '../../data/index.ts';

/** Writes a whole post and reports its progress. Rejects with CallError. */
export const generatePost = streamingCallable('generatePost', generatePostInput, generateProgress, generatedPostSchema);

/** Five titles about a topic. Rejects with CallError. */
export const suggestTitles = callable('suggestTitles', suggestTitlesInput, suggestTitlesOutput);
