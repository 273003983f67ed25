import {
  generatedPostSchema,
  generatePostInput,
  generateProgress,
  suggestTitlesInput,
  suggestTitlesOutput,
} from '@streetlore/domain/blog';
import { callable, streamingCallable } from '../../data/index.ts';

/** Reports its progress. Rejects with CallError, as does `suggestTitles`. */
export const generatePost = streamingCallable('generatePost', generatePostInput, generateProgress, generatedPostSchema);

export const suggestTitles = callable('suggestTitles', suggestTitlesInput, suggestTitlesOutput);
