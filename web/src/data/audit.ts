import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** One entry of the audit log, such as the one of a post's last edit: who did it. */
export const useAuditEntry = (id: string): Live<WithId<AuditEntry> | null> =>
  useDocumentOf(documents.auditEntry(id), auditEntrySchema);
