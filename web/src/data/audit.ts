import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** One audit entry, such as the entry of a post's last edit, which names the admin. */
export const useAuditEntry = (id: string): Live<WithId<AuditEntry> | null> =>
  useDocumentOf(documents.auditEntry(id), auditEntrySchema);
