import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { adminSchema } from './schema.ts';

/** Everybody who is or was an admin, the latest first. */
export const adminsEver = (most: number) =>
  query(collections.admins, adminSchema, orderBy('granted_at', 'desc'), limit(most));

/** Everybody who is an admin, in no order. */
export const activeAdmins = () => query(collections.admins, adminSchema, where('status', '==', 'active'));
