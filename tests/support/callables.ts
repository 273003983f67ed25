import type { CallableRequest } from 'firebase-functions/v2/https';
import { noteProject } from './projects.ts';

/**
 * The emulated project that callables run in. A process keeps its services for all test files that
 * it runs, so its files share one project, one after the other. Each of Vitest's workers has its
 * own project.
 */
export const callableProject = `demo-callables-${process.env.VITEST_POOL_ID ?? '0'}`;
process.env.GCLOUD_PROJECT = callableProject;
noteProject(callableProject);

export type Callable<Output> = { run(request: CallableRequest<unknown>): Output };

/** The claims of an account's token, besides its uid. */
type Claims = { role?: string; email?: string; provider?: 'password' | 'anonymous'; secondFactor?: string };

/**
 * Calls a callable with an unsigned token, as the Auth emulator issues them. In an emulated project
 * the admin SDK accepts such a token and still checks all the rest, also revocation.
 * @param at when the account signed in
 */
export async function callWithToken<Output>(
  fn: Callable<Output>,
  data: unknown,
  uid: string,
  { role, email, provider = 'password', secondFactor }: Claims,
  at: Date = new Date(),
): Promise<Awaited<Output>> {
  const second = Math.floor(at.getTime() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${callableProject}`,
    aud: callableProject,
    sub: uid,
    user_id: uid,
    iat: second,
    auth_time: second,
    exp: second + 3600,
    firebase: {
      sign_in_provider: provider,
      identities: {},
      ...(secondFactor && { sign_in_second_factor: secondFactor }),
    },
    ...(role && { role }),
    ...(email && { email }),
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  const request = {
    data,
    auth: { uid, token: { ...claims, uid }, rawToken: token },
    rawRequest: { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' }, ip: '192.0.2.1' },
    acceptsStreaming: false,
  };
  return await fn.run(request as unknown as CallableRequest<unknown>);
}

/**
 * Calls a callable as a visitor would, in `callableProject`, with its schema and rate limit. `ip`
 * is the address that the front end saw. `app` is the id in a valid App Check token.
 */
export async function callAs<Output>(
  fn: Callable<Output>,
  data: unknown,
  visitor: { uid: string; ip?: string; app?: string } | null,
): Promise<Awaited<Output>> {
  const { uid, ip = '192.0.2.1', app } = visitor ?? { uid: '' };
  const request = {
    data,
    auth: visitor ? { uid, token: { uid, firebase: { sign_in_provider: 'anonymous' } }, rawToken: '' } : undefined,
    ...(app && { app: { appId: app } }),
    rawRequest: { headers: { 'x-forwarded-for': ip }, ip },
    acceptsStreaming: false,
  };
  return await fn.run(request as unknown as CallableRequest<unknown>);
}
