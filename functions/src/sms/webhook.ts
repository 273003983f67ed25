import type { WebhookName } from '@streetlore/domain/health';
import { logger } from 'firebase-functions/v2';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { heard } from '../platform/heartbeat.ts';
import { services } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { noteError } from '../platform/watched.ts';
import type { Form } from '../vendors/twilio.ts';

/** What of a request matters to a webhook. `url` is path and query as they were asked for. */
export type Posted = { method: string; url: string; signature: string; rawBody: string };

/** What Twilio is told; a body is TwiML. */
export type Answer = { status: number; body?: string };

/** A webhook for Twilio. One whose work failed answers 500, so that what can be repeated is. */
export function twilioWebhook(
  provider: WebhookName,
  answer: (services: Services, posted: Posted) => Promise<Answer>,
): HttpsFunction {
  return onRequest({ invoker: 'public' }, async (request, response) => {
    const posted = {
      method: request.method,
      url: request.originalUrl,
      signature: request.get('x-twilio-signature') ?? '',
      rawBody: request.rawBody?.toString('utf8') ?? '',
    };
    try {
      const { status, body } = await answer(services(), posted);
      if (status === 200) await heard(services(), provider);
      response
        .status(status)
        .type('text/xml')
        .send(body ?? '');
    } catch (error) {
      logger.error('A webhook of Twilio failed', error);
      await noteError(provider, error);
      response.status(500).end();
    }
  });
}

/** The parameters of a posted form, as they were signed; one that is there more than once has all its values. */
export function formOf({ rawBody }: Pick<Posted, 'rawBody'>): Form {
  const fields = new URLSearchParams(rawBody);
  const fieldOf = (name: string) => {
    const values = fields.getAll(name);
    return values.length > 1 ? values : (values[0] ?? '');
  };
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fieldOf(name)]));
}

/**
 * Whether a request was signed by Twilio for `path` under the configured public address. What a request says of its own
 * host is its sender's word, and the hosting proxy changes it.
 */
export async function isSigned({ texting, config }: Services, posted: Posted, path: string): Promise<boolean> {
  const { signature } = posted;
  return signature !== '' && (await texting.isFromTwilio(signature, `${config.PUBLIC_URL}${path}`, formOf(posted)));
}
