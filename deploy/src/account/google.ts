import { cliModule } from '../cli.ts';
import { root } from '../project.ts';

/**
 * Asks one of Google's REST APIs with the CLI's login.
 * @returns the answer; null when the thing does not exist (404)
 */
export type AskGoogle = (url: string, options?: { method?: 'POST' | 'DELETE'; body?: unknown }) => Promise<unknown>;

type Account = {
  readonly user: unknown;
  readonly tokens: unknown;
};

const { selectAccount } = cliModule('auth.js') as {
  selectAccount(account: undefined, folder: string): Account | undefined;
};
const { requireAuth } = cliModule('requireAuth.js') as { requireAuth(options: object): Promise<string | null> };
const { getAccessToken } = cliModule('apiv2.js') as { getAccessToken(): Promise<string> };

/**
 * Signs in as the CLI does: with the account of `firebase login`, or with Application Default
 * Credentials.
 * @param project the project that the requests are counted on
 * @throws Error without a signed-in account
 */
export async function signIn(project: string): Promise<AskGoogle> {
  await requireAuth({ project, ...selectAccount(undefined, root) });
  const token = await getAccessToken();
  return async (url, { method, body } = {}) => {
    const answer = await fetch(url, {
      method: method ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-goog-user-project': project,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status === 404) return null;
    const said: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${new URL(url).hostname} answered ${answer.status}: ${messageOf(said)}`);
    return said;
  };
}

function messageOf(said: unknown): string {
  const { error } = (said ?? {}) as { error?: { message?: string } };
  return error?.message ?? 'no reason given';
}
