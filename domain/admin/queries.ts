import { collections } from '../paths/index.ts';
import { limit, orderBy, query, where } from '../query/index.ts';
import { adminSchema } from './schema.ts';

export const adminsEver = (most: number) =>
  query(collections.admins, adminSchema, orderBy('granted_at', 'desc'), limit(most));

export const activeAdmins = () => query(collections.admins, adminSchema, where('status', '==', 'active'));
