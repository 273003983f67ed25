import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useDocumentOf } from './firestore.ts';
import type { Live } from './live.ts';

/** One entry of the audit log. A post's last edit has one, for example: it names the admin. */
export const useAuditEntry = (id: string): Live<WithId<AuditEntry> | null> =>
  useDocumentOf(documents.auditEntry(id), auditEntrySchema);
