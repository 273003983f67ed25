import type { Twilio } from 'twilio';
import type { SettingsOf } from '../base/config.ts';

export type Texting = ReturnType<typeof texting>;
export type TwilioSignatures = ReturnType<typeof twilioSignatures>;

/** The fields of a webhook's form. */
export type TwilioForm = Record<string, string | string[]>;

/** The most texts that one listing returns. A listing of this length may be incomplete. */
const LISTED = 200;

/** Loaded on first use: every function is a process of its own, and most never call Twilio. */
const load = async () => (await import('twilio')).default;

/**
 * The longest times, in ms, of a call to Twilio: to send a text, for which people wait, and to list
 * texts.
 */
const REQUEST_TIMEOUTS_MS = { send: 4_000, list: 10_000 };

/**
 * Makes Twilio's client with a timeout in ms, well below the lease under which a text is sent. The
 * library has one timeout for each client.
 */
async function connect(config: SettingsOf<'texting'>, timeout: number): Promise<Twilio> {
  const twilio = await load();
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
     * @throws an error that `failureOf` can read
     */
    async send(text: { to: string; body: string; statusCallback: string }, left: number) {
      const client = await connect(config, Math.ceil(Math.min(REQUEST_TIMEOUTS_MS.send, left)));
      return await client.messages.create({ ...sender, ...text });
    },
    /**
     * Lists the texts to a number that Twilio has accepted since a moment. The list shows whether
     * an attempt with an unknown outcome reached Twilio. The list is not filtered at Twilio: its
     * filter uses the date of sending, which is empty while a text waits there.
     * @throws Error when the listing fails, or may be incomplete because it is too long
     */
    async sentTo(to: string, since: Date) {
      const client = await connect(config, REQUEST_TIMEOUTS_MS.list);
      const listed = await client.messages.list({ to, limit: LISTED, pageSize: LISTED });
      const recent = listed.filter((message) => message.dateCreated >= since);
      if (recent.length === LISTED) throw new Error(`More than ${LISTED} texts to one number: the listing is cut off`);
      return recent;
    },
  };
}

/** Checks webhook calls that claim to come from Twilio. */
export function twilioSignatures({ TWILIO_AUTH_TOKEN }: SettingsOf<'twilioSignatures'>) {
  return {
    /** Whether Twilio signed a webhook call with exactly this URL and form. */
    async isFromTwilio(signature: string, url: string, form: TwilioForm): Promise<boolean> {
      const { validateRequest } = await load();
      return TWILIO_AUTH_TOKEN.some((token) => validateRequest(token, signature, url, form));
    },
  };
}

/**
 * Why a text was not sent.
 * - `answered`: Twilio answered with an error.
 * - `unreachable`: no connection was made, so the text never left this machine.
 * - `unknown`: the outcome is unknown after a timeout, a broken connection or an unreadable answer.
 */
export type SendFailure =
  | { type: 'answered'; code: number | null; status: number }
  | { type: 'unreachable' }
  | { type: 'unknown' };

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Turns an error of the client into a SendFailure. */
export function failureOf(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { type: 'unknown' };
  const code = 'code' in error ? error.code : null;
  if ('status' in error && typeof error.status === 'number')
    return { type: 'answered', code: typeof code === 'number' ? code : null, status: error.status };
  return { type: typeof code === 'string' && neverConnected.has(code) ? 'unreachable' : 'unknown' };
}
