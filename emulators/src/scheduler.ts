import { demoAdmin, ports, projectId, region, webEnv } from './config.ts';

/** How often the sweep runs, in milliseconds. Cloud Scheduler runs it as often in production. */
const everyMinute = 60_000;

const signIn = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${webEnv.VITE_FIREBASE_API_KEY}`;
const sweep = `http://127.0.0.1:${ports.functions}/${projectId}/${region}/sweepNow`;

/**
 * Calls `sweepNow` as the demo admin once a minute. It stands in for Cloud Scheduler, which no
 * emulator offers without Pub/Sub. A failure is printed once, not every minute.
 * @returns a function that stops the calls
 */
export function startScheduler(say: (line: string) => void): () => void {
  let lastSaid = '';
  const tick = async (): Promise<void> => {
    const failure = await sweepOnce();
    if (failure !== lastSaid && failure !== '') say(`Scheduler: ${failure}`);
    lastSaid = failure;
  };
  const timer = setInterval(() => void tick(), everyMinute);
  return () => clearInterval(timer);
}

/**
 * Runs one sweep.
 * @returns what went wrong, or nothing
 */
export async function sweepOnce(): Promise<string> {
  try {
    const account = await post(signIn, { ...demoAdmin, returnSecureToken: true });
    if (!account.ok) return `the demo admin cannot sign in (${account.status})`;
    const { idToken } = (await account.json()) as { idToken: string };
    const answer = await post(sweep, { data: {} }, { authorization: `Bearer ${idToken}` });
    if (answer.status === 404) return 'there is no function sweepNow, so nothing is swept';
    return answer.ok ? '' : `sweepNow answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
  } catch (error) {
    return `the sweep could not be called: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(50_000),
  });
}
