import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../base/config.ts';

/**
 * A hash in place of a value that nobody may read back: an IP address, a phone number, an email
 * address. There are so few such values that somebody could reverse a bare hash by trying them all.
 * So the hash has a secret key.
 * @param kind makes the hashes of the same value differ between two uses
 */
export function keyedHash(secret: string, kind: string, value: string): string {
  return createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 32);
}

/**
 * The hashes of a value under each key. Write under the first hash. Read under the others as well:
 * their keys were in use before a rotation.
 */
export function keyedHashes(secrets: Keys, kind: string, value: string): Keys {
  const [first, ...older] = secrets;
  return [keyedHash(first, kind, value), ...older.map((secret) => keyedHash(secret, kind, value))];
}

/** Whether a hash that somebody gave is one of ours. How long the answer takes says nothing about them. */
export const isOneOf = (ours: readonly string[], given: string): boolean =>
  ours.some((one) => {
    const [a, b] = [Buffer.from(one), Buffer.from(given)];
    return a.length === b.length && timingSafeEqual(a, b);
  });
