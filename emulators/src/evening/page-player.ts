import { randomUUID } from 'node:crypto';
import type { Booking } from '@streetlore/domain/booking';
import { emulatorHosts, ports, projectId, region } from '../config.ts';
import { seededTeamTokenOf } from '../seed/links.ts';

const headers = { 'content-type': 'application/json' };

/** Signs a visitor in, as a browser that opens a team's page does. @returns the visitor's token */
async function signIn(): Promise<string> {
  const address = `http://${emulatorHosts.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ returnSecureToken: true }) });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/**
 * Sends a message from the page of a hunt as it stands.
 * @returns whether it was taken
 */
export async function writeOnPage({ page_id, hunt }: Booking, name: string, text: string): Promise<boolean> {
  const seen = { phase: hunt.phase, stop_number: hunt.stop_number };
  const data = { token: seededTeamTokenOf(page_id ?? ''), name, message_id: randomUUID(), text, seen };
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/${region}/playOnPage`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${await signIn()}` },
    body: JSON.stringify({ data }),
  });
  return answer.ok;
}
