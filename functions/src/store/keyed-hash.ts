import { createHmac } from 'node:crypto';
import type { Keys } from '../base/config.ts';

/**
 * A hash that stands for a value nobody is to read back: an IP address, a phone number, an email address. It is keyed, because
 * there are so few of these that a bare hash is reversed by trying them all.
 * @param kind keeps the same value from having the same hash in two places
 */
export function keyedHash(secret: string, kind: string, value: string): string {
  return createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 32);
}

/** The hashes of a value under each key: write under the first, and look under the others, which were in use before a rotation. */
export function keyedHashes(secrets: Keys, kind: string, value: string): Keys {
  const [first, ...older] = secrets;
  return [keyedHash(first, kind, value), ...older.map((secret) => keyedHash(secret, kind, value))];
}
