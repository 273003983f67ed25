import { expect, test } from 'vitest';
import { probeForwarded, type SendRequest } from './forwarded.ts';
import type { AskGoogle } from './google.ts';

/**
 * A project whose limits count by what `countedBy` reads from the header that the front end
 * forwards.
 */
function project(countedBy: (forwarded: string) => string) {
  const voters = new Map<string, string>();
  const deleted: string[] = [];
  let visitors = 0;
  const call: SendRequest = async (url, _body, headers) => {
    if (url.includes('accounts:signUp')) {
      visitors += 1;
      return { idToken: `visitor-${visitors}`, localId: `visitor-${visitors}` };
    }
    const uid = headers.authorization?.replace('Bearer ', '') ?? '';
    voters.set(uid, countedBy(`${headers['x-forwarded-for']}, 203.0.113.7`));
    return { result: {} };
  };
  const ask: AskGoogle = async (url, { method, body } = {}) => {
    const uid = url.split('/').at(-1) ?? '';
    if (method === 'DELETE') deleted.push(`voter ${uid}`);
    if (method === 'POST') deleted.push(`account ${(body as { localId: string }).localId}`);
    const network = voters.get(uid);
    return network === undefined ? null : { fields: { network: { stringValue: network } } };
  };
  return {
    probe: () => probeForwarded(ask, 'streetlore-prod', { apiKey: 'key', functions: 'https://f.example' }, call),
    deleted,
  };
}

test('finds no fault when limits count by the last entry, and deletes both visitors', async () => {
  const { probe, deleted } = project((forwarded) => forwarded.split(', ').at(-1) ?? '');
  expect(await probe()).toMatchObject({ found: 'counted by the address that the front end saw', faults: [] });
  expect(deleted).toEqual(['voter visitor-1', 'account visitor-1', 'voter visitor-2', 'account visitor-2']);
});

test('names limits that count by an address the caller wrote', async () => {
  const { probe } = project((forwarded) => forwarded.split(', ')[0] ?? '');
  expect((await probe()).faults).toEqual([expect.stringMatching(/that the caller writes/)]);
});
