import { documents } from '@streetlore/domain/paths';
import * as z from 'zod/mini';
import { emulatorHosts, projectId } from '../../emulators/src/config.ts';
import { functionUrl } from '../bench/paths.ts';

const signedUp = z.object({ idToken: z.string(), localId: z.string() });
const database = `projects/${projectId}/databases/(default)`;

/** An anonymous visitor without a browser, who sends the same requests as a browser. */
export type SoakVisitor = {
  uid: string;
  /**
   * Calls a callable.
   * @throws Error with the answer
   */
  call<Output>(name: string, input: unknown): Promise<Output>;
  /**
   * Writes or deletes the visitor's vote for a photo, under the rules.
   * @returns the answer's status
   */
  vote(photo: string, isCast: boolean): Promise<number>;
};

/**
 * Signs a new visitor in. It uses no client SDK, for two reasons: the SDKs would keep a thousand
 * connections open, and cannot say which network a visitor comes from. Rate limits count by
 * network.
 */
export async function newVisitor(network: string): Promise<SoakVisitor> {
  const address = `http://${emulatorHosts.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const account = await post(address, { returnSecureToken: true });
  if (!account.ok) throw new Error(`Nobody could sign up: ${account.status}`);
  const { idToken, localId: uid } = z.parse(signedUp, await account.json());
  const authorization = `Bearer ${idToken}`;
  return {
    uid,
    async call<Output>(name: string, data: unknown) {
      const answer = await post(functionUrl(name), { data }, { authorization, 'x-forwarded-for': network });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`);
      return (JSON.parse(text) as { result: Output }).result;
    },
    async vote(photo, isCast) {
      const name = `${database}/documents/${documents.vote(photo, uid)}`;
      const cast = {
        update: { name, fields: {} },
        updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
      };
      const commit = `http://${emulatorHosts.firestore}/v1/${database}/documents:commit`;
      const answer = await post(commit, { writes: [isCast ? cast : { delete: name }] }, { authorization });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
