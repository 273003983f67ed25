import { type Admin, adminSchema } from '@streetlore/domain/admin';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable, type Live, renewToken, useDocumentOf } from '../../data/index.ts';
import { firebase } from '../../firebase/start.ts';

const claim = callable('claimRole', z.strictObject({}), z.unknown());

/**
 * Takes up the admin role that belongs to a verified address of ADMIN_EMAILS, and makes it count at once. Who has the role
 * in their token already needs no server for it. Rejects with CallError.
 */
export async function takeUpRole(): Promise<void> {
  const token = await firebase().auth.currentUser?.getIdTokenResult();
  if (token?.claims.role === 'admin') return;
  await claim({});
  await renewToken();
}

/** One's own line among the admins, live: it says at once when the role has been taken away. */
export function useOwnRole(uid: string): Live<WithId<Admin> | null> {
  return useDocumentOf(documents.admin(uid), adminSchema);
}
