import { type AiUsage, aiUsageSchema } from '@streetlore/domain/ai';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** The AI model's calls and tokens of today, and its daily limit; null before the first call. */
export function useAiUsage(): Live<WithId<AiUsage> | null> {
  return useDocumentOf(documents.aiUsage, aiUsageSchema);
}
