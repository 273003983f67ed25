import * as z from 'zod/mini';
import type { Finding } from './finding.ts';
import type { AskGoogle } from './google.ts';

/** Addresses from RFC 5737, which have no owner. */
const FORGED = ['192.0.2.1', '198.51.100.1'];

/** What the probe needs to call the project as a visitor. */
export type ForwardedVisitor = {
  /** The web app's key (VITE_FIREBASE_API_KEY), which is public. */
  readonly apiKey: string;
  /** Where the callable is: https://<region>-<project>.cloudfunctions.net */
  readonly functions: string;
};

/** Calls the project as a visitor does. Rejects when the project refuses. */
export type SendRequest = (url: string, body: unknown, headers: Record<string, string>) => Promise<unknown>;

/**
 * Tries which address the limits count by. Two new visitors register as voters, each with another
 * forged first entry in X-Forwarded-For. Voters keep a keyed hash of the address that limits count
 * by (functions/src/contest/stuffing/register-voter.ts). Equal hashes mean the address that Google's
 * front end saw; different hashes mean the forged one. The probe deletes both visitors.
 */
export async function probeForwarded(
  ask: AskGoogle,
  project: string,
  { apiKey, functions }: ForwardedVisitor,
  call: SendRequest = post,
): Promise<Finding> {
  const networks: string[] = [];
  for (const forged of FORGED) {
    const visitor = await call(`https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {}, {});
    const { idToken, localId } = z.parse(z.looseObject({ idToken: z.string(), localId: z.string() }), visitor);
    const voter = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/voters/${localId}`;
    try {
      const headers = { authorization: `Bearer ${idToken}`, 'x-forwarded-for': forged };
      await call(`${functions}/registerVoter`, { data: {} }, headers);
      const schema = z.nullable(
        z.looseObject({ fields: z.looseObject({ network: z.looseObject({ stringValue: z.string() }) }) }),
      );
      const document = z.parse(schema, await ask(voter));
      if (document) networks.push(document.fields.network.stringValue);
    } finally {
      await ask(voter, { method: 'DELETE' });
      await ask(`https://identitytoolkit.googleapis.com/v1/projects/${project}/accounts:delete`, {
        method: 'POST',
        body: { localId },
      });
    }
  }
  const what = 'X-Forwarded-For';
  if (networks.length < FORGED.length) {
    return {
      what,
      found: 'not known',
      faults: ['registerVoter kept no network: the probe of X-Forwarded-For found nothing.'],
    };
  }
  const isSame = new Set(networks).size === 1;
  return {
    what,
    found: isSame ? 'counted by the address that the front end saw' : 'counted by an entry that the caller wrote',
    faults: isSame
      ? []
      : ['Limits count by an entry of X-Forwarded-For that the caller writes: everybody can get around them.'],
  };
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`${new URL(url).hostname} answered ${answer.status} to the probe of X-Forwarded-For.`);
  return await answer.json();
}
