import twilio from 'twilio';
import type { Config } from '../platform/config.ts';

export type Texting = ReturnType<typeof texting>;

/** Twilio's client, bounded in time well below the lease under which a text is sent. */
export function texting(config: Config) {
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN, { timeout: 10_000, autoRetry: false });
  client.api.baseUrl = config.TWILIO_API_BASE;
  const sender = config.TWILIO_FROM.startsWith('MG')
    ? { messagingServiceSid: config.TWILIO_FROM }
    : { from: config.TWILIO_FROM };
  return {
    /** Hands one text to Twilio. @throws RestException with Twilio's `code` and `status` */
    async send(text: { to: string; body: string; statusCallback: string }) {
      return await client.messages.create({ ...sender, ...text });
    },
    /** What Twilio has sent to a number since a moment, newest first: settles whether an attempt of unknown outcome arrived. */
    async sentTo(to: string, since: Date) {
      return await client.messages.list({ to, dateSentAfter: since, limit: 100 });
    },
    /** Whether a webhook was signed by Twilio for exactly this URL and form. */
    isFromTwilio(signature: string, url: string, form: Record<string, string>): boolean {
      return twilio.validateRequest(config.TWILIO_AUTH_TOKEN, signature, url, form);
    },
  };
}
