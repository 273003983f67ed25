import { type Admin, adminSchema, grantRoleInput, grantRoleOutput, revokeRoleInput } from '@streetlore/domain/admin';
import { type AuditEntry, auditEntrySchema } from '@streetlore/domain/audit';
import type { WithId } from '@streetlore/domain/document';
import { huntSettingsSchema, saveHuntSettingsInput } from '@streetlore/domain/hunt';
import { collections } from '@streetlore/domain/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import { callable } from './core/call.ts';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';
import { type Pages, usePagesOf } from './core/pages.ts';

/** More people than a company of this kind lets into its back office. */
const MOST_ADMINS = 100;
/** Rows of a page of the audit log. */
export const AUDIT_PAGE = 25;

/** Everybody who is or was an admin, the latest first. */
export function useAdmins(): Live<readonly WithId<Admin>[]> {
  return useQueryOf('by grant', collections.admins, adminSchema, () => [
    orderBy('granted_at', 'desc'),
    limit(MOST_ADMINS),
  ]);
}

/** Makes an address an admin, with an account of its own if it has none. Rejects with CallError, as do the next two. */
export const grantRole = callable('grantRole', grantRoleInput, grantRoleOutput);
export const revokeRole = callable('revokeRole', revokeRoleInput, z.object({}));
export const saveHuntSettings = callable('saveHuntSettings', saveHuntSettingsInput, huntSettingsSchema);

/** What of the audit log is shown; null is everything. */
export interface AuditFilter {
  readonly action: string | null;
  readonly email: string | null;
}

/** The audit log, page by page and live, the newest first. */
export function useAuditLog({ action, email }: AuditFilter, direction: 'asc' | 'desc'): Pages<AuditEntry> {
  return usePagesOf({
    path: collections.auditLog,
    schema: auditEntrySchema,
    name: `action ${action ?? 'any'}, by ${email ?? 'anybody'}`,
    where: () => [
      ...(action ? [where('action', '==', action)] : []),
      ...(email ? [where('actor_email', '==', email)] : []),
    ],
    order: { field: 'at', direction },
    size: AUDIT_PAGE,
  });
}
