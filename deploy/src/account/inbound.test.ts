import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AskGoogle } from './google.ts';
import { type AskTwilio, checkInbound } from './inbound.ts';

const now = new Date('2026-11-25T12:00:00Z');
const project = 'streetlore-prod';
const text = (sid: string, direction = 'inbound') => ({ sid, direction, from: '+447700900123', body: 'HINT' });

/** Twilio's list in two pages, as its REST reference shows them. */
const pages: AskTwilio = async (path) =>
  path.includes('Page=1')
    ? { messages: [text('SM3')], next_page_uri: null }
    : {
        messages: [text('SM1'), text('SM2'), text('SM9', 'outbound-api')],
        next_page_uri:
          '/2010-04-01/Accounts/AC1/Messages.json?DateSent=2026-11-24&PageSize=1000&Page=1&PageToken=PASM2',
      };

const asked = z.object({ documents: z.array(z.string()) });

/** Firestore's batchGet when these texts are stored. */
const storing =
  (...sids: string[]): AskGoogle =>
  async (_url, options) =>
    z
      .parse(asked, options?.body)
      .documents.map((name) =>
        sids.some((sid) => name.endsWith(`/sms_messages/${sid}`)) ? { found: { name } } : { missing: name },
      );

test('names the texts that Twilio received and nobody stored, from all pages, and no number', async () => {
  const paths: string[] = [];
  const ask: AskTwilio = (path) => {
    paths.push(path);
    return pages(path);
  };
  const found = await checkInbound(storing('SM2'), project, { account: 'AC1', ask }, now);
  expect(paths[0]).toBe('/2010-04-01/Accounts/AC1/Messages.json?DateSent=2026-11-24&PageSize=1000');
  expect(found).toEqual({
    what: 'Texts received',
    found: '3 at Twilio on 2026-11-24, 1 stored',
    faults: [expect.stringMatching(/^2 of 3 texts that Twilio received on 2026-11-24 are not stored \(SM1, SM3\)/)],
  });
});

test('finds nothing wrong when all are stored, on a day without texts, or without Twilio’s token', async () => {
  const faults = async (...given: Parameters<typeof checkInbound>) => (await checkInbound(...given)).faults;
  expect(await faults(storing('SM1', 'SM2', 'SM3'), project, { account: 'AC1', ask: pages }, now)).toEqual([]);
  const none: AskTwilio = async () => ({ messages: [], next_page_uri: null });
  expect(await faults(storing(), project, { account: 'AC1', ask: none }, now)).toEqual([]);
  expect(await checkInbound(storing(), project, null, now)).toMatchObject({
    found: expect.stringMatching(/^not compared/),
    faults: [],
  });
});
