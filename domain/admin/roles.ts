import * as z from 'zod/mini';
import { documentId, emailAddress } from '../fields/index.ts';

export const grantRoleInput = z.strictObject({ request_id: documentId, email: emailAddress });
/** `mailed`: whether we mail a link to set a password, as we do to an address without a verified account. */
export const grantRoleOutput = z.object({ uid: z.string(), mailed: z.boolean() });
export const revokeRoleInput = z.strictObject({
  request_id: documentId,
  uid: z.string().check(z.regex(/^[\w-]{1,128}$/)),
});
export const endSessionsInput = z.strictObject({ request_id: documentId });
export const removeSecondFactorInput = revokeRoleInput;

export const roleTexts = {
  denied: 'Access Denied',
  deniedWhy: "You don't have permission to access this page.",
  last: 'The last admin cannot be revoked',
  unknown: 'There is no such admin',
  ownFactor: 'Another admin must remove your second factor',
  anonymous: 'This account cannot become an admin',
} as const;
