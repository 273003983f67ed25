import { type AiUsage, aiUsageSchema } from '@streetlore/domain/ai';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** What the model has been asked for today and how much it may be; null before it was ever asked. */
export function useAiUsage(): Live<WithId<AiUsage> | null> {
  return useDocumentOf(documents.aiUsage, aiUsageSchema);
}
