import { collections } from '../paths/index.ts';
import { DOCUMENT_ID, limit, orderBy, query, where } from '../query/index.ts';
import { auditEntrySchema } from './schema.ts';

export type AuditFilter = {
  readonly action: string | null;
  readonly email: string | null;
};

export const auditLogged = ({ action, email }: AuditFilter, direction: 'asc' | 'desc') =>
  query(
    collections.auditLog,
    auditEntrySchema,
    ...(action ? [where('action', '==', action)] : []),
    ...(email ? [where('actor_email', '==', email)] : []),
    orderBy('at', direction),
    orderBy(DOCUMENT_ID, direction),
  );

export const auditEntriesOn = (targets: readonly string[], most: number) =>
  query(collections.auditLog, auditEntrySchema, where('target', 'in', targets), orderBy('at', 'desc'), limit(most));
