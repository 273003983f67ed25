import { createHash } from 'node:crypto';
import { plainRecoveryCode } from '@streetlore/domain/admin';

/** What is stored in place of an admin's recovery code. A code has 80 random bits, so the hash needs no key. */
export const recoveryHash = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid}:${plainRecoveryCode(code)}`)
    .digest('base64url');
