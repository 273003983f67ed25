import type { Manifest } from '../package.ts';
import type { Finding } from './finding.ts';

/** What a function answered: its status, and the beginning of its body. */
export type HttpAnswer = { readonly status: number; readonly type: string; readonly body: string };
/** Asks a function as a stranger does, without a token. */
export type AskStranger = (url: string, method: 'GET' | 'POST') => Promise<HttpAnswer>;

const AT_ONCE = 10;

/**
 * Calls every function that browsers and vendors call, without a token, and expects our own answer.
 * The CLI makes a callable public only when it creates it. When that creation was cut off, Google
 * answers with 403 before our code runs. Our own answers are:
 * - A callable refuses a call without a token before it reads anything.
 * - A webhook refuses a GET.
 * - A page is shown.
 * @param base where the functions are: https://<region>-<project>.cloudfunctions.net
 */
export async function checkReachable(
  { endpoints }: Pick<Manifest, 'endpoints'>,
  base: string,
  ask: AskStranger = stranger,
): Promise<Finding> {
  const called = Object.entries(endpoints).filter(([, endpoint]) => endpoint.callableTrigger ?? endpoint.httpsTrigger);
  const faults: string[] = [];
  for (let from = 0; from < called.length; from += AT_ONCE) {
    const some = called.slice(from, from + AT_ONCE).map(async ([name, { callableTrigger }]) => {
      const answer = await ask(`${base}/${name}`, callableTrigger ? 'POST' : 'GET');
      const fault = faultOf(answer, callableTrigger !== undefined);
      return fault === null ? [] : [`${name} ${fault}`];
    });
    faults.push(...(await Promise.all(some)).flat());
  }
  return { what: 'Functions', found: `${called.length - faults.length} of ${called.length} answer strangers`, faults };
}

function faultOf({ status, type, body }: HttpAnswer, isCallable: boolean): string | null {
  const isGoogles =
    type.includes('text/html') && /does not have permission|Error: (?:Forbidden|Page not found)/.test(body);
  if (status === 403 && isGoogles)
    return 'is private: allow allUsers to call it, or delete it and deploy again (docs/deploy.md, CPU).';
  if (status === 404 && isGoogles) return 'is not there: deploy it.';
  if (status >= 500) return `answers ${status}: look into its log.`;
  // Where App Check is enforced, it is checked before the token. Both answer UNAUTHENTICATED.
  if (isCallable && !(status === 401 && body.includes('UNAUTHENTICATED')))
    return `answers ${status} to a call without a token, not our own refusal.`;
  return null;
}

async function stranger(url: string, method: 'GET' | 'POST'): Promise<HttpAnswer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, method === 'POST' ? { method, headers, body: '{"data":null}' } : { method });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: (await answer.text()).slice(0, 2_000),
  };
}
