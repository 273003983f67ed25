import { createHmac } from 'node:crypto';
import type { Keys } from '../platform/config.ts';

/** The id under which a client is counted. Keyed, because a bare hash of an IP address is undone by trying them all. */
export function allowanceKey(secret: string, kind: string, client: string): string {
  return createHmac('sha256', secret).update(`${kind}:${client}`).digest('base64url').slice(0, 32);
}

/** The ids of a client under each key of a secret: the first is written, the others are what may have been before a rotation. */
export function allowanceKeys(secrets: Keys, kind: string, client: string): Keys {
  const [first, ...older] = secrets;
  return [allowanceKey(first, kind, client), ...older.map((secret) => allowanceKey(secret, kind, client))];
}
