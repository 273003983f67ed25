import type { DeliveryReport } from '@streetlore/domain/sms';
import type { Twilio } from 'twilio';
import type { SettingsOf } from '../../base/config.ts';
import { reportOf } from './reports.ts';

export type Texting = ReturnType<typeof texting>;

/** A text as Twilio has it. `report` is `null` for a status that Twilio does not document. */
export type SentText = { sid: string; body: string; acceptedAt: Date; report: DeliveryReport | null };

/** The most texts that one listing returns. A listing of this length may be incomplete. */
const LISTED = 200;

/**
 * The longest times, in ms, of a call to Twilio: to send a text, for which people wait, and to list
 * texts.
 */
const REQUEST_TIMEOUTS_MS = { send: 4_000, list: 10_000 };

/**
 * Makes Twilio's client with a timeout in ms, well below the lease under which a text is sent. The
 * library has one timeout for each client. The library is loaded on first use: every function is a
 * process of its own, and most never call Twilio.
 */
async function connect(config: SettingsOf<'texting'>, timeout: number): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN[0], { timeout, autoRetry: false });
  client.api.baseUrl = config.TWILIO_API_BASE;
  return client;
}

/** The calls that the product makes to Twilio. */
export function texting(config: SettingsOf<'texting'>) {
  const sender = config.TWILIO_FROM.startsWith('MG')
    ? { messagingServiceSid: config.TWILIO_FROM }
    : { from: config.TWILIO_FROM };
  return {
    /**
     * Gives one text to Twilio, which has at most `left` ms to answer.
     * @returns the id that Twilio gives the text
     * @throws an error that `faultOfCall` can read
     */
    async send(text: { to: string; body: string; statusCallback: string }, left: number): Promise<string> {
      const client = await connect(config, Math.ceil(Math.min(REQUEST_TIMEOUTS_MS.send, left)));
      const { sid } = await client.messages.create({ ...sender, ...text });
      return sid;
    },
    /**
     * Lists the texts to a number that Twilio has accepted since a moment. The list shows whether
     * an attempt with an unknown outcome reached Twilio. The list is not filtered at Twilio: its
     * filter uses the date of sending, which is empty while a text waits there.
     * @throws Error when the listing fails, or may be incomplete because it is too long
     */
    async sentTo(to: string, since: Date): Promise<SentText[]> {
      const client = await connect(config, REQUEST_TIMEOUTS_MS.list);
      const listed = await client.messages.list({ to, limit: LISTED, pageSize: LISTED });
      const recent = listed.filter((message) => message.dateCreated >= since);
      if (recent.length === LISTED) throw new Error(`More than ${LISTED} texts to one number: the listing is cut off`);
      return recent.map(({ sid, body, dateCreated, status, errorCode }) => ({
        sid,
        body,
        acceptedAt: dateCreated,
        report: reportOf(sid, status, errorCode || null),
      }));
    },
  };
}
