import { type AiUsage, aiUsageSchema } from '@streetlore/domain/ai';
import {
  generatedPostSchema,
  generatePostInput,
  generateProgress,
  suggestTitlesInput,
  suggestTitlesOutput,
} from '@streetlore/domain/blog';
import type { WithId } from '@streetlore/domain/document';
import { documents } from '@streetlore/domain/paths';
import { callable, streamingCallable } from '../../data/call.ts';
import { useDocumentOf } from '../../data/firestore.ts';
import type { Live } from '../../data/live.ts';

/** Writes a whole post and tells how far it is. Rejects with CallError. */
export const generatePost = streamingCallable('generatePost', generatePostInput, generateProgress, generatedPostSchema);

/** Five titles about a topic. Rejects with CallError. */
export const suggestTitles = callable('suggestTitles', suggestTitlesInput, suggestTitlesOutput);

/** What the model has been asked for today and how much it may be; null before it was ever asked. */
export function useAiUsage(): Live<WithId<AiUsage> | null> {
  return useDocumentOf(documents.aiUsage, aiUsageSchema);
}
