import * as z from 'zod/mini';
import { firebase } from '../firebase/start.ts';
import { callable } from './core/call.ts';
import { renewToken } from './session.ts';

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
