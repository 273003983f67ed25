import type { Twilio } from 'twilio';
import type { SettingsOf } from '../base/config.ts';

export type Texting = ReturnType<typeof texting>;
export type TwilioSignatures = ReturnType<typeof twilioSignatures>;

/** The fields of a webhook's form. */
export type TwilioForm = Record<string, string | string[]>;

/** A listing of this many texts to one number may be cut off. */
const LISTED = 200;

/** Loaded on first use: every function is a process of its own, and most never talk to Twilio. */
const load = async () => (await import('twilio')).default;

/** The longest that a call of Twilio's may take, in ms: of a sending, for which people wait, and of a listing. */
const REQUEST_TIMEOUTS_MS = { send: 4_000, list: 10_000 };

/** Twilio's client, which waits this long (ms): well below the lease under which a text is sent. The library has one timeout a client. */
async function connect(config: SettingsOf<'texting'>, timeout: number): Promise<Twilio> {
  const twilio = await load();
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN[0], { timeout, autoRetry: false });
  client.api.baseUrl = config.TWILIO_API_BASE;
  return client;
}

/** The product's dealings with Twilio. */
export function texting(config: SettingsOf<'texting'>) {
  const sender = config.TWILIO_FROM.startsWith('MG')
    ? { messagingServiceSid: config.TWILIO_FROM }
    : { from: config.TWILIO_FROM };
  return {
    /** Hands one text to Twilio, which gets at most `left` ms to answer. @throws whatever `failureOf` understands */
    async send(text: { to: string; body: string; statusCallback: string }, left: number) {
      const client = await connect(config, Math.ceil(Math.min(REQUEST_TIMEOUTS_MS.send, left)));
      return await client.messages.create({ ...sender, ...text });
    },
    /**
     * What Twilio has taken for a number since a moment: settles whether an attempt of unknown outcome arrived. Not
     * filtered at Twilio, whose dates are those of sending and are empty while a text waits there.
     * @throws Error when the listing fails, or is too long to say what is not in it
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

/** Twilio's own calls. */
export function twilioSignatures({ TWILIO_AUTH_TOKEN }: SettingsOf<'twilioSignatures'>) {
  return {
    /** Whether a webhook was signed by Twilio for exactly this URL and form. */
    async isFromTwilio(signature: string, url: string, form: TwilioForm): Promise<boolean> {
      const { validateRequest } = await load();
      return TWILIO_AUTH_TOKEN.some((token) => validateRequest(token, signature, url, form));
    },
  };
}

/**
 * Why a text was not handed over: Twilio `answered` with an error, it was `unreachable` so that nothing left this
 * machine, or the outcome is `unknown` (a timeout, a broken connection, an answer nobody can read).
 */
export type SendFailure =
  | { type: 'answered'; code: number | null; status: number }
  | { type: 'unreachable' }
  | { type: 'unknown' };

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Reads what the client threw. */
export function failureOf(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { type: 'unknown' };
  const code = 'code' in error ? error.code : null;
  if ('status' in error && typeof error.status === 'number')
    return { type: 'answered', code: typeof code === 'number' ? code : null, status: error.status };
  return { type: typeof code === 'string' && neverConnected.has(code) ? 'unreachable' : 'unknown' };
}
