import { collections } from '@streetlore/domain/paths';
import * as z from 'zod/mini';
import type { Finding } from './finding.ts';
import type { AskGoogle } from './google.ts';

/** Asks Twilio's REST API for a path. */
export type AskTwilio = (path: string) => Promise<unknown>;

const DAY = 24 * 3_600_000;
/** How many documents one request asks for. */
const AT_ONCE = 300;
const MAX_NAMED = 5;

const messagesSchema = z.looseObject({
  messages: z.array(z.looseObject({ sid: z.string(), direction: z.string() })),
  next_page_uri: z.nullable(z.string()),
});
const gotSchema = z.array(z.looseObject({ missing: z.optional(z.string()) }));

/**
 * Compares the texts that Twilio received yesterday (UTC) with the stored texts, by their ids. A
 * text that was lost before our code ran has left no other trace. Uses Twilio's Messages list and
 * Firestore's documents.batchGet. Prints neither numbers nor words.
 * @param twilio null without Twilio's token
 */
export async function checkInbound(
  ask: AskGoogle,
  project: string,
  twilio: { readonly account: string; readonly ask: AskTwilio } | null,
  now: Date,
): Promise<Finding> {
  const what = 'Texts received';
  if (!twilio) return { what, found: 'not compared: TWILIO_AUTH_TOKEN is not set', faults: [] };
  const day = new Date(now.getTime() - DAY).toISOString().slice(0, 10);
  const received = await receivedOn(day, twilio);
  const missing: string[] = [];
  for (let from = 0; from < received.length; from += AT_ONCE)
    missing.push(...(await missingOf(ask, project, received.slice(from, from + AT_ONCE))));
  const named = missing.slice(0, MAX_NAMED).join(', ');
  return {
    what,
    found: `${received.length} at Twilio on ${day}, ${received.length - missing.length} stored`,
    faults:
      missing.length === 0
        ? []
        : [
            `${missing.length} of ${received.length} texts that Twilio received on ${day} are not stored (${named}): docs/runbook.md, 'Texts come in and get no reply', unless their senders were erased.`,
          ],
  };
}

async function receivedOn(day: string, twilio: { account: string; ask: AskTwilio }): Promise<string[]> {
  const sids: string[] = [];
  let path: string | null = `/2010-04-01/Accounts/${twilio.account}/Messages.json?DateSent=${day}&PageSize=1000`;
  while (path !== null) {
    const page: z.infer<typeof messagesSchema> = z.parse(messagesSchema, await twilio.ask(path));
    sids.push(...page.messages.filter(({ direction }) => direction === 'inbound').map(({ sid }) => sid));
    path = page.next_page_uri;
  }
  return sids;
}

async function missingOf(ask: AskGoogle, project: string, sids: readonly string[]): Promise<string[]> {
  const root = `projects/${project}/databases/(default)/documents`;
  const documents = sids.map((sid) => `${root}/${collections.smsMessages}/${sid}`);
  // Only the direction is read, because it names no person.
  const body = { documents, mask: { fieldPaths: ['direction'] } };
  const said = await ask(`https://firestore.googleapis.com/v1/${root}:batchGet`, { method: 'POST', body });
  return z
    .parse(gotSchema, said)
    .flatMap(({ missing }) => (missing ? [missing.slice(missing.lastIndexOf('/') + 1)] : []));
}

/**
 * Twilio's API with an account's token.
 * @throws Error with the status when Twilio refuses
 */
export function twilioApi(account: string, token: string): AskTwilio {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return async (path) => {
    const answer = await fetch(new URL(path, 'https://api.twilio.com'), { headers: { authorization } });
    if (!answer.ok) throw new Error(`api.twilio.com answered ${answer.status}`);
    return await answer.json();
  };
}
