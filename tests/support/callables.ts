import type { CallableRequest } from 'firebase-functions/v2/https';

/**
 * The emulated project that callables find themselves in. A process keeps the services it has once built, for every file it
 * runs, so its files share one project, one after the other, and each of Vitest's workers has its own.
 */
export const callableProject = `demo-callables-${process.env.VITEST_POOL_ID ?? '0'}`;
process.env.GCLOUD_PROJECT = callableProject;

type Callable<Output> = { run(request: CallableRequest<unknown>): Output };

/**
 * Calls a callable as a visitor would, schema, rate limit and all, in `callableProject`; `ip` is what
 * the front end saw.
 */
export async function callAs<Output>(
  fn: Callable<Output>,
  data: unknown,
  visitor: { uid: string; ip?: string } | null,
): Promise<Awaited<Output>> {
  const { uid, ip = '192.0.2.1' } = visitor ?? { uid: '' };
  const request = {
    data,
    auth: visitor ? { uid, token: { uid, firebase: { sign_in_provider: 'anonymous' } }, rawToken: '' } : undefined,
    rawRequest: { headers: { 'x-forwarded-for': ip }, ip },
    acceptsStreaming: false,
  };
  return await fn.run(request as unknown as CallableRequest<unknown>);
}
