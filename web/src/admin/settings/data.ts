import {
  type Admin,
  adminsEver,
  endSessionsInput,
  grantRoleInput,
  grantRoleOutput,
  removeSecondFactorInput,
  revokeRoleInput,
} from '@streetlore/domain/admin';
import { type AuditEntry, type AuditFilter, auditLogged } from '@streetlore/domain/audit';
import { saveCannedRepliesInput } from '@streetlore/domain/canned';
import { deskSchema, saveDeskInput } from '@streetlore/domain/desk';
import { huntSettingsSchema, saveHuntSettingsInput } from '@streetlore/domain/hunt';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable, type Live, type Pages, usePages, useQuery } from '../../data/index.ts';

const MAX_ADMINS = 100;
const AUDIT_PAGE = 25;

/** Present and former admins, the latest first. */
export function useAdmins(): Live<readonly WithId<Admin>[]> {
  return useQuery(adminsEver(MAX_ADMINS));
}

/**
 * Makes an address an admin, and creates its account if it has none. Rejects with CallError, as do the six
 * functions below.
 */
export const grantRole = callable('grantRole', grantRoleInput, grantRoleOutput);
export const revokeRole = callable('revokeRole', revokeRoleInput, z.object({}));
export const endSessions = callable('endSessions', endSessionsInput, z.object({}));
export const removeSecondFactor = callable('removeSecondFactor', removeSecondFactorInput, z.object({}));
export const saveCannedReplies = callable('saveCannedReplies', saveCannedRepliesInput, z.object({}));
export const saveDesk = callable('saveDesk', saveDeskInput, deskSchema);
export const saveHuntSettings = callable('saveHuntSettings', saveHuntSettingsInput, huntSettingsSchema);

export function useAuditLog(filter: AuditFilter, direction: 'asc' | 'desc'): Pages<AuditEntry> {
  return usePages(auditLogged(filter, direction), AUDIT_PAGE);
}
