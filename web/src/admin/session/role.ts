import { type Admin, adminSchema } from '@streetlore/domain/admin';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable, type Live, renewToken, useDocumentOf } from '../../data/index.ts';
import { firebase } from '../../firebase/start.ts';

const claim = callable('claimRole', z.strictObject({}), z.unknown());

/**
 * Claims the admin role for a verified address of ADMIN_EMAILS, and renews the token so that the role counts
 * at once. A token that has the role needs no call. Rejects with CallError.
 */
export async function claimOwnRole(): Promise<void> {
  const token = await firebase().auth.currentUser?.getIdTokenResult();
  if (token?.claims.role === 'admin') return;
  await claim({});
  await renewToken();
}

/** The user's own document among the admins. It tells at once when the role has been revoked. */
export function useOwnRole(uid: string): Live<WithId<Admin> | null> {
  return useDocumentOf(documents.admin(uid), adminSchema);
}
