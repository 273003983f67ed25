import { type AiUsage, aiUsageSchema } from '@streetlore/domain/ai';
import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import { type CannedReplies, cannedRepliesSchema } from '@streetlore/domain/canned';
import { type Desk, defaultDesk, deskSchema } from '@streetlore/domain/desk';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import { type Live, mapLive } from './live.ts';

/** The AI model's calls and tokens of today, and its daily limit; null before the first call. */
export function useAiUsage(): Live<WithId<AiUsage> | null> {
  return useDocumentOf(documents.aiUsage, aiUsageSchema);
}

/** One audit entry, such as the entry of a post's last edit, which names the admin. */
export const useAuditEntry = (id: string): Live<WithId<AuditEntry> | null> =>
  useDocumentOf(documents.auditEntry(id), auditEntrySchema);

/** The canned replies; null until an admin has saved some. Admins only. */
export const useCannedReplies = (): Live<WithId<CannedReplies> | null> =>
  useDocumentOf(documents.cannedReplies, cannedRepliesSchema);

/** Support hours and on-call numbers. Admins only. */
export function useDesk(): Live<Desk> {
  return mapLive(useDocumentOf(documents.desk, deskSchema), (found) => found ?? defaultDesk);
}
