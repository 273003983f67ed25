import * as z from 'zod/mini';
import { documentId, emailAddress } from '../document/index.ts';

export const grantRoleInput = z.strictObject({ request_id: documentId, email: emailAddress });
/** `created` when the address had no account: it then sets its password by the reset mail. */
export const grantRoleOutput = z.object({ uid: z.string(), created: z.boolean() });
export const revokeRoleInput = z.strictObject({
  request_id: documentId,
  uid: z.string().check(z.regex(/^[\w-]{1,128}$/)),
});

export const roleTexts = {
  denied: 'Access Denied',
  deniedWhy: "You don't have permission to access this page.",
  last: 'The last admin cannot be revoked',
  unknown: 'There is no such admin',
  anonymous: 'This account cannot become an admin',
} as const;
